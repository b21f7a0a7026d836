import { hashTeks, type VersiTeks } from './teks-riwayat';

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
  const { peristiwa, dari, ke, id_user, nama, kode_peran, catatan, data, waktu } = r;
  const isi = { peristiwa, dari, ke, id_user, nama, kode_peran, catatan, data, waktu };
  return hashTeks({ ...isi, id_pengajuan: String(idPengajuan), urut, hash_lama: hashLama }, versi);
}
