/** The fifteen digits of a tax number; the sixteen-digit form of a company has a zero before them. */
const limaBelas = (npwp: string): string => {
  const angka = npwp.replace(/\D/g, '');
  return angka.length === 16 ? angka.slice(1) : angka;
};
const POKOK = 9;

/** Branches share the taxpayer's own nine digits with their head office. */
export const sePokokNpwp = (a: string, b: string): boolean =>
  limaBelas(a).length === 15 && limaBelas(a).slice(0, POKOK) === limaBelas(b).slice(0, POKOK);
