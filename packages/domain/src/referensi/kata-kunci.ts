const MAKS_HURUF = 100;
const MAKS_KATA = 8;

/**
 * The words of a keyword, in lower case: letters and digits only, so that a wildcard or a quote is never more than a gap.
 * A number that people write with dots (1701.14, 31.71) is one word without them.
 */
export function kataKunci(keyword: string | undefined): string[] {
  const teks = (keyword ?? '')
    .slice(0, MAKS_HURUF * 4)
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .slice(0, MAKS_HURUF);
  if (/^\d[\d.\s]*$/.test(teks)) return [teks.replace(/[.\s]/g, '')];
  return [...new Set(teks.match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, MAKS_KATA);
}
/** Something was typed, and nothing of it can be looked for. */
export const kataKosong = (keyword: string | undefined): boolean =>
  Boolean(keyword?.trim()) && kataKunci(keyword).length === 0;
