import type { Perubahan } from '../../../providers/wire';

/** Quoted always; a cell that a spreadsheet would take for a formula begins with an apostrophe. */
const sel = (nilai: string | number | null): string => {
  const teks = String(nilai ?? '');
  return `"${(/^[=+\-@\t\r]/.test(teks) ? `'${teks}` : teks).replaceAll('"', '""')}"`;
};

/** Refused lines as a file to work through: line, code, reason. With BOM, so that spreadsheets read the letters. */
export const tolakanCsv = (tolakan: readonly Perubahan[]): string =>
  `\uFEFF${[['baris', 'kode', 'sebab'], ...tolakan.map((t) => [t.baris, t.kode, t.pesan])]
    .map((baris) => baris.map(sel).join(','))
    .join('\r\n')}\r\n`;
