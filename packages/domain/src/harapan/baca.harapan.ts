/** Rows of a table that stands as text, cells between bars; the first row names the columns. '-' is empty. */
export function bacaTabel<K extends string>(teks: string): Record<K, string>[] {
  const [kepala = [], ...baris] = teks
    .trim()
    .split('\n')
    .map((b) => b.split('|').map((s) => s.trim()));
  return baris.map((sel) => {
    if (sel.length !== kepala.length) throw new Error(`${sel.join(' | ')}: ${sel.length} cells, not ${kepala.length}`);
    return Object.fromEntries(kepala.map((k, i) => [k, sel[i] === '-' ? '' : sel[i]])) as Record<K, string>;
  });
}
export const isi = (sel: string): string[] => sel.split(' ').filter(Boolean).sort();
