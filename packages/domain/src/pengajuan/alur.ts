import type { Izin } from '../akses/izin';
import type { KdStatusTersimpan } from './status';

export const PERISTIWA = [
  'simpan',
  'kirim',
  'integrasi_ok',
  'kirim_ulang',
  'ambil',
  'lepas',
  'petugas_nonaktif',
  'kembalikan',
  'kirim_perbaikan',
  'perbaikan_diterima',
  'batas_perbaikan_lewat',
  'teruskan',
  'terbit_billing',
  'bayar',
  'lanjut',
  'setuju',
  'setuju_sebagian',
  'tolak',
  'pertimbangan',
  'agenda_rakornis',
  'final_rakornis',
  'agenda_rakormen',
  'tunda',
  'tetapkan',
  'tetapkan_sebagian',
  'tetapkan_tolak',
  'tetapkan_tanpa_rakor',
  'tetapkan_tanpa_rakor_sebagian',
  'tetapkan_tanpa_rakor_tolak',
  'terbit_otomatis',
  'diganti',
  'batalkan',
  'kedaluwarsa',
  'cabut',
  'minta_perbaikan',
  'kirim_pk',
  'integrasi_pk',
  'integrasi_gagal',
  'billing_kedaluwarsa',
  'billing_baru',
] as const;
export type Peristiwa = (typeof PERISTIWA)[number];

/** Guards by name; their meaning stands in penjaga.ts. */
export type NamaPenjaga =
  | 'pemohon_pu'
  | 'pemohon_kl'
  | 'kirim_gagal'
  | 'pengambil'
  | 'belum_diambil_lain'
  | 'empat_mata'
  | 'tanpa_rakor'
  | 'dengan_rakor'
  | 'pnbp_lunas'
  | 'pnbp_belum'
  | 'sisa_perbaikan'
  | 'terbit_otomatis_aktif'
  | 'sla_lewat'
  | 'dalam_jendela';

/** What follows a transition; the services carry these out in the same transaction. */
export type NamaEfek =
  | 'bekukan_kiriman'
  | 'antre_pengiriman'
  | 'beri_tahu_pemohon'
  | 'beri_tahu_kl'
  | 'beri_tahu_atasan'
  | 'beri_tahu_lnsw'
  | 'jam_mulai'
  | 'jam_jeda'
  | 'jam_lanjut'
  | 'jam_selesai'
  | 'kunci_pengambil'
  | 'lepas_pengambil'
  | 'tenggat_perbaikan'
  | 'terbitkan_keputusan'
  | 'simpan_rekomendasi';

export interface Langkah {
  /** Number. */
  id: string;
  peristiwa: Peristiwa;
  dari: readonly KdStatusTersimpan[];
  /** 'tetap' keeps the status: the event changes a fact beside it. */
  ke: KdStatusTersimpan | 'tetap';
  /** Who may: a permission, or the system itself. */
  izin: Izin | 'SISTEM';
  penjaga: readonly NamaPenjaga[];
  efek: readonly NamaEfek[];
}

const t = (
  id: string,
  peristiwa: Peristiwa,
  dari: KdStatusTersimpan[],
  ke: KdStatusTersimpan | 'tetap',
  izin: Izin | 'SISTEM',
  penjaga: NamaPenjaga[] = [],
  efek: NamaEfek[] = [],
): Langkah => ({ id, peristiwa, dari, ke, izin, penjaga, efek });

/**
 * The one transition table. The server decides by it, `aksi_tersedia` is answered from it, both front ends draw their
 * buttons from that answer. Creation (T1) and copies (T22, T24, T25) make new files and stand outside.
 */
