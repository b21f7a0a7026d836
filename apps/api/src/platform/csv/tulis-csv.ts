const sel = (nilai: string): string => (/[",\r\n]/.test(nilai) ? `"${nilai.replaceAll('"', '""')}"` : nilai);

/** One row of a CSV text. */
export const barisCsv = (nilai: readonly string[]): string => `${nilai.map(sel).join(',')}\n`;
/** CSV text in UTF-8: header and rows, comma, LF. */
export const tulisCsv = (kolom: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string =>
  [kolom.map(sel).join(','), ...rows.map((r) => kolom.map((k) => sel(r[k] ?? '')).join(',')), ''].join('\n');
