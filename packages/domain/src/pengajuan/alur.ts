import type { Izin } from '../akses/izin';
import { susunAlur, type Alur } from '../proses/alur';
import type { Langkah as LangkahAlur } from '../proses/rancangan';
import { STATUS, STATUS_TERSIMPAN, type KdStatusTersimpan, type StatusPengajuan } from './status';

export const PERISTIWA = [
  'simpan',
  'kirim',
  'integrasi_ok',
  'kirim_ulang',
  'ambil',
  'lepas',
  'alihkan',
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
  'keluar_agenda',
  'tetapkan',
  'tetapkan_sebagian',
  'tetapkan_tolak',
  'tetapkan_tanpa_rakor',
  'tetapkan_tanpa_rakor_sebagian',
  'tetapkan_tanpa_rakor_tolak',
  'terbit_otomatis',
  'diganti',
  'asal_berakhir',
  'batalkan',
  'kedaluwarsa',
  'cabut',
  'minta_perbaikan',
  'kirim_pk',
  'integrasi_pk',
  'intersep',
  'batalkan_pk',
  'integrasi_gagal',
  'billing_kedaluwarsa',
  'billing_baru',
  'billing_tutup',
  'billing_batal',
  'serahkan',
  'ubah_resmi',
  'ajukan_keberatan',
  'tarik_keberatan',
  'kabulkan_keberatan',
  'tolak_keberatan',
  'minta_informasi',
  'jawab_informasi',
  'tutup_informasi',
  'informasi_lewat',
  'tahun_tutup',
] as const;
export type Peristiwa = (typeof PERISTIWA)[number];

/** Guards by name; their meaning stands in penjaga.ts. */
export const PENJAGA_ADA = [
  'pemohon_pu',
  'pemohon_kl',
  'kirim_gagal',
  'pengambil',
  'belum_diambil_lain',
  'empat_mata',
  'tanpa_rakor',
  'dengan_rakor',
  'pnbp_lunas',
  'pnbp_belum',
  'sisa_perbaikan',
  'terbit_otomatis_aktif',
  'sla_lewat',
  'dalam_jendela',
  'meja_sendiri',
  'informasi_tertutup',
  'informasi_terbuka',
  'menarik',
] as const;
export type NamaPenjaga = (typeof PENJAGA_ADA)[number];

/** What follows a transition; the services carry these out in the same transaction. */
export const EFEK_ADA = [
  'bekukan_kiriman',
  'antre_pengiriman',
  'beri_tahu_pemohon',
  'beri_tahu_kl',
  'beri_tahu_atasan',
  'beri_tahu_lnsw',
  'jam_mulai',
  'jam_jeda',
  'jam_lanjut',
  'jam_selesai',
  'kunci_pengambil',
  'lepas_pengambil',
  'tenggat_perbaikan',
  'terbitkan_keputusan',
  'perbarui_keputusan',
  'simpan_rekomendasi',
  'bukukan',
  'cadangkan',
  'lepas_cadangan',
] as const;
export type NamaEfek = (typeof EFEK_ADA)[number];

export type Langkah = LangkahAlur<KdStatusTersimpan, Peristiwa, Izin, NamaPenjaga, NamaEfek>;

export type AlurPengajuan = Alur<Langkah, Pick<StatusPengajuan, 'fase' | 'meja'>>;

/**
 * The transition table of one service, checked. It has the states that its rows name and no others; that the guards and
 * effects are all used is checked over all services (layanan/periksa-daftar.ts).
 */
export function alurPengajuan(nama: string, langkah: readonly Langkah[]): AlurPengajuan {
  const disebut = new Set<string>(langkah.flatMap((l) => [...l.dari, l.ke]));
  const keadaan = Object.fromEntries(STATUS_TERSIMPAN.filter((k) => disebut.has(k)).map((k) => [k, STATUS[k]]));
  const dipakai = <N extends string>(ada: readonly N[], nama: readonly N[]): N[] => ada.filter((n) => nama.includes(n));
  return susunAlur<Langkah, Pick<StatusPengajuan, 'fase' | 'meja'>>({
    nama,
    keadaan: keadaan as Record<KdStatusTersimpan, StatusPengajuan>,
    awal: ['00'],
    langkah,
    penjaga: dipakai(
      PENJAGA_ADA,
      langkah.flatMap((l) => l.penjaga),
    ),
    efek: dipakai(
      EFEK_ADA,
      langkah.flatMap((l) => l.efek),
    ),
  });
}
