import type { IsiSurel } from '../../platform/surel/isi-surel';
import type { JenisPermintaan } from '../auth/permintaan-akun.service';

interface Tentang {
  nama: string;
  /** Which change it is about. */
  isi?: string | null;
  organisasi: string | null;
  url: string;
  jam: number;
}
const ABAIKAN = 'Abaikan surel ini bila Anda tidak memintanya. Tanpa tautan di atas tidak ada yang berubah.';
const JANGAN_BAGI = 'Jangan teruskan surel ini: tautannya membuka akun tersebut.';
const lama = (jam: number): string => (jam >= 48 && jam % 24 === 0 ? `${jam / 24} hari` : `${jam} jam`);

const BUKAN_ANDA = 'Bukan Anda? Ganti kata sandi Anda sekarang, lalu hubungi administrator Anda.';
const PERUBAHAN_FAKTOR: Record<string, string> = {
  pasang_totp: 'Aplikasi autentikator dipasang pada akun SINAS NK Anda, dan perangkat lain sudah dikeluarkan.',
  lepas_totp: 'Aplikasi autentikator dilepas dari akun SINAS NK Anda, dan perangkat lain sudah dikeluarkan.',
  pasang_kunci: 'Kunci sandi (passkey) dipasang pada akun SINAS NK Anda, dan perangkat lain sudah dikeluarkan.',
  lepas_kunci: 'Kunci sandi (passkey) dilepas dari akun SINAS NK Anda, dan perangkat lain sudah dikeluarkan.',
  kode_pemulihan: 'Kode pemulihan baru dibuat untuk akun SINAS NK Anda. Kode lama tidak berlaku lagi.',
  pakai_pemulihan: 'Satu kode pemulihan akun SINAS NK Anda baru saja dipakai. Kode itu tidak berlaku lagi.',
};

/** The words of every mail about an account. */
export function suratAkun(jenis: JenisPermintaan, t: Tentang): IsiSurel {
  const sapaan = `Yth. ${t.nama},`;
  const atasNama = t.organisasi ? ` atas nama ${t.organisasi}` : '';
  switch (jenis) {
    case 'AKTIVASI':
      return {
        judul: 'Aktifkan akun administrator perusahaan Anda',
        sapaan: 'Yth. Pimpinan perusahaan,',
        paragraf: [
          `${t.nama} mendaftar sebagai administrator SINAS NK${atasNama}. Bila benar, buka tautan di bawah untuk memilih nama pengguna dan kata sandi.`,
          `Tautan berlaku ${lama(t.jam)} dan hanya dapat dipakai sekali.`,
        ],
        tombol: { teks: 'Aktifkan akun', url: t.url },
        kaki: [JANGAN_BAGI, ABAIKAN],
      };
    case 'UNDANGAN':
      return {
        judul: 'Anda diundang ke SINAS NK',
        sapaan,
        paragraf: [
          `Anda diundang memakai portal Sistem Nasional Neraca Komoditas${atasNama}. Pilih nama pengguna dan kata sandi Anda lewat tautan di bawah.`,
          `Tautan berlaku ${lama(t.jam)} dan hanya dapat dipakai sekali.`,
        ],
        tombol: { teks: 'Terima undangan', url: t.url },
        kaki: [JANGAN_BAGI, ABAIKAN],
      };
    case 'SANDI':
      return {
        judul: 'Buat kata sandi baru',
        sapaan,
        paragraf: [
          `Buat kata sandi baru lewat tautan di bawah. Tautan berlaku ${lama(t.jam)} dan hanya dapat dipakai sekali.`,
        ],
        tombol: { teks: 'Buat kata sandi baru', url: t.url },
        kaki: [JANGAN_BAGI, ABAIKAN],
      };
    case 'SUDAH_ADA':
      return {
        judul: 'Perusahaan Anda sudah mempunyai administrator',
        paragraf: [
          `Seseorang mencoba mendaftar sebagai administrator SINAS NK${atasNama}. Administrator yang terdaftar adalah ${t.nama}.`,
          'Minta undangan kepada administrator tersebut. Bila ia tidak lagi bekerja di perusahaan Anda, hubungi pusat layanan dengan surat perusahaan.',
        ],
        kaki: ['Tidak ada yang berubah pada akun perusahaan Anda.'],
      };
    case 'SANDI_DIUBAH':
      return {
        judul: 'Kata sandi Anda diubah',
        sapaan,
        paragraf: ['Kata sandi akun SINAS NK Anda baru saja diubah, dan perangkat lain sudah dikeluarkan.'],
        kaki: ['Bukan Anda? Gunakan Lupa kata sandi di halaman masuk, lalu hubungi administrator Anda.'],
      };
    case 'SUREL_DIUBAH':
      return {
        judul: 'Alamat surel akun Anda diubah',
        sapaan,
        paragraf: ['Alamat surel akun SINAS NK Anda diganti. Surel berikutnya dikirim ke alamat yang baru.'],
        kaki: ['Bukan Anda? Hubungi administrator perusahaan atau instansi Anda segera.'],
      };
    case 'FAKTOR_DIUBAH':
      return {
        judul: 'Faktor kedua akun Anda berubah',
        sapaan,
        paragraf: [PERUBAHAN_FAKTOR[t.isi ?? ''] ?? 'Faktor kedua akun SINAS NK Anda baru saja berubah.'],
        kaki: [BUKAN_ANDA],
      };
    case 'SETEL_DIMINTA':
      return {
        judul: 'Setel ulang faktor kedua Anda diminta',
        sapaan,
        paragraf: [
          'Seorang administrator meminta faktor kedua akun SINAS NK Anda dihapus, karena hilang. Permintaan ini berlaku setelah disetujui administrator lain dalam 24 jam.',
        ],
        kaki: ['Anda tidak memintanya? Hubungi administrator Anda sekarang, agar permintaan dibatalkan.'],
      };
    case 'SETEL_SELESAI':
      return {
        judul: 'Faktor kedua Anda sudah dihapus',
        sapaan,
        paragraf: [
          'Dua administrator menyetel ulang faktor kedua akun SINAS NK Anda. Kode pemulihan lama tidak berlaku dan semua perangkat sudah dikeluarkan.',
          'Pasang faktor kedua yang baru saat Anda masuk berikutnya.',
        ],
        kaki: [BUKAN_ANDA],
      };
    case 'BUKAN_SAYA':
      return {
        judul: 'Amankan akun Anda',
        sapaan,
        paragraf: [
          'Anda memberi tahu bahwa sebuah aktivitas masuk bukan Anda. Semua perangkat lain sudah dikeluarkan.',
          t.jam > 0
            ? `Buat kata sandi baru sekarang. Tautan berlaku ${lama(t.jam)}.`
            : 'Ganti kata sandi Anda di Inaportnet sekarang.',
        ],
        tombol: { teks: t.jam > 0 ? 'Buat kata sandi baru' : 'Buka SINAS NK', url: t.url },
        kaki: [JANGAN_BAGI],
      };
  }
}
