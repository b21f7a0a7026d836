/** What decides: transitions, permissions, row checks, calendar, numbers. Below packages/domain/src. */
export const ATURAN = [
  'pengajuan/alur.ts',
  'pengajuan/penjaga.ts',
  'pengajuan/aksi.ts',
  'pengajuan/layanan.ts',
  'pengajuan/status.ts',
  'pengajuan/tahap.ts',
  'pengajuan/keputusan.ts',
  'pengajuan/kelengkapan.ts',
  'pengajuan/isian.ts',
  'pengajuan/baris.ts',
  'pengajuan/kewajaran.ts',
  'akses/peran.ts',
  'akses/kebijakan.ts',
  'komoditas/rekaman.ts',
  'komoditas/bentuk-rekaman.ts',
  'komoditas/opsi.ts',
  'kalender/hari-kerja.ts',
  'kalender/jadwal.ts',
  'kalender/jam-layanan.ts',
  'format/angka.ts',
  'format/periode.ts',
];
/** Percent of the mutants that can be killed. */
export const NILAI_MINIMAL = 85;
