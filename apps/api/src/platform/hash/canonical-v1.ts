/**
 * The text of version 1, nearly RFC 8785: rows of the history that were written with it are verified with it. Frozen; new
 * text is written by `canonical()`.
 */
export function canonicalV1(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((v) => canonicalV1(v === undefined ? null : v)).join(',')}]`;
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).filter(([, v]) => v !== undefined);
    return `{${entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => `${JSON.stringify(k)}:${canonicalV1(v)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}
