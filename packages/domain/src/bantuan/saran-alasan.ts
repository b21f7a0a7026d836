import type { KdAlasan } from '../baris/alasan';

/** What an applicant does about each reason of a return, before it is one. */
export const SARAN_ALASAN: Readonly<Record<KdAlasan, string>> = {
  A01: 'Periksa masa berlaku, tanda tangan, dan kelengkapan halaman sebelum mengunggah.',
  A02: 'Perbarui data di SIINas atau OSS dahulu, lalu samakan isian dengan data itu.',
  A03: 'Cocokkan kebutuhan setahun dengan kapasitas terpasang, dan lampirkan bukti kapasitasnya.',
  A04: 'Jelaskan mengapa pasokan dalam negeri tidak memenuhi kebutuhan Anda.',
  A05: 'Laporkan realisasi tahun lalu dahulu, dan jelaskan bila jauh di bawah yang terbit.',
  A06: 'Selesaikan kewajiban yang disebut catatan, lalu lampirkan buktinya.',
  A07: 'Pilih pos tarif dari daftar; daftar itu hanya berisi pos untuk komoditas Anda.',
  A08: 'Selesaikan status wajib pajak dahulu, lalu perbarui data perusahaan.',
  A09: 'Kurangi jumlah, atau tunggu penetapan berikutnya.',
  A99: 'Baca catatan pada kolomnya; petugas menulis apa yang kurang.',
};
