import { canonical, sha256 } from './canonical';

export const HASH_AWAL = '0'.repeat(64);
/** Hash of one history row; it covers the hash of the row before it. */
export function hashRiwayat(isi: object, idPengajuan: bigint, urut: number, hashLama: string): string {
  return sha256(canonical({ ...isi, id_pengajuan: String(idPengajuan), urut, hash_lama: hashLama }));
}
