import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import ExcelJS from 'exceljs';
import { buatBuku } from '../../../../test/support/buku';
import { bukuPolos, teksSel } from '../../../../test/support/buku-jahat';
import { barisLembar } from './baca-lembar';
import { DaerahGabung } from '../nilai/gabung';
import { bukaPaket } from './paket-xlsx';
import type { Sel } from './sel';

const isiBuku = async (buku: ExcelJS.Workbook): Promise<Buffer> => Buffer.from(await buku.xlsx.writeBuffer());
const SEL_ANEH = [
  '=1+1',
  '-5',
  ' tepi ',
  'a\nb',
  'é 🐟 ñ',
  '<&>"\'',
  '_x0041_',
  '1.250,5',
  '1,250.5',
  '٣',
  '0'.repeat(40),
];

/** Every kind of cell that an honest workbook has. */
function isiLembar(l: ExcelJS.Worksheet): void {
  l.addRow(SEL_ANEH);
  l.addRow([1, -2.5, 1e21, 1e-9, 0.1 + 0.2, 123456789012345, 2750.4999999999995, 0]);
  l.addRow([true, false, { formula: 'A1', result: 'x' }, { formula: 'B2*2', result: -5 }, { error: '#N/A' }, null, '']);
  l.addRow([
    { richText: [{ text: 'Caka' }, { font: { bold: true }, text: 'lang ' }] },
    { text: 'tautan', hyperlink: 'http://x' },
  ]);
  for (const [i, t] of [Date.UTC(2027, 0, 1), Date.UTC(2026, 11, 31), Date.UTC(1999, 1, 28)].entries()) {
    l.getCell(5, i + 1).value = new Date(t);
    l.getCell(5, i + 1).numFmt = ['mmm-yy', 'dd/mm/yyyy', '[$-421]dd mmmm yyyy'][i] ?? '';
  }
  l.getCell(20, 28).value = 'jauh';
  l.mergeCells('A30:C31');
  l.getCell('A30').value = 'gabung';
}
async function lewatAliran(bersama: boolean): Promise<Buffer> {
  const pipa = new PassThrough();
  const dibaca = buffer(pipa);
  const buku = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: pipa, useStyles: true, useSharedStrings: bersama });
  const l = buku.addWorksheet('A');
  SEL_ANEH.forEach((t, i) => l.addRow([t, i, new Date(Date.UTC(2027, i, 1))]).commit());
  l.commit();
  await buku.commit();
  return dibaca;
}
const CORPUS: [string, () => Promise<Buffer> | Buffer][] = [
  [
    'our template',
    () =>
      buatBuku([
        {
          kunci: '5.1',
          sel: new Map<string, string | number>([
            ['uraian_barang', '=A'],
            ['jml_bahan_baku', 2.5],
          ]),
        },
      ]),
  ],
  [
    'our result, with comments',
    () =>
      buatBuku([
        {
          nomor: 9,
          kunci: '',
          sel: new Map([['satuan', 'x']]),
          status: 'Perlu perbaikan',
          keterangan: 'a',
          salah: new Map([['satuan', 'b']]),
        },
      ]),
  ],
  ...[false, true].map((date1904): [string, () => Promise<Buffer>] => [
    `saved by exceljs, days from ${date1904 ? 1904 : 1900}`,
    () => {
      const buku = new ExcelJS.Workbook();
      buku.properties.date1904 = date1904;
      isiLembar(buku.addWorksheet('A'));
      isiLembar(buku.addWorksheet('Tersembunyi', { state: 'hidden' }));
      return isiBuku(buku);
    },
  ]),
  ['streamed by exceljs, texts in place', () => lewatAliran(false)],
  ['streamed by exceljs, texts shared', () => lewatAliran(true)],
  ['saved by LibreOffice', () => readFileSync(path.join(__dirname, '../../../../test/fixtures/libreoffice.xlsx'))],
  ['plain XML', () => bukuPolos({ data: `<row r="7">${teksSel('C7', 'a &amp; b')}</row>` })],
];

/** What exceljs says of a cell, in the terms of our reader. */
function menurutExceljs(c: ExcelJS.Cell): Partial<Sel> | null {
  let v = c.value;
  const rumus = c.type === ExcelJS.ValueType.Formula;
  if (rumus) v = c.result;
  if (c.type === ExcelJS.ValueType.Merge || v === null || v === undefined) return rumus ? { rumus } : null;
  if (v instanceof Date)
    return { rumus, tanggal: { tahun: v.getUTCFullYear(), bulan: v.getUTCMonth() + 1, hari: v.getUTCDate() } };
  if (typeof v === 'number') return { rumus, angka: v };
  if (typeof v === 'boolean') return { rumus, teks: v ? 'TRUE' : 'FALSE' };
  if (typeof v === 'object' && 'error' in v) return { rumus, galat: true, teks: v.error };
  if (typeof v === 'object' && 'richText' in v) return { rumus, teks: v.richText.map((r) => r.text).join('') };
  if (typeof v === 'object' && 'text' in v) return { rumus, teks: v.text };
  return { rumus, teks: v as string };
}
/** exceljs leaves Excel's own escapes in texts as they are. */
const lepas = (teks: string): string =>
  teks.replace(/_x([0-9A-F]{4})_/gi, (_, h: string) => String.fromCharCode(parseInt(h, 16)));

describe('cell by cell as exceljs reads it', () => {
  it.each(CORPUS)('%s', async (_, buat) => {
    const isi = await buat();
    const buku = new ExcelJS.Workbook();
    await buku.xlsx.load(isi as unknown as ExcelJS.Buffer);
    const paket = await bukaPaket(isi);
    expect(paket.lembar.map((l) => l.nama)).toEqual(buku.worksheets.map((w) => w.name));
    let dibanding = 0;
    for (const l of paket.lembar) {
      const w = buku.getWorksheet(l.nama) as ExcelJS.Worksheet;
      const kita = new Map<string, Sel>();
      const gabung = new DaerahGabung();
      for await (const { baris } of barisLembar(paket, l, gabung))
        for (const b of baris) b.sel.forEach((s, k) => s && kita.set(`${b.nomor}:${k}`, s));
      w.eachRow((row, r) =>
        row.eachCell((c, k) => {
          const mereka = menurutExceljs(c);
          const s = kita.get(`${r}:${k}`);
          kita.delete(`${r}:${k}`);
          expect(gabung.ada(r, k)).toBe(c.isMerged);
          if (mereka === null) return expect(s?.teks ?? '').toBe('');
          if (mereka.teks !== undefined) mereka.teks = lepas(mereka.teks);
          expect([r, k, s]).toMatchObject([r, k, mereka]);
          dibanding++;
        }),
      );
      // What only we see is empty.
      expect([...kita.values()].filter((s) => s.teks !== '')).toEqual([]);
    }
    expect(dibanding).toBeGreaterThan(10);
  });
});
