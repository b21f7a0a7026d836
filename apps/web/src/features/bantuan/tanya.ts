import { HARI_PERBAIKAN } from '@sinas/domain/kalender/perpanjangan';
import { MAKS_PERBAIKAN } from '@sinas/domain/pengajuan/penjaga';

export interface Tanya {
  judul: string;
  isi: string;
  /** Where it is done. */
  ke?: { alamat: string; teks: string };
}
/** What newcomers ask first. */
export const TANYA: readonly Tanya[] = [
  {
    judul: 'Di meja siapa berkas saya?',
    isi: 'Buka berkasnya dari menu Pengajuan. Halamannya menyebut meja yang memegangnya, sejak kapan, dan batas waktunya.',
    ke: { alamat: '/pengajuan', teks: 'Buka daftar pengajuan' },
  },
  {
    judul: 'Berkas saya dikembalikan. Apa yang saya lakukan?',
    isi: `Buka berkasnya, baca catatan pada kolom yang disebut, perbaiki, lalu kirim perbaikan dengan nomor aju yang sama. Waktunya ${HARI_PERBAIKAN} hari kerja, paling banyak ${MAKS_PERBAIKAN} kali.`,
    ke: { alamat: '/pengajuan', teks: 'Buka daftar pengajuan' },
  },
  {
    judul: 'Bagaimana mengisi banyak baris sekaligus?',
    isi: 'Tempel dari Excel ke tabel, atau unduh templat Excel, isi, lalu unggah. Isinya diperiksa lebih dahulu dan baru disimpan setelah Anda setuju.',
  },
  {
    judul: 'Koneksi saya putus. Apakah isian hilang?',
    isi: 'Tidak. Yang belum terkirim disimpan di peramban ini dan dikirim begitu tersambung, juga setelah halamannya dimuat ulang.',
  },
  {
    judul: 'Bagaimana mengubah keputusan yang sudah terbit?',
    isi: 'Buka berkasnya, pilih Ajukan perubahan, lalu ubah baris yang perlu. Perubahan mendapat nomor aju sendiri; keputusan lama berlaku sampai perubahannya terbit.',
    ke: { alamat: '/pengajuan', teks: 'Buka daftar pengajuan' },
  },
  {
    judul: 'Saya tidak setuju dengan keputusan. Bagaimana?',
    isi: 'Ajukan keberatan dari halaman berkasnya dalam 30 hari kerja. Yang menjawab pejabat yang belum pernah memegang berkas itu, dan jawabannya tampil di halaman yang sama.',
    ke: { alamat: '/pengajuan', teks: 'Buka daftar pengajuan' },
  },
  {
    judul: 'Siapa yang dapat melihat berkas perusahaan saya?',
    isi: 'Perusahaan Anda dan instansi pemerintah yang menanganinya. Perusahaan lain tidak dapat melihatnya.',
  },
  {
    judul: 'Bagaimana memeriksa keaslian keputusan?',
    isi: 'Tulis kode di bawah QR pada dokumennya, atau unggah berkasnya. Pemeriksaan terbuka untuk siapa saja.',
    ke: { alamat: '/cek', teks: 'Periksa keputusan' },
  },
];
