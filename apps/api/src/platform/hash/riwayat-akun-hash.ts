import { hashTeks, type VersiTeks } from './teks-riwayat';

/** What a row of the account history says. */
export interface IsiRiwayatAkun {
  objek: string;
  id_objek: string;
  peristiwa: string;
  sebelum: unknown;
  sesudah: unknown;
  id_user: string | null;
  nama: string;
  kode_peran: string;
  catatan: string | null;
  waktu: Date;
}
/** Hash of one row in this version of its text; it covers the hash of the row before it. */
export function hashRiwayatAkun(r: IsiRiwayatAkun, urut: number, hashLama: string, versi: VersiTeks): string {
  const { objek, id_objek, peristiwa, sebelum, sesudah, id_user, nama, kode_peran, catatan, waktu } = r;
  const isi = { objek, id_objek, peristiwa, sebelum, sesudah, id_user, nama, kode_peran, catatan, waktu };
  return hashTeks({ ...isi, urut, hash_lama: hashLama }, versi);
}