export const ALUR: readonly Langkah[] = [
  t('T2', 'simpan', ['00', '25'], 'tetap', 'pengajuan.ubah'),
  t(
    'T3',
    'kirim',
    ['00'],
    '10',
    'pengajuan.kirim',
    ['pemohon_pu', 'dalam_jendela'],
    ['bekukan_kiriman', 'antre_pengiriman', 'beri_tahu_pemohon'],
  ),
  t('T3', 'kirim_pk', ['00'], '10', 'pk.kirim', ['pemohon_kl'], ['bekukan_kiriman', 'beri_tahu_pemohon']),
  t('T4', 'integrasi_ok', ['10'], '20', 'SISTEM', ['pemohon_pu'], ['jam_mulai', 'beri_tahu_pemohon', 'beri_tahu_kl']),
  t('T4', 'integrasi_pk', ['10'], '23', 'SISTEM', ['pemohon_kl'], ['beri_tahu_pemohon', 'beri_tahu_kl']),
  t('T5', 'integrasi_gagal', ['10', '26'], 'tetap', 'SISTEM', [], ['beri_tahu_pemohon', 'beri_tahu_lnsw']),
  t('T6', 'kirim_ulang', ['10', '26'], 'tetap', 'pengajuan.kirim_ulang', ['kirim_gagal'], ['antre_pengiriman']),
  t('T7', 'ambil', ['20'], '21', 'pengajuan.ambil', ['belum_diambil_lain'], ['kunci_pengambil', 'beri_tahu_pemohon']),
  t('T7', 'ambil', ['21'], 'tetap', 'pengajuan.ambil', ['belum_diambil_lain', 'empat_mata'], ['kunci_pengambil']),
  t('T7', 'lepas', ['21'], 'tetap', 'pengajuan.ambil', ['pengambil'], ['lepas_pengambil']),
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
    ['bekukan_kiriman', 'antre_pengiriman', 'jam_lanjut', 'beri_tahu_pemohon'],
  ),
  t('T9', 'perbaikan_diterima', ['26'], '21', 'SISTEM', [], ['beri_tahu_pemohon', 'beri_tahu_kl']),
  t('T10', 'batas_perbaikan_lewat', ['25'], '91', 'SISTEM', [], ['jam_selesai', 'beri_tahu_pemohon']),
  t(
    'T11',
    'teruskan',
    ['21'],
    '22',
    'pengajuan.verifikasi',
    ['pengambil', 'empat_mata'],
    ['simpan_rekomendasi', 'beri_tahu_pemohon', 'beri_tahu_kl'],
  ),
  t(
    'T11',
    'teruskan',
    ['22'],
    '23',
    'pengajuan.telaah',
    ['empat_mata', 'pnbp_lunas'],
    ['simpan_rekomendasi', 'beri_tahu_pemohon', 'beri_tahu_kl'],
  ),
  t('T12', 'terbit_billing', ['22'], '30', 'billing.terbit', ['pnbp_belum'], ['jam_jeda', 'beri_tahu_pemohon']),
  t('T13', 'bayar', ['30'], '31', 'SISTEM', ['pnbp_lunas'], ['jam_lanjut', 'beri_tahu_pemohon']),
  t('T13', 'lanjut', ['31'], '23', 'SISTEM', [], ['beri_tahu_pemohon', 'beri_tahu_kl']),
  t('T14', 'billing_kedaluwarsa', ['30'], 'tetap', 'SISTEM', ['pnbp_belum'], ['beri_tahu_pemohon']),
  t('T14', 'billing_baru', ['30'], 'tetap', 'billing.segarkan', ['pnbp_belum'], ['beri_tahu_pemohon']),
  t(
    'T15',
    'setuju',
    ['23'],
    '50',
    'pengajuan.putuskan',
    ['empat_mata', 'tanpa_rakor'],
    ['jam_selesai', 'terbitkan_keputusan', 'beri_tahu_pemohon'],
  ),
  t(
    'T15',
    'setuju_sebagian',
    ['23'],
    '51',
    'pengajuan.putuskan',
    ['empat_mata', 'tanpa_rakor'],
    ['jam_selesai', 'terbitkan_keputusan', 'beri_tahu_pemohon'],
  ),
  t(
    'T15',
    'tolak',
    ['23'],
    '90',
    'pengajuan.putuskan',
    ['empat_mata', 'tanpa_rakor'],
    ['jam_selesai', 'beri_tahu_pemohon'],
  ),
  t(
    'T16',
    'pertimbangan',
    ['23'],
    '40',
    'pengajuan.putuskan',
    ['empat_mata', 'dengan_rakor'],
    ['jam_selesai', 'simpan_rekomendasi', 'beri_tahu_pemohon'],
  ),
  t('T17', 'agenda_rakornis', ['40'], '41', 'rakor.kelola', ['dengan_rakor'], ['beri_tahu_pemohon']),
  t('T18', 'final_rakornis', ['41'], '42', 'rakor.final', [], ['beri_tahu_pemohon']),
  t('T18', 'tunda', ['41'], '40', 'rakor.kelola', [], ['beri_tahu_pemohon']),
  t('T17', 'agenda_rakormen', ['42'], '43', 'rakor.kelola', [], ['beri_tahu_pemohon']),
  t('T19', 'tetapkan', ['43'], '50', 'rakor.final', [], ['terbitkan_keputusan', 'beri_tahu_pemohon']),
  t('T19', 'tetapkan_sebagian', ['43'], '51', 'rakor.final', [], ['terbitkan_keputusan', 'beri_tahu_pemohon']),
  t('T19', 'tetapkan_tolak', ['43'], '90', 'rakor.final', [], ['beri_tahu_pemohon']),
  t('T19', 'tunda', ['43'], '42', 'rakor.final', [], ['beri_tahu_pemohon']),
  t(
    'T20',
    'tetapkan_tanpa_rakor',
    ['40', '42'],
    '50',
    'rakor.tetapkan',
    [],
    ['terbitkan_keputusan', 'beri_tahu_pemohon'],
  ),
  t(
    'T20',
    'tetapkan_tanpa_rakor_sebagian',
    ['40', '42'],
    '51',
    'rakor.tetapkan',
    [],
    ['terbitkan_keputusan', 'beri_tahu_pemohon'],
  ),
  t('T20', 'tetapkan_tanpa_rakor_tolak', ['40', '42'], '90', 'rakor.tetapkan', [], ['beri_tahu_pemohon']),
  t(
    'T21',
    'terbit_otomatis',
    ['21', '22', '23'],
    '57',
    'SISTEM',
    ['tanpa_rakor', 'terbit_otomatis_aktif', 'sla_lewat'],
    ['jam_selesai', 'terbitkan_keputusan', 'beri_tahu_pemohon', 'beri_tahu_kl', 'beri_tahu_atasan'],
  ),
  t('T23', 'diganti', ['50', '51', '57'], '52', 'SISTEM', [], ['beri_tahu_pemohon']),
  t(
    'T26',
    'batalkan',
    ['10', '20', '21', '22', '23', '25', '26', '30', '31', '40', '42'],
    '80',
    'pengajuan.batalkan',
    ['pemohon_pu'],
    ['jam_selesai', 'beri_tahu_pemohon', 'beri_tahu_kl'],
  ),
  t('T27', 'kedaluwarsa', ['50', '51', '57'], '70', 'SISTEM', [], ['beri_tahu_pemohon']),
  t('T28', 'cabut', ['50', '51', '57'], '85', 'pengajuan.cabut', [], ['beri_tahu_pemohon']),
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

/** Row of the table for an event in a status. */
export function cariLangkah(status: KdStatusTersimpan, peristiwa: Peristiwa): Langkah | undefined {
  return ALUR.find((l) => l.peristiwa === peristiwa && l.dari.includes(status));
}

export const statusSesudah = (langkah: Langkah, status: KdStatusTersimpan): KdStatusTersimpan =>
  langkah.ke === 'tetap' ? status : langkah.ke;
