/** One difference between two submissions of a file. */
export interface Perubahan {
  path: string;
  lama: unknown;
  baru: unknown;
}
const MAKS = 500;
/** What follows from something else, or is shown beside the remark that it answers. */
const IKUTAN = /^(kirim_ke$|jawaban\.)|\.elements$/;

/** No list and an empty one are the same. */
const hampa = (v: unknown): boolean => v === undefined || (Array.isArray(v) && v.length === 0);

function ratakan(nilai: unknown, path: string, hasil: Map<string, unknown>): void {
  if (nilai !== null && typeof nilai === 'object' && !Array.isArray(nilai)) {
    for (const [k, v] of Object.entries(nilai)) ratakan(v, path ? `${path}.${k}` : k, hasil);
  } else if (!IKUTAN.test(path)) hasil.set(path, hampa(nilai) ? null : nilai);
}
export interface Perbandingan {
  perubahan: Perubahan[];
  /** How many there are, also beyond those that are kept. */
  jumlah: number;
}
/** What changed, field by field; lists are compared as wholes. At most 500 entries are kept. */
export function bandingkan(lama: unknown, baru: unknown): Perbandingan {
  const [a, b] = [new Map<string, unknown>(), new Map<string, unknown>()];
  ratakan(lama, '', a);
  ratakan(baru, '', b);
  const berbeda = [...new Set([...a.keys(), ...b.keys()])].filter(
    (path) => JSON.stringify(a.get(path) ?? null) !== JSON.stringify(b.get(path) ?? null),
  );
  return {
    jumlah: berbeda.length,
    perubahan: berbeda.slice(0, MAKS).map((path) => ({ path, lama: a.get(path) ?? null, baru: b.get(path) ?? null })),
  };
}
