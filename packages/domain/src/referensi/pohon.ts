export interface Simpul<T> {
  isi: T;
  anak: Simpul<T>[];
}

/** Rows with parents as a tree from one row down. Rows that hang from nothing below the root are left out; a ring ends. */
export function pohon<T extends { kode: string; induk: string | null }>(
  rows: readonly T[],
  akar: string,
): Simpul<T> | null {
  const anak = new Map<string, T[]>();
  for (const r of rows) if (r.induk) anak.set(r.induk, [...(anak.get(r.induk) ?? []), r]);
  const susun = (isi: T, jalan: ReadonlySet<string>): Simpul<T> => ({
    isi,
    anak: (anak.get(isi.kode) ?? [])
      .filter((a) => !jalan.has(a.kode))
      .map((a) => susun(a, new Set([...jalan, a.kode]))),
  });
  const awal = rows.find((r) => r.kode === akar);
  return awal ? susun(awal, new Set([akar])) : null;
}
