import type { Izin } from '../akses/izin';
import { susunAlur } from '../proses/alur';
import type { Keadaan, Langkah } from '../proses/rancangan';

/** States of a meeting (E.3). */
export const KODE_STATUS_RAKOR = ['10', '20', '30', '40', '45', '50', '60', '70', '80'] as const;
export type KdStatusRakor = (typeof KODE_STATUS_RAKOR)[number];

export const PERISTIWA_RAKOR = [
  'ubah',
  'susun_agenda',
  'isi_angka',
  'hadir',
  'jadwalkan',
  'batal',
  'masuk_agenda',
  'keluar_agenda',
  'usul',
  'mulai',
  'bahas',
  'selesai',
  'buka_kembali',
  'final',
  'tanda_tangan',
  'semua_tanda_tangan',
  'redraf',
  'terapkan',
  'selesai_terap',
] as const;
export type PeristiwaRakor = (typeof PERISTIWA_RAKOR)[number];

export const PENJAGA_RAKOR_ADA = [
  'agenda_ada',
  'berkas_masuk',
  'alasan_tertulis',
  'baris_lengkap',
  'alasan_lengkap',
  'dalam_plafon',
  'pernyataan',
  'giliran_tanda_tangan',
  'semua_bertanda_tangan',
  'belum_diterapkan',
  'semua_diterapkan',
] as const;
export type PenjagaRakor = (typeof PENJAGA_RAKOR_ADA)[number];

/** What follows; the services carry these out in the same transaction. */
export const EFEK_RAKOR_ADA = [
  'undang',
  'tarik_berkas',
  'lepas_berkas',
  'catat_pernyataan',
  'buka_tanda_tangan',
  'naik_versi',
  'gugurkan_tanda_tangan',
  'bukukan_rapat',
  'terapkan_ke_berkas',
] as const;
export type EfekRakor = (typeof EFEK_RAKOR_ADA)[number];

export type LangkahRakor = Langkah<KdStatusRakor, PeristiwaRakor, Izin, PenjagaRakor, EfekRakor>;
export type FaseRakor = 'siap' | 'bahas' | 'tutup' | 'sah' | 'batal';
export type MejaRakor = 'sekretariat' | 'koordinator' | 'penanda_tangan' | 'portal' | 'selesai';
export interface StatusRakor extends Keadaan<FaseRakor, MejaRakor> {
  kode: KdStatusRakor;
  nama: string;
}

const s = (kode: KdStatusRakor, nama: string, fase: FaseRakor, meja: MejaRakor): StatusRakor => ({
  kode,
  nama,
  fase,
  meja,
});
export const STATUS_RAKOR: Readonly<Record<KdStatusRakor, StatusRakor>> = {
  '10': s('10', 'Draf', 'siap', 'sekretariat'),
  '20': s('20', 'Terjadwal', 'siap', 'sekretariat'),
  '30': s('30', 'Berlangsung', 'bahas', 'sekretariat'),
  '40': s('40', 'Menunggu Final', 'tutup', 'koordinator'),
  '45': s('45', 'Redraf', 'bahas', 'sekretariat'),
  '50': s('50', 'Final, Menunggu Tanda Tangan', 'tutup', 'penanda_tangan'),
  '60': s('60', 'Ditandatangani', 'sah', 'portal'),
  '70': s('70', 'Selesai', 'sah', 'selesai'),
  '80': s('80', 'Dibatalkan', 'batal', 'selesai'),
};

const t = (
  peristiwa: PeristiwaRakor,
  dari: KdStatusRakor[],
  ke: KdStatusRakor | 'tetap',
  izin: Izin | 'SISTEM',
  penjaga: PenjagaRakor[] = [],
  efek: EfekRakor[] = [],
): LangkahRakor => ({ id: 'E.3', peristiwa, dari, ke, izin, penjaga, efek });
const TUNTAS: PenjagaRakor[] = ['baris_lengkap', 'alasan_lengkap', 'dalam_plafon'];
const SAH: PenjagaRakor[] = [...TUNTAS, 'pernyataan'];

/** What may happen to a meeting, by whom, and what follows. Its files go by T17 to T19, T32 and T34 of their own tables. */
export const ALUR_RAKOR = susunAlur<LangkahRakor, StatusRakor>({
  nama: 'rakor',
  keadaan: STATUS_RAKOR,
  awal: ['10'],
  langkah: [
    t('ubah', ['10', '20', '30'], 'tetap', 'rakor.kelola'),
    t('susun_agenda', ['10', '20'], 'tetap', 'rakor.kelola'),
    t('isi_angka', ['10', '20', '30', '45'], 'tetap', 'rakor.kelola'),
    t('hadir', ['20', '30'], 'tetap', 'rakor.kelola'),
    t('jadwalkan', ['10'], '20', 'rakor.kelola', ['agenda_ada'], ['undang', 'tarik_berkas']),
    t('batal', ['20'], '80', 'rakor.kelola', ['alasan_tertulis'], ['lepas_berkas']),
    t('masuk_agenda', ['20'], 'tetap', 'rakor.kelola'),
    t('keluar_agenda', ['20', '30'], 'tetap', 'rakor.kelola', ['alasan_tertulis'], ['lepas_berkas']),
    t('usul', ['20', '30'], 'tetap', 'rakor.baris'),
    t('mulai', ['20'], '30', 'rakor.kelola', ['agenda_ada', 'berkas_masuk']),
    t('bahas', ['30', '45'], 'tetap', 'rakor.kelola'),
    t('selesai', ['30'], '40', 'rakor.kelola', TUNTAS),
    t('buka_kembali', ['40'], '30', 'rakor.kelola'),
    t('final', ['40'], '50', 'rakor.final', SAH, ['catat_pernyataan', 'buka_tanda_tangan']),
    t('tanda_tangan', ['50'], 'tetap', 'rakor.tanda_tangan', ['giliran_tanda_tangan']),
    t('semua_tanda_tangan', ['50'], '60', 'SISTEM', ['semua_bertanda_tangan'], ['bukukan_rapat', 'terapkan_ke_berkas']),
    t(
      'redraf',
      ['50'],
      '45',
      'rakor.redraf',
      ['alasan_tertulis', 'belum_diterapkan'],
      ['naik_versi', 'gugurkan_tanda_tangan'],
    ),
    t('final', ['45'], '50', 'rakor.final', SAH, ['catat_pernyataan', 'buka_tanda_tangan']),
    t('terapkan', ['60'], 'tetap', 'SISTEM'),
    t('selesai_terap', ['60'], '70', 'SISTEM', ['semua_diterapkan']),
  ],
  penjaga: PENJAGA_RAKOR_ADA,
  efek: EFEK_RAKOR_ADA,
});
