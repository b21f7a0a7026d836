import type { IsiSurel } from '../../../platform/surel/isi-surel';
import type { JenisAkun } from '../../auth/akun/permintaan-akun.service';

interface Tentang {
  nama: string;
  /** Which change it is about. */
  isi?: string | null;
  organisasi: string | null;
  url: string;
  jam: number;
  /** The account is signed in to through another identity provider already. */
  tertaut: boolean;
}
export const ABAIKAN = 'Abaikan surel ini bila Anda tidak memintanya. Tanpa tautan di atas tidak ada yang berubah.';
export const JANGAN_BAGI = 'Jangan teruskan surel ini: tautannya membuka akun tersebut.';
export const lama = (jam: number): string => (jam >= 48 && jam % 24 === 0 ? `${jam / 24} hari` : `${jam} jam`);

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
export function suratAkun(jenis: JenisAkun, t: Tentang): IsiSurel {
  const sapaan = `Yth. ${t.nama},`;
  const atasNama = t.organisasi ? ` atas nama ${t.organisasi}` : '';
  switch (jenis) {
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
        kaki: [
          'Bukan Anda? Tautan di surel kami sebelumnya, "Alamat surel akun Anda akan diganti", masih dapat menghentikannya. Hubungi juga administrator perusahaan atau instansi Anda.',
        ],
      };
    case 'TAUTAN':
      return t.tertaut ? SUDAH_TERTAUT(sapaan) : tautkan(sapaan, t);
    case 'DITAUTKAN':
      return {
        judul: 'Akun Anda ditautkan ke penyedia identitas',
        sapaan,
        paragraf: ['Akun SINAS NK Anda sekarang dibuka lewat akun penyedia identitas yang baru saja dipakai masuk.'],
        kaki: ['Bukan Anda? Minta administrator Anda melepas tautan itu segera.'],
      };
    case 'TAUTAN_DILEPAS':
      return {
        judul: 'Tautan penyedia identitas dilepas',
        sapaan,
        paragraf: [
          'Administrator melepas tautan akun SINAS NK Anda dengan akun penyedia identitas, dan semua perangkat dikeluarkan. Masuk lagi untuk menautkannya kembali.',
        ],
        kaki: ['Tanyakan kepada administrator perusahaan atau instansi Anda bila Anda tidak mengetahuinya.'],
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
          'Anda memberi tahu bahwa sesuatu pada akun Anda bukan dari Anda. Semua perangkat lain sudah dikeluarkan.',
          t.jam > 0
            ? `Buat kata sandi baru sekarang. Tautan berlaku ${lama(t.jam)}.`
            : 'Ganti kata sandi Anda di Inaportnet sekarang.',
        ],
        tombol: { teks: t.jam > 0 ? 'Buat kata sandi baru' : 'Buka SINAS NK', url: t.url },
        kaki: [JANGAN_BAGI],
      };
  }
}

const tautkan = (sapaan: string, t: Tentang): IsiSurel => ({
  judul: 'Tautkan akun Anda',
  sapaan,
  paragraf: [
    `Seseorang meminta agar akun SINAS NK Anda (${t.nama}${t.organisasi ? `, ${t.organisasi}` : ''}) dibuka lewat akun penyedia identitas. Bila itu Anda, buka tautan di bawah lalu masuk di penyedia identitas.`,
    `Tautan berlaku ${lama(t.jam)} dan hanya dapat dipakai sekali.`,
  ],
  tombol: { teks: 'Tautkan akun', url: t.url },
  kaki: [JANGAN_BAGI, ABAIKAN],
});
const SUDAH_TERTAUT = (sapaan: string): IsiSurel => ({
  judul: 'Akun Anda sudah ditautkan',
  sapaan,
  paragraf: [
    'Seseorang meminta agar akun SINAS NK Anda ditautkan ke akun penyedia identitas. Akun Anda sudah ditautkan, jadi tidak ada yang berubah.',
    'Bila akun penyedia identitas Anda berganti, minta administrator Anda melepas tautan yang lama.',
  ],
  kaki: ['Abaikan surel ini bila Anda tidak memintanya.'],
});
