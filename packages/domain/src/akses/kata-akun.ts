import { UR_STATUS_AKUN, type StatusAkun } from './akun';
import { PERAN, type KodePeran } from './peran';
import type { BentukStatus, GrupStatus } from '../pengajuan/status';

export interface Rupa {
  grup: GrupStatus;
  bentuk: BentukStatus;
}
/** Shape and colour beside the word of an account's status. */
export const RUPA_STATUS_AKUN: Record<StatusAkun, Rupa> = {
  menunggu: { grup: 'jalan', bentuk: 'cincin-isi' },
  aktif: { grup: 'baik', bentuk: 'centang' },
  nonaktif: { grup: 'akhir', bentuk: 'jeda' },
  dihapus: { grup: 'akhir', bentuk: 'kotak-setrip' },
};

/** Ways to sign in, and what a line of the sign-in list says. */
export const CARA_MASUK = {
  sso: 'lewat SSO',
  sandi: 'dengan kata sandi',
  inaport: 'dengan Inaportnet',
  seluler: 'dari aplikasi ponsel',
  totp: 'dengan kode aplikasi autentikator',
  passkey: 'dengan kunci sandi',
  pemulihan: 'dengan kode pemulihan',
} as const;
export const PERISTIWA_MASUK: Record<
  'MASUK' | 'GAGAL' | 'KELUAR' | 'SANDI' | 'PERANGKAT' | 'BUKTI' | 'FAKTOR',
  Rupa & { kata: string }
> = {
  MASUK: { kata: 'Masuk', grup: 'baik', bentuk: 'centang' },
  GAGAL: { kata: 'Gagal masuk', grup: 'buruk', bentuk: 'oktagon' },
  KELUAR: { kata: 'Keluar', grup: 'netral', bentuk: 'kotak-setrip' },
  SANDI: { kata: 'Kata sandi diubah', grup: 'jalan', bentuk: 'cincin-isi' },
  PERANGKAT: { kata: 'Perangkat baru', grup: 'jalan', bentuk: 'cincin-isi' },
  BUKTI: { kata: 'Bukti ulang salah', grup: 'buruk', bentuk: 'oktagon' },
  FAKTOR: { kata: 'Faktor kedua salah', grup: 'buruk', bentuk: 'oktagon' },
};

export type PeristiwaMasuk = keyof typeof PERISTIWA_MASUK;
export const KODE_PERISTIWA_MASUK = Object.keys(PERISTIWA_MASUK) as PeristiwaMasuk[];
/** Attempts that failed, under one name. */
export const MASUK_SALAH: readonly PeristiwaMasuk[] = ['GAGAL', 'BUKTI', 'FAKTOR'];
export const SARING_MASUK = ['SALAH', ...KODE_PERISTIWA_MASUK] as const;
export type SaringMasuk = (typeof SARING_MASUK)[number];

