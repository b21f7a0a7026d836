import type { KelompokKorelasi } from '../../providers/wire';
import type { Rupa } from '../referensi/kata';

/** What a group's list means for a form. */
export function rupaKelompok({ jumlah_hs, lengkap }: KelompokKorelasi): Rupa & { kalimat: string } {
  if (jumlah_hs === 0)
    return {
      grup: 'anda',
      bentuk: 'wajik',
      kata: 'Belum ada',
      kalimat: 'Belum ada pos tarif: formulir menerima pos tarif apa pun.',
    };
  if (lengkap)
    return {
      grup: 'baik',
      bentuk: 'centang',
      kata: 'Lengkap',
      kalimat: 'Hanya pos tarif yang terdaftar yang diterima.',
    };
  return {
    grup: 'jalan',
    bentuk: 'cincin-isi',
    kata: 'Belum lengkap',
    kalimat: 'Pos lain dengan empat angka depan yang sama diterima dengan catatan, selain itu ditolak.',
  };
}
