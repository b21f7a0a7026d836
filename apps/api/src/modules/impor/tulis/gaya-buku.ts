/** Cell formats of our workbooks by their place in `cellXfs`. */
export const GAYA = {
  biasa: 0,
  teks: 1,
  angka: 2,
  judul: 3,
  petunjuk: 4,
  salahTeks: 5,
  salahAngka: 6,
  terima: 7,
  tolak: 8,
  keterangan: 9,
  uraian: 10,
  uraianTebal: 11,
  uraianJudul: 12,
  teksIsian: 13,
  angkaIsian: 14,
} as const;

const NAVY = 'FF0B2344';
const MERAH = 'FFA4262C';
const huruf = (isi: string): string => `<font>${isi}<name val="Calibri"/><family val="2"/></font>`;
const isian = (argb: string): string =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${argb}"/><bgColor indexed="64"/></patternFill></fill>`;
const sisi = (nama: string, gaya: string, argb: string): string =>
  `<${nama} style="${gaya}"><color rgb="${argb}"/></${nama}>`;

const FONTS = [
  huruf('<sz val="11"/>'),
  huruf('<b/><sz val="11"/><color rgb="FFFFFFFF"/>'),
  huruf('<i/><sz val="9"/><color rgb="FF43526A"/>'),
  huruf(`<b/><sz val="11"/><color rgb="${MERAH}"/>`),
  huruf('<b/><sz val="11"/><color rgb="FF1A6846"/>'),
  huruf('<sz val="11"/><color rgb="FF12223A"/>'),
  huruf('<b/><sz val="11"/>'),
  huruf(`<b/><sz val="14"/><color rgb="${NAVY}"/>`),
];
const FILLS = [
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  isian(NAVY),
  isian('FFEDF0F4'),
  isian('FFF8DAD8'),
  isian('FFFFF8E6'),
];
const BORDERS = [
  '<border><left/><right/><top/><bottom/><diagonal/></border>',
  `<border><left/>${sisi('right', 'thin', 'FF16335B')}<top/><bottom/><diagonal/></border>`,
  `<border><left/>${sisi('right', 'thin', 'FFDBE1E9')}<top/>${sisi('bottom', 'medium', NAVY)}<diagonal/></border>`,
  `<border>${['left', 'right', 'top', 'bottom'].map((s) => sisi(s, 'thin', MERAH)).join('')}<diagonal/></border>`,
];
const ATAS = 'vertical="top" wrapText="1"';
const xf = (numFmt: number, font: number, fill: number, border: number, rata = ''): string =>
  `<xf numFmtId="${numFmt}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" ` +
  `applyFont="1" applyFill="1" applyBorder="1"${rata ? ` applyAlignment="1"><alignment ${rata}/></xf>` : '/>'}`;
/** A cell that stays open where its sheet is protected. */
const terbuka = (format: string): string => format.replace('/>', ' applyProtection="1"><protection locked="0"/></xf>');
const [TEKS, ANGKA] = [49, 164];
const XFS = [
  xf(0, 0, 0, 0),
  xf(TEKS, 0, 0, 0),
  xf(ANGKA, 0, 0, 0),
  xf(0, 1, 2, 1, 'vertical="center" wrapText="1"'),
  xf(0, 2, 3, 2, ATAS),
  xf(TEKS, 3, 4, 3),
  xf(ANGKA, 3, 4, 3),
  xf(0, 4, 0, 0),
  xf(0, 3, 0, 0),
  xf(0, 5, 0, 0, 'vertical="top"'),
  xf(0, 0, 0, 0, ATAS),
  xf(0, 6, 0, 0, ATAS),
  xf(0, 7, 0, 0, ATAS),
  terbuka(xf(TEKS, 0, 5, 0)),
  terbuka(xf(ANGKA, 0, 5, 0)),
];
const daftar = (nama: string, isi: readonly string[]): string =>
  `<${nama} count="${isi.length}">${isi.join('')}</${nama}>`;

/** The kit's colours in a workbook: navy head, sunken hints, red for what is wrong. */
export const STYLES_XML =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  `<numFmts count="1"><numFmt numFmtId="${ANGKA}" formatCode="#,##0.###"/></numFmts>` +
  daftar('fonts', FONTS) +
  daftar('fills', FILLS) +
  daftar('borders', BORDERS) +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  daftar('cellXfs', XFS) +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
  '</styleSheet>';
