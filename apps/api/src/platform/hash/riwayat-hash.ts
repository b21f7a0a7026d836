import { randomUUID } from 'node:crypto';
import { HASH_AWAL, hashTeks, teks, VERSI_TEKS, type VersiTeks } from './teks-riwayat';

/** What a history row says; nothing else of it is hashed. */
export interface IsiRiwayat {
  peristiwa: string;
  dari: string | null;
  ke: string;
  id_user: string | null;
  nama: string;
  kode_peran: string;
  catatan: string | null;
  data: unknown;
  waktu: Date;
}
/** Hash of one history row in this version of its text; it covers the hash of the row before it. */
export function hashRiwayat(
  r: IsiRiwayat,
  idPengajuan: bigint,
  urut: number,
  hashLama: string,
  versi: VersiTeks,
): string {
  return hashTeks(isiBerantai(r, String(idPengajuan), urut, hashLama), versi);
}
function isiBerantai(r: IsiRiwayat, id_pengajuan: string, urut: number, hash_lama: string): object {
  const { peristiwa, dari, ke, id_user, nama, kode_peran, catatan, data, waktu } = r;
  return { peristiwa, dari, ke, id_user, nama, kode_peran, catatan, data, waktu, id_pengajuan, urut, hash_lama };
}

/** End of a file's chain. */
export interface Ujung {
  urut: number;
  hash: string;
}
export const UJUNG_AWAL: Ujung = { urut: 0, hash: HASH_AWAL };
/** A row as it stands in its chain. */
export interface RiwayatBerantai extends IsiRiwayat {
  urut: number;
  versi_teks: VersiTeks;
  hash_lama: string;
  hash: string;
}
/** The row that comes after the end of a chain. */
export function rangkai<T extends IsiRiwayat>(isi: T, idPengajuan: bigint, ujung: Ujung): T & RiwayatBerantai {
  const urut = ujung.urut + 1;
  const hash = hashRiwayat(isi, idPengajuan, urut, ujung.hash, VERSI_TEKS);
  return { ...isi, urut, versi_teks: VERSI_TEKS, hash_lama: ujung.hash, hash };
}

/** The first row of a file whose id the database will give, and the hashed text before and after that id. */
export function rangkaiPertama<T extends IsiRiwayat>(isi: T) {
  const penanda = randomUUID();
  const [depan, belakang, ...lain] = teks(isiBerantai(isi, penanda, 1, HASH_AWAL), VERSI_TEKS).split(penanda);
  if (depan === undefined || belakang === undefined || lain.length > 0)
    throw new Error('the text of a row has no one id');
  return { ...isi, urut: 1, versi_teks: VERSI_TEKS, hash_lama: HASH_AWAL, teks: { depan, belakang } };
}
