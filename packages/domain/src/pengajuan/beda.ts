/** One difference between two submissions of a file. */
export interface Perubahan {
  path: string;
  lama: unknown;
  baru: unknown;
}
const MAKS = 500;

function ratakan(nilai: unknown, path: string, hasil: Map<string, unknown>): void {
  if (nilai !== null && typeof nilai === 'object' && !Array.isArray(nilai)) {
    for (const [k, v] of Object.entries(nilai)) ratakan(v, path ? `${path}.${k}` : k, hasil);
  } else hasil.set(path, nilai ?? null);
}
/** What changed, field by field; lists are compared as wholes. At most 500 entries. */
export function bandingkan(lama: unknown, baru: unknown): Perubahan[] {
  const [a, b] = [new Map<string, unknown>(), new Map<string, unknown>()];
  ratakan(lama, '', a);
  ratakan(baru, '', b);
  return [...new Set([...a.keys(), ...b.keys()])]
    .filter((path) => JSON.stringify(a.get(path) ?? null) !== JSON.stringify(b.get(path) ?? null))
    .slice(0, MAKS)
    .map((path) => ({ path, lama: a.get(path) ?? null, baru: b.get(path) ?? null }));
}
