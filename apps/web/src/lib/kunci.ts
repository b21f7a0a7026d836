/** Idempotency-Key of one intent; randomUUID exists in secure contexts only, the bytes everywhere. */
export function kunciBaru(): string {
  const b = crypto.getRandomValues(new Uint8Array(16));
  return [...b].map((x) => x.toString(16).padStart(2, '0')).join('');
}

/** Query keys of reference lists: what was asked of a list, and the name of one code in it. */
export const kunciAcuan = {
  daftar: (sumber: string, kata: string, lain: object) => ['acuan', sumber, 'daftar', kata, lain] as const,
  nama: (sumber: string, kode: string) => ['acuan', sumber, 'nama', kode] as const,
  pohonHs: (induk: string) => ['acuan', 'hs', 'pohon', induk] as const,
  jalurHs: (kode: string) => ['acuan', 'hs', 'jalur', kode] as const,
};
