import { JAM_TOKEN, type JenisToken } from '@sinas/domain/akses/akun';
import { jam, tanggal } from '@sinas/domain/format/tanggal';
import type { IsiSurel } from '../../../platform/surel/isi-surel';
import { ABAIKAN, JANGAN_BAGI, lama } from './isi-surel-akun';
import type { PendaftaranRow, Pilihan } from '../pendaftar.repository';

const berlaku = (jenis: JenisToken): string => `Tautan berlaku ${lama(JAM_TOKEN[jenis])}.`;

/** Who asked, for whom, when and from where: in full, for the mailbox that gets it is the judge. */
function peminta({ pemohon, organisasi, dibuat, alamat }: PendaftaranRow): string[] {
  const { fullname, email, mobile_number, inaport } = pemohon;
  return [
    `Yang mendaftar: ${fullname}, surel ${email}, telepon ${mobile_number}${inaport ? `, akun Inaportnet ${inaport}` : ''}.`,
    `Perusahaan: ${organisasi.nama}, NIB ${organisasi.nib ?? '-'}, NPWP ${organisasi.npwp ?? '-'}.`,
    `Waktu: ${tanggal(dibuat)} pukul ${jam(dibuat)} WIB, dari alamat internet ${alamat ?? 'yang tidak diketahui'}.`,
  ];
}

/** To the company's address in the registry: somebody registers as its administrator. */
export const suratPerusahaan = (row: PendaftaranRow, url: string): IsiSurel => ({
  judul: 'Aktifkan akun administrator perusahaan Anda',
  sapaan: 'Yth. Pimpinan perusahaan,',
  paragraf: [
    `Seseorang mendaftar sebagai administrator SINAS NK atas nama ${row.organisasi.nama}.`,
    ...peminta(row),
    'Bila perusahaan Anda menghendakinya, buka tautan di bawah. Di sana administrator menulis nama dan alamat suratnya sendiri, lalu memilih nama pengguna dan kata sandi.',
    `${berlaku('AKTIVASI')} Bila ada beberapa surel seperti ini, satu tautan saja yang dipakai: tautan yang lain lalu tertutup.`,
  ],
  tombol: { teks: 'Aktifkan akun', url },
  kaki: [
    JANGAN_BAGI,
    'Tidak mengenal yang mendaftar? Abaikan surel ini: tanpa tautan di atas tidak ada yang berubah, dan ia tidak dapat masuk.',
  ],
});

/** To the company: nothing happens, it has an administrator. */
export const suratSudahAda = (row: PendaftaranRow, admin: string): IsiSurel => ({
  judul: 'Perusahaan Anda sudah mempunyai administrator',
  paragraf: [
    `Seseorang mencoba mendaftar sebagai administrator SINAS NK atas nama ${row.organisasi.nama}. Administrator yang terdaftar adalah ${admin}.`,
    ...peminta(row),
    'Minta undangan kepada administrator tersebut. Bila ia tidak lagi bekerja di perusahaan Anda, hubungi pusat layanan dengan surat perusahaan.',
  ],
  kaki: ['Tidak ada yang berubah pada akun perusahaan Anda.'],
});

/** To the address that the person gave behind the company's link. */
export const suratPribadi = (row: PendaftaranRow, p: Pilihan, url: string): IsiSurel => ({
  judul: 'Buktikan alamat surel Anda',
  sapaan: `Yth. ${p.fullname},`,
  paragraf: [
    `Alamat ini ditulis sebagai surel administrator SINAS NK atas nama ${row.organisasi.nama}, dengan nama pengguna ${p.username}. Buka tautan di bawah: setelah itu akun aktif.`,
    ...peminta(row),
    `${berlaku('BUKTI')} Tautan hanya dapat dipakai sekali.`,
  ],
  tombol: { teks: 'Aktifkan akun', url },
  kaki: [JANGAN_BAGI, ABAIKAN],
});

/** To the company: this is who is its administrator now. */
export const suratAktif = (row: PendaftaranRow, p: Pilihan): IsiSurel => ({
  judul: 'Perusahaan Anda mempunyai administrator SINAS NK',
  sapaan: 'Yth. Pimpinan perusahaan,',
  paragraf: [
    `${p.fullname}, surel ${p.email}, sekarang administrator SINAS NK atas nama ${row.organisasi.nama}.`,
    ...peminta(row),
  ],
  kaki: ['Bukan yang perusahaan Anda kehendaki? Hubungi pusat layanan segera dengan surat perusahaan.'],
});
