import ExcelJS from 'exceljs';
import { bentukBarang, buatBuku, caraBaca } from '../../../../test/support/buku';
import { BacaBukuXlsx } from '../buku/baca-buku';
import { bacaRekaman, tulisRekaman } from '../nilai/petakan-baris';
import { lepasNetral, netralkan } from '../templat/templat';

const cara = caraBaca();
const AWALAN = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
const TEKS = [
  ...AWALAN.map((a) => `${a}A1`),
  "'kutip'",
  "'=1",
  "''=1",
  "'",
  '-',
  '5 - 3',
  'a=b',
  ' =1',
  '_x0041_',
  '_x005F_',
];

it.each(TEKS)('%j comes back from a neutralised cell as it was', (teks) => {
  expect(lepasNetral(netralkan(teks))).toBe(teks);
  expect(netralkan(teks)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
});
it('what is harmless is written as it is', () => {
  for (const teks of ['Ikan', '5 - 3', "Jum'at", "'kutip'", '10%', '(-5)']) expect(netralkan(teks)).toBe(teks);
});

describe('through a whole workbook', () => {
  const rekaman = TEKS.map((t, i) => ({
    uraian_barang: `${t} ${i}`,
    spesifikasi: t.trim() || 'x',
    jml_bahan_baku: `${i - 5}.5`,
  }));
  const tulis = () => buatBuku(rekaman.map((r) => ({ kunci: '', sel: tulisRekaman(r, cara) })));

  it('texts and negative numbers come back as they went out', async () => {
    const buku = await new BacaBukuXlsx().buka(await tulis(), bentukBarang);
    const hasil = [];
    for await (const { baris } of buku.lembar[0]?.baris() ?? [])
      hasil.push(...baris.map((b) => bacaRekaman(b.sel, cara)?.data));
    // Blanks in front are no part of a text that people typed.
    const rapi = (t: string): string => t.replace(/\s+/g, ' ').trim();
    expect(hasil).toEqual(
      rekaman.map((r) => ({ ...r, uraian_barang: rapi(r.uraian_barang), spesifikasi: rapi(r.spesifikasi) })),
    );
  });
  it('no cell of any sheet begins as a formula does, and none is one; numbers stay numbers', async () => {
    const buku = new ExcelJS.Workbook();
    await buku.xlsx.load((await tulis()) as unknown as ExcelJS.Buffer);
    let angka = 0;
    for (const l of buku.worksheets)
      l.eachRow((row) =>
        row.eachCell((c) => {
          expect(c.type).not.toBe(ExcelJS.ValueType.Formula);
          if (typeof c.value === 'string') expect(c.value).not.toMatch(/^[=+\-@\t\r\n]/);
          if (typeof c.value === 'number') angka++;
        }),
      );
    expect(angka).toBe(rekaman.length);
  });
});
