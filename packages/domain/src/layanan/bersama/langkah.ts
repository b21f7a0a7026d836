import type { Izin } from '../../akses/izin';
import type { Langkah, NamaEfek, NamaPenjaga, Peristiwa } from '../../pengajuan/alur';
import type { KdStatusTersimpan } from '../../pengajuan/status';

/** One row of a table. */
export const t = (
  id: string,
  peristiwa: Peristiwa,
  dari: KdStatusTersimpan[],
  ke: KdStatusTersimpan | 'tetap',
  izin: Izin | 'SISTEM',
  penjaga: NamaPenjaga[] = [],
  efek: NamaEfek[] = [],
): Langkah => ({ id, peristiwa, dari, ke, izin, penjaga, efek });

/*
 * Transitions that services are put together from, each written once. The server decides by a service's table,
 * `aksi_tersedia` is answered from it, both front ends draw their buttons from that answer. Creation (T1) and copies (T22,
 * T24, T25) make new files and stand outside.
 */

/** Filled in and filed. */
export const ISI: readonly Langkah[] = [
  t('T2', 'simpan', ['00', '25'], 'tetap', 'pengajuan.ubah'),
  t(
    'T3',
    'kirim',
    ['00'],
    '10',
    'pengajuan.kirim',
    ['pemohon_pu', 'dalam_jendela'],
    ['bekukan_kiriman', 'antre_pengiriman', 'cadangkan', 'beri_tahu_pemohon'],
  ),
  t('T4', 'integrasi_ok', ['10'], '20', 'SISTEM', ['pemohon_pu'], ['jam_mulai', 'beri_tahu_pemohon', 'beri_tahu_kl']),
  t('T5', 'integrasi_gagal', ['10', '26'], 'tetap', 'SISTEM', [], ['beri_tahu_pemohon', 'beri_tahu_lnsw']),
  t('T6', 'kirim_ulang', ['10', '26'], 'tetap', 'pengajuan.kirim_ulang', ['kirim_gagal'], ['antre_pengiriman']),
];
/** Filled in by a ministry, and given up by it (C.11: its verifier stands where the company is named). */
export const ISI_KL: readonly Langkah[] = [
  t('T2', 'simpan', ['00', '25'], 'tetap', 'pk.susun', ['pemohon_kl']),
  t(
    'T26',
    'batalkan_pk',
    ['00', '23', '25', '40', '42'],
    '80',
    'pk.susun',
    ['pemohon_kl'],
    ['jam_selesai', 'beri_tahu_kl'],
  ),
];
/** Filed by a ministry, which needs no delivery; what was returned comes back to the desk that returned it. */
export const KIRIM_KL: readonly Langkah[] = [
  t('T3', 'kirim_pk', ['00'], '10', 'pk.kirim', ['pemohon_kl'], ['bekukan_kiriman', 'beri_tahu_pemohon']),
  t('T4', 'integrasi_pk', ['10'], '23', 'SISTEM', ['pemohon_kl'], ['beri_tahu_pemohon', 'beri_tahu_kl']),
  t(
    'T9',
    'kirim_perbaikan',
    ['25'],
    '23',
    'pk.kirim',
    ['pemohon_kl'],
    ['bekukan_kiriman', 'jam_lanjut', 'beri_tahu_pemohon', 'beri_tahu_kl'],
  ),
  t('C.4', 'intersep', ['23', '40'], 'tetap', 'pk.intersep', ['pemohon_kl', 'empat_mata']),
];
/** At the desks of the ministry, and back to the applicant. */
export const MEJA: readonly Langkah[] = [
  t('T7', 'ambil', ['20'], '21', 'pengajuan.ambil', ['belum_diambil_lain'], ['kunci_pengambil', 'beri_tahu_pemohon']),
  t('T7', 'ambil', ['21'], 'tetap', 'pengajuan.ambil', ['belum_diambil_lain', 'empat_mata'], ['kunci_pengambil']),
  t('T7', 'lepas', ['21'], 'tetap', 'pengajuan.ambil', ['pengambil'], ['lepas_pengambil']),
  t('T7', 'alihkan', ['20'], '21', 'pengajuan.alihkan', [], ['kunci_pengambil', 'beri_tahu_pemohon']),
  t('T7', 'alihkan', ['21'], 'tetap', 'pengajuan.alihkan', [], ['kunci_pengambil']),
  t('T7', 'petugas_nonaktif', ['21', '25', '26'], 'tetap', 'SISTEM', [], ['lepas_pengambil']),
  t(
    'T8',
    'kembalikan',
    ['21'],
    '25',
    'pengajuan.kembalikan',
    ['pengambil', 'empat_mata', 'sisa_perbaikan'],
    ['jam_jeda', 'tenggat_perbaikan', 'beri_tahu_pemohon'],
  ),
  t(
    'T8',
    'kembalikan',
    ['22', '23'],
    '25',
    'pengajuan.kembalikan',
    ['empat_mata', 'sisa_perbaikan'],
    ['jam_jeda', 'tenggat_perbaikan', 'beri_tahu_pemohon'],
  ),
  t(
    'T9',
    'kirim_perbaikan',
    ['25'],
    '26',
    'pengajuan.kirim',
    ['pemohon_pu'],
    ['bekukan_kiriman', 'antre_pengiriman', 'cadangkan', 'jam_lanjut', 'beri_tahu_pemohon'],
  ),
  t('T9', 'perbaikan_diterima', ['26'], '21', 'SISTEM', [], ['beri_tahu_pemohon', 'beri_tahu_kl']),
  t('T10', 'batas_perbaikan_lewat', ['25'], '91', 'SISTEM', [], ['jam_selesai', 'lepas_cadangan', 'beri_tahu_pemohon']),
  t(
    'T11',
    'teruskan',
    ['21'],
    '22',
    'pengajuan.verifikasi',
    ['pengambil', 'empat_mata', 'informasi_tertutup'],
    ['simpan_rekomendasi', 'beri_tahu_pemohon', 'beri_tahu_kl'],
  ),
  t(
    'T11',
    'teruskan',
    ['22'],
    '23',
    'pengajuan.telaah',
    ['empat_mata', 'pnbp_lunas', 'informasi_tertutup'],
    ['simpan_rekomendasi', 'beri_tahu_pemohon', 'beri_tahu_kl'],
  ),
];
/** A fee is paid before the decision. */
export const TAGIHAN: readonly Langkah[] = [
  t(
    'T12',
    'terbit_billing',
    ['22'],
    '30',
    'billing.terbit',
    ['pnbp_belum', 'informasi_tertutup'],
    ['jam_jeda', 'beri_tahu_pemohon'],
  ),
  t('T13', 'bayar', ['30'], '31', 'SISTEM', ['pnbp_lunas'], ['jam_lanjut', 'beri_tahu_pemohon']),
  t('T13', 'lanjut', ['31'], '23', 'SISTEM', [], ['beri_tahu_pemohon', 'beri_tahu_kl']),
  t('T14', 'billing_kedaluwarsa', ['30'], 'tetap', 'SISTEM', ['pnbp_belum'], ['beri_tahu_pemohon']),
  t('T14', 'billing_baru', ['30'], 'tetap', 'billing.segarkan', ['pnbp_belum'], ['beri_tahu_pemohon']),
  t(
    'T30',
    'billing_tutup',
    ['30'],
    '91',
    'SISTEM',
    ['pnbp_belum'],
    ['jam_selesai', 'lepas_cadangan', 'beri_tahu_pemohon'],
  ),
  t('T36', 'billing_batal', ['30'], '22', 'pengajuan.telaah', ['pnbp_belum'], ['jam_lanjut', 'beri_tahu_pemohon']),
];
/** The ministry concludes. */
export const KEPUTUSAN: readonly Langkah[] = [
  t(
    'T15',
    'setuju',
    ['23'],
    '50',
    'pengajuan.putuskan',
    ['empat_mata', 'tanpa_rakor', 'informasi_tertutup'],
    ['jam_selesai', 'terbitkan_keputusan', 'bukukan', 'beri_tahu_pemohon'],
  ),
  t(
    'T15',
    'tolak',
    ['23'],
    '90',
    'pengajuan.putuskan',
    ['empat_mata', 'tanpa_rakor', 'informasi_tertutup'],
    ['jam_selesai', 'lepas_cadangan', 'beri_tahu_pemohon'],
  ),
  t(
    'T16',
    'pertimbangan',
    ['23'],
    '40',
    'pengajuan.putuskan',
    ['empat_mata', 'dengan_rakor', 'informasi_tertutup'],
    ['jam_selesai', 'simpan_rekomendasi', 'beri_tahu_pemohon'],
  ),
];
export const KEPUTUSAN_SEBAGIAN: readonly Langkah[] = [
  t(
    'T15',
    'setuju_sebagian',
    ['23'],
    '51',
    'pengajuan.putuskan',
    ['empat_mata', 'tanpa_rakor', 'informasi_tertutup'],
    ['jam_selesai', 'terbitkan_keputusan', 'bukukan', 'beri_tahu_pemohon'],
  ),
];
/** A meeting determines, or its chair without one. */
export const RAKOR: readonly Langkah[] = [
  t('T17', 'agenda_rakornis', ['40'], '41', 'rakor.kelola', ['dengan_rakor'], ['beri_tahu_pemohon']),
  t('T18', 'final_rakornis', ['41'], '42', 'rakor.final', [], ['beri_tahu_pemohon']),
  t('T18', 'tunda', ['41'], '40', 'rakor.kelola', [], ['beri_tahu_pemohon']),
  t('T32', 'keluar_agenda', ['41'], '40', 'rakor.kelola', [], ['beri_tahu_pemohon']),
  t('T32', 'keluar_agenda', ['43'], '42', 'rakor.kelola', [], ['beri_tahu_pemohon']),
  t('T17', 'agenda_rakormen', ['42'], '43', 'rakor.kelola', [], ['beri_tahu_pemohon']),
  t('T19', 'tetapkan', ['43'], '50', 'rakor.final', [], ['terbitkan_keputusan', 'bukukan', 'beri_tahu_pemohon']),
  t(
    'T19',
    'tetapkan_sebagian',
    ['43'],
    '51',
    'rakor.final',
    [],
    ['terbitkan_keputusan', 'bukukan', 'beri_tahu_pemohon'],
  ),
  t('T19', 'tetapkan_tolak', ['43'], '90', 'rakor.final', [], ['beri_tahu_pemohon']),
  t('T19', 'tunda', ['43'], '42', 'rakor.final', [], ['beri_tahu_pemohon']),
  t(
    'T20',
    'tetapkan_tanpa_rakor',
    ['40', '42'],
    '50',
    'rakor.tetapkan',
    [],
    ['terbitkan_keputusan', 'bukukan', 'beri_tahu_pemohon'],
  ),
  t(
    'T20',
    'tetapkan_tanpa_rakor_sebagian',
    ['40', '42'],
    '51',
    'rakor.tetapkan',
    [],
    ['terbitkan_keputusan', 'bukukan', 'beri_tahu_pemohon'],
  ),
  t('T20', 'tetapkan_tanpa_rakor_tolak', ['40', '42'], '90', 'rakor.tetapkan', [], ['beri_tahu_pemohon']),
];
/** The system issues what is late. */
export const OTOMATIS: readonly Langkah[] = [
  t(
    'T21',
    'terbit_otomatis',
    ['21', '22', '23'],
    '57',
    'SISTEM',
    ['tanpa_rakor', 'terbit_otomatis_aktif', 'sla_lewat'],
    ['jam_selesai', 'terbitkan_keputusan', 'bukukan', 'beri_tahu_pemohon', 'beri_tahu_kl', 'beri_tahu_atasan'],
  ),
];
/** A change whose parent ended meanwhile has nothing to change any more. */
export const ASAL_BERAKHIR: readonly Langkah[] = [
  t(
    'T23',
    'asal_berakhir',
    ['10', '20', '21', '22', '23', '25', '26', '30', '31', '40', '41', '42', '43'],
    '91',
    'SISTEM',
    [],
    ['jam_selesai', 'lepas_cadangan', 'beri_tahu_pemohon', 'beri_tahu_kl'],
  ),
];
/** What draws from a year's determination ends with the year. */
export const TAHUN_TUTUP: readonly Langkah[] = [
  t(
    'T31',
    'tahun_tutup',
    ['10', '20', '21', '22', '23', '25', '26', '30', '31'],
    '91',
    'SISTEM',
    ['menarik'],
    ['jam_selesai', 'lepas_cadangan', 'beri_tahu_pemohon'],
  ),
];
export const DITARIK: readonly Langkah[] = [
  t(
    'T26',
    'batalkan',
    ['10', '20', '21', '22', '23', '25', '26', '30', '31', '40', '42'],
    '80',
    'pengajuan.batalkan',
    ['pemohon_pu'],
    ['jam_selesai', 'lepas_cadangan', 'beri_tahu_pemohon', 'beri_tahu_kl'],
  ),
];
/** The desk asks the company for something; the file stays, its clock waits for the answer. */
const DI_MEJA: KdStatusTersimpan[] = ['21', '22', '23'];
export const INFORMASI: readonly Langkah[] = [
  t(
    'T37',
    'minta_informasi',
    ['21'],
    'tetap',
    'pengajuan.minta_informasi',
    ['meja_sendiri', 'pengambil', 'empat_mata', 'informasi_tertutup'],
    ['jam_jeda', 'beri_tahu_pemohon'],
  ),
  t(
    'T37',
    'minta_informasi',
    ['22', '23'],
    'tetap',
    'pengajuan.minta_informasi',
    ['meja_sendiri', 'empat_mata', 'informasi_tertutup'],
    ['jam_jeda', 'beri_tahu_pemohon'],
  ),
  t(
    'T37',
    'tutup_informasi',
    ['21'],
    'tetap',
    'pengajuan.minta_informasi',
    ['meja_sendiri', 'pengambil', 'empat_mata', 'informasi_terbuka'],
    ['jam_lanjut', 'beri_tahu_pemohon'],
  ),
  t(
    'T37',
    'tutup_informasi',
    ['22', '23'],
    'tetap',
    'pengajuan.minta_informasi',
    ['meja_sendiri', 'empat_mata', 'informasi_terbuka'],
    ['jam_lanjut', 'beri_tahu_pemohon'],
  ),
  t(
    'T37',
    'jawab_informasi',
    DI_MEJA,
    'tetap',
    'pengajuan.jawab_informasi',
    ['pemohon_pu'],
    ['jam_lanjut', 'beri_tahu_kl'],
  ),
  t(
    'T37',
    'informasi_lewat',
    DI_MEJA,
    'tetap',
    'SISTEM',
    ['informasi_terbuka'],
    ['jam_lanjut', 'beri_tahu_pemohon', 'beri_tahu_kl'],
  ),
];
export const MINTA_PERBAIKAN: readonly Langkah[] = [
  t(
    'T29',
    'minta_perbaikan',
    ['20'],
    '25',
    'pengajuan.minta_perbaikan',
    ['pemohon_pu', 'sisa_perbaikan'],
    ['jam_jeda', 'tenggat_perbaikan', 'beri_tahu_pemohon'],
  ),
  t(
    'T29',
    'minta_perbaikan',
    ['21'],
    'tetap',
    'pengajuan.minta_perbaikan',
    ['pemohon_pu', 'sisa_perbaikan'],
    ['beri_tahu_kl'],
  ),
];

/** Transitions cut to the states that a service has: one that none of them begins or ends in is not its own. */
export const dalamKeadaan = (
  keadaan: readonly KdStatusTersimpan[],
  langkah: readonly (readonly Langkah[])[],
): Langkah[] =>
  langkah
    .flat()
    .map((l) => ({ ...l, dari: l.dari.filter((d) => keadaan.includes(d)) }))
    .filter((l) => l.dari.length > 0 && (l.ke === 'tetap' || keadaan.includes(l.ke)));
