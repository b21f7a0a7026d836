/** Equal as stored: absent, undefined and '' are the same emptiness; order of keys does not count. */
export function sama(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  const hampa = (v: unknown) => v === undefined || v === null || v === '' || (Array.isArray(v) && v.length === 0);
  if (hampa(a) && hampa(b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const kunci = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...kunci].every((k) => sama((a as Record<string, unknown>)[k], (b as Record<string, unknown>)[k]));
}