type Isi = Record<string, unknown> | null;
interface Riwayat {
  peristiwa: string;
  sebelum: Isi;
  sesudah: Isi;
}
const PERISTIWA: Record<string, string> = {
  daftar: 'mendaftarkan akun',
  daftar_ulang: 'mendaftarkan akun sekali lagi',
  daftar_surel: 'memilih nama pengguna dan memberi alamat suratnya sendiri',
  daftar_ditutup: 'pendaftaran ditutup',
  aktivasi: 'mengaktifkan akun',
  undang: 'mengundang ke SINAS NK',
  ubah_data: 'mengubah data',
  ubah_hak: 'mengubah peran atau akses',
  hapus: 'menghapus akun',
  ubah_foto: 'mengganti foto',
  hapus_foto: 'menghapus foto',
  ubah_sandi: 'mengubah kata sandi',
  setel_sandi: 'membuat kata sandi baru lewat surel',
  bukan_saya: 'melaporkan aktivitas masuk yang bukan miliknya',
  surel_minta: 'meminta alamat surel yang baru',
  surel_batal: 'menghentikan perubahan alamat surel',
  tautkan: 'menautkan akun penyedia identitas',
  lepas_tautan: 'melepas tautan akun penyedia identitas',
  surel_notif: 'mengubah pilihan pemberitahuan surel',
  elemen_dasbor: 'mengatur elemen dasbor',
  pasang_totp: 'memasang aplikasi autentikator',
  lepas_totp: 'melepas aplikasi autentikator',
  pasang_kunci: 'memasang kunci sandi',
  lepas_kunci: 'melepas kunci sandi',
  kode_pemulihan: 'membuat kode pemulihan baru',
  pakai_pemulihan: 'memakai satu kode pemulihan',
  minta_setel_ulang: 'meminta faktor kedua disetel ulang',
  batal_setel_ulang: 'membatalkan permintaan setel ulang faktor kedua',
  tunjuk_pelaksana: 'menunjuk sebagai pelaksana',
  akhiri_pelaksana: 'mengakhiri penunjukan pelaksana',
  setel_ulang_faktor: 'menyetujui setel ulang faktor kedua',
};
const KOLOM: Record<string, string> = {
  fullname: 'Nama',
  email: 'Surel',
  mobile_number: 'Telepon',
  position: 'Jabatan',
  employee_number: 'Nomor pegawai',
  address: 'Alamat',
  nik: 'NIK',
  username: 'Nama pengguna',
  kode_peran: 'Peran',
  peran: 'Peran',
  kd_ga: 'K/L',
  kd_detail_ga: 'Unit kerja',
  hanya_ga: 'Cakupan',
  aktif: 'Akses',
  status: 'Status',
  surel_notif: 'Pemberitahuan surel',
  elemen: 'Elemen dasbor',
  sebutan: 'Sebutan',
  pejabat: 'Pejabat yang diwakili',
  nomor_surat: 'Nomor surat',
  mulai: 'Hari pertama',
  sampai: 'Hari terakhir',
};

const KOSONG = 'kosong';
function nilai(kolom: string, isi: unknown): string {
  if (Array.isArray(isi)) return isi.length > 0 ? isi.join(', ') : KOSONG;
  if (isi === null || isi === undefined || isi === '') return KOSONG;
  if (kolom === 'aktif') return isi === true ? 'aktif' : 'dinonaktifkan';
  if (kolom === 'hanya_ga') return isi === true ? 'K/L sendiri' : 'semua K/L';
  const teks = typeof isi === 'string' ? isi : JSON.stringify(isi);
  if ((kolom === 'peran' || kolom === 'kode_peran') && teks in PERAN) return PERAN[teks as KodePeran].name_role;
  return kolom === 'status' && teks in UR_STATUS_AKUN ? UR_STATUS_AKUN[teks as StatusAkun] : teks;
}

/** What somebody did to an account: goes on after the name. */
export const kalimatRiwayatAkun = ({ peristiwa }: Pick<Riwayat, 'peristiwa'>): string =>
  PERISTIWA[peristiwa] ?? peristiwa.replaceAll('_', ' ');

/** Before and after, field by field, for those fields that people know. */
export function perubahanAkun({ sebelum, sesudah }: Omit<Riwayat, 'peristiwa'>): string[] {
  const kolom = Object.keys(KOLOM).filter((k) => k in (sesudah ?? sebelum ?? {}));
  const kalimat = kolom.flatMap((k) => {
    const baru = sesudah ? nilai(k, sesudah[k]) : null;
    const lama = sebelum && k in sebelum ? nilai(k, sebelum[k]) : null;
    if (lama !== null && baru !== null) return [`${KOLOM[k]}: dari ${lama} menjadi ${baru}`];
    // What an account began or ended without is not worth a line.
    return (baru ?? lama) === KOSONG ? [] : [`${KOLOM[k]}: ${baru ?? lama}`];
  });
  const sesi = Number(sesudah?.sesi_diakhiri ?? 0);
  return sesi > 0 ? [...kalimat, `${sesi} perangkat lain dikeluarkan`] : kalimat;
}
