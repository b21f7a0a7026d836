import type { Style } from 'exceljs';

const NAVY = 'FF0B2344';
const GARIS = { style: 'thin', color: { argb: 'FFDBE1E9' } } as const;
const isian = (argb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { argb } }) as const;

/** The kit's colours in a workbook: navy head, sunken hints, red for what is wrong. */
export const JUDUL: Partial<Style> = {
  font: { bold: true, color: { argb: 'FFFFFFFF' }, size: 11 },
  fill: isian(NAVY),
  alignment: { vertical: 'middle', wrapText: true },
  border: { right: { style: 'thin', color: { argb: 'FF16335B' } } },
};
export const PETUNJUK: Partial<Style> = {
  font: { italic: true, color: { argb: 'FF43526A' }, size: 9 },
  fill: isian('FFEDF0F4'),
  alignment: { vertical: 'top', wrapText: true },
  border: { bottom: { style: 'medium', color: { argb: NAVY } }, right: GARIS },
};
export const SALAH = {
  fill: isian('FFF8DAD8'),
  font: { color: { argb: 'FFA4262C' }, bold: true },
  border: {
    top: { style: 'thin', color: { argb: 'FFA4262C' } },
    bottom: { style: 'thin', color: { argb: 'FFA4262C' } },
    left: { style: 'thin', color: { argb: 'FFA4262C' } },
    right: { style: 'thin', color: { argb: 'FFA4262C' } },
  },
} satisfies Partial<Style>;
export const TERIMA = { color: { argb: 'FF1A6846' }, bold: true };
export const ISI_HASIL: Partial<Style> = {
  font: { color: { argb: 'FF12223A' } },
  alignment: { vertical: 'top', wrapText: false },
};
