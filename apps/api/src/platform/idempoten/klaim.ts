/** A caller's Idempotency-Key with what it stands for. */
export interface Klaim {
  pemilik: string;
  kunci: string;
  rute: string;
  hash_badan: string;
}
