import { bentukBarang } from '../../../../test/support/buku';
import { bukuPolos, teksSel, zipPadat } from '../../../../test/support/buku-jahat';
import { BacaBukuXlsx, BacaUlang } from './baca-buku';
import { MAKS_MEKAR } from './zip';

const BUKAN = 'File bukan buku kerja Excel yang dapat dibaca';
const BESAR = 'Isi buku kerja terlalu besar untuk dibaca';
const pembaca = new BacaBukuXlsx();
const MB = 1024 * 1024;

/** Upload, then work: what people are told, how long it took, and how much memory stayed in use on the way. */
async function nasib(isi: Buffer): Promise<{ kata: string; ms: number; mb: number }> {
  const [awal, ramAwal] = [performance.now(), process.memoryUsage.rss()];
  let ram = ramAwal;
  let kata = 'dibaca';
  try {
    await pembaca.periksa(isi, bentukBarang);
    const buku = await pembaca.buka(isi, bentukBarang);
    for await (const _ of buku.lembar[0]?.baris() ?? []) ram = Math.max(ram, process.memoryUsage.rss());
  } catch (error) {
    kata = (error as Error).message;
  }
  ram = Math.max(ram, process.memoryUsage.rss());
  return { kata, ms: performance.now() - awal, mb: (ram - ramAwal) / MB };
}
const sst = (isi: string): string => `<sst xmlns="x">${isi}</sst>`;

describe('a workbook that is meant to harm is refused with a sentence, in bounded time and memory', () => {
  it.each<[string, () => Buffer, string]>([
    [
      'a password: an OLE container',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)]),
      BUKAN,
    ],
    ['a zip that breaks off', () => bukuPolos().subarray(0, 700), BUKAN],
    [
      'a zip bomb by its size',
      () => bukuPolos({ lain: [{ nama: 'xl/media/a.xml', isi: 'x', ukuran: MAKS_MEKAR }] }),
      BESAR,
    ],
    [
      'a zip bomb by its ratio',
      () => bukuPolos({ lain: [{ nama: 'xl/a.xml', isi: '<a>' + ' '.repeat(30 * MB) }] }),
      BESAR,
    ],
    [
      'a part that holds more than it says',
      () => bukuPolos({ lain: [{ nama: 'xl/a.xml', isi: 'x'.repeat(5000), ukuran: 10 }] }),
      BESAR,
    ],
    [
      'a part that holds less than it says',
      () => bukuPolos({ lain: [{ nama: 'xl/a.xml', isi: 'xx', ukuran: 9 }] }),
      BUKAN,
    ],
    [
      'too many parts',
      () => bukuPolos({ lain: Array.from({ length: 600 }, (_, i) => ({ nama: `xl/${i}.xml`, isi: '' })) }),
      BESAR,
    ],
    ['a name that climbs', () => bukuPolos({ lain: [{ nama: '../../etc/passwd', isi: 'x' }] }), BUKAN],
    ['a name within the tree that climbs', () => bukuPolos({ lain: [{ nama: 'xl/../../x', isi: 'x' }] }), BUKAN],
    ['an absolute name', () => bukuPolos({ lain: [{ nama: '/etc/passwd', isi: 'x' }] }), BUKAN],
    ['a name of Windows', () => bukuPolos({ lain: [{ nama: 'C:\\x', isi: 'x' }] }), BUKAN],
    [
      'entities that multiply, in the sheet',
      () =>
        zipPadat([
          {
            nama: 'xl/workbook.xml',
            isi: '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><workbook>&b;</workbook>',
          },
        ]),
      BUKAN,
    ],
    [
      'an external entity, in a part that nobody reads',
      () =>
        bukuPolos({
          lain: [{ nama: 'docProps/a.xml', isi: '<?xml version="1.0"?><!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>' }],
        }),
      BUKAN,
    ],
    ['comments between cells', () => bukuPolos({ data: '<!-- <row r="9"/> -->' }), BUKAN],
    ['text in a second encoding', () => bukuPolos({ sst: '\u0000<\u0000s' }), BUKAN],
    [
      'too many shared strings',
      () =>
        bukuPolos({
          sst: sst(
            '<si><t>abcdefghij</t></si>'.repeat(900) +
              Array.from({ length: 1_000_001 }, (_, i) => `<si><t>${i.toString(36)}</t></si>`).join(''),
          ),
        }),
      BESAR,
    ],
    [
      'shared strings of too much text',
      () =>
        bukuPolos({
          sst: sst(
            Array.from(
              { length: 700_000 },
              (_, i) => `<si><t>${'teks yang panjang '.repeat(8)}${i * 7919}</t></si>`,
            ).join(''),
          ),
        }),
      BESAR,
    ],
    [
      'one shared string without an end',
      () => bukuPolos({ sst: sst(`<si><t>${Array.from({ length: 900_000 }, (_, i) => i.toString(36)).join(' ')}`) }),
      BESAR,
    ],
    [
      'a row without an end',
      () =>
        bukuPolos({
          data: `<row r="3">${Array.from({ length: 300_000 }, (_, i) => teksSel('B3', String(i))).join('')}`,
        }),
      BESAR,
    ],
    ['cells that never end', () => bukuPolos({ data: `<row r="3">${'<c r="A3"><v>1'.repeat(30_000)}</row>` }), BUKAN],
    [
      'a cell that points to no text',
      () => bukuPolos({ data: '<row r="3"><c r="B3" t="s"><v>-1</v></c></row>', sst: sst('') }),
      BUKAN,
    ],
    ['rows that go backwards', () => bukuPolos({ data: '<row r="9"></row><row r="3"></row>' }), BUKAN],
    ['a row number beyond Excel', () => bukuPolos({ data: '<row r="99999999"></row>' }), BUKAN],
  ])('%s', async (_, buat, kata) => {
    const isi = buat();
    const n = await nasib(isi);
    expect(n.kata).toBe(kata);
    expect(n.ms).toBeLessThan(15_000);
    expect(n.mb).toBeLessThan(400);
  });

  it.each<[string, () => Buffer]>([
    [
      'a million empty rows',
      () => bukuPolos({ data: Array.from({ length: 1_000_000 }, (_, i) => `<row r="${i + 3}"/>`).join('') }),
    ],
    [
      'rows without cells',
      () => bukuPolos({ data: Array.from({ length: 200_000 }, (_, i) => `<row r="${i + 3}"></row>`).join('') }),
    ],
    [
      'a tag full of attributes',
      () =>
        bukuPolos({
          data: `<row r="3"><c ${Array.from({ length: 100_000 }, (_, i) => `a${i}="1"`).join(' ')}><v>1</v></c></row>`,
        }),
    ],
    [
      'a text of many runs',
      () =>
        bukuPolos({
          data: `<row r="3"><c r="B3" t="inlineStr"><is>${Array.from({ length: 100_000 }, (_, i) => `<r><t>${i}</t></r>`).join('')}</is></c></row>`,
        }),
    ],
    [
      'openings of texts without an end',
      () =>
        bukuPolos({
          data: `<row r="3"><c r="B3" t="inlineStr"><is>${Array.from({ length: 200_000 }, (_, i) => `<t a="${i}">`).join('')}</is></c></row>`,
        }),
    ],
    [
      'merged areas by the hundred thousand',
      () =>
        bukuPolos({
          ekor: `<mergeCells>${Array.from({ length: 200_000 }, (_, i) => `<mergeCell ref="A${i + 1}:A${i + 1}"/>`).join('')}</mergeCells>`,
        }),
    ],
  ])('%s are read in time that grows with their length only', async (_, buat) => {
    const n = await nasib(buat());
    expect(n.kata).toBe('dibaca');
    expect(n.ms).toBeLessThan(15_000);
    expect(n.mb).toBeLessThan(400);
  });
});

describe('odd but honest workbooks', () => {
  async function sel(isi: Parameters<typeof bukuPolos>[0]) {
    const buku = await pembaca.buka(bukuPolos(isi), bentukBarang);
    const sekali = async () => {
      const hasil = [];
      for await (const { baris } of buku.lembar[0]?.baris() ?? []) hasil.push(...baris);
      return hasil;
    };
    return sekali().catch((e: unknown) => {
      if (e instanceof BacaUlang) return sekali();
      throw e;
    });
  }
  it('reads a sheet without a dimension, hidden rows and columns, and cells in any writing', async () => {
    const [b] = await sel({
      kepala: '<cols><col min="2" max="4" hidden="1"/></cols>',
      data: `<row hidden='1' r='4'><c  t = "inlineStr"  r='B4' ><is><r><t>Ika</t></r><rPh sb="0"><t>x</t></rPh><r><t xml:space="preserve">n &amp; </t></r></is></c><c r="C4"/><c r="D4"><v/></c></row>`,
    });
    expect([b?.nomor, b?.sel.get('uraian_barang')?.teks, b?.sel.size]).toEqual([4, 'Ikan & ', 1]);
  });
  it('knows days of both calendars, formulas, errors, and merged areas that stand behind the rows', async () => {
    const data =
      '<row r="3"><c r="B3" s="1"><v>46388</v></c><c r="C3"><f>1+1</f><v>2</v></c><c r="D3" t="e"><v>#N/A</v></c></row>';
    const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="17"/></cellXfs></styleSheet>';
    const [b] = await sel({ data, styles, ekor: '<mergeCells><mergeCell ref="E3:F4"/></mergeCells>' });
    expect([...(b?.sel.values() ?? [])].map((s) => [s.tanggal, s.rumus, s.galat, s.gabung])).toEqual([
      [{ tahun: 2027, bulan: 1, hari: 1 }, false, false, false],
      [null, true, false, false],
      [null, false, true, false],
      [null, false, false, true],
      [null, false, false, true],
    ]);
    const [m] = await sel({
      data: data.replace('46388', String(46388 - 1462)),
      styles,
      bukuPr: '<workbookPr date1904="1"/>',
    });
    expect([...(m?.sel.values() ?? [])][0]?.tanggal).toEqual({ tahun: 2027, bulan: 1, hari: 1 });
  });
  it('a sheet that is cut in any place reads the same', async () => {
    const isi = Array.from(
      { length: 3_000 },
      (_, i) => `<row r="${i + 2}">${teksSel(`B${i + 2}`, `Ikan é ${i} 🐟`)}</row>`,
    ).join('');
    const semua = await sel({ data: isi });
    expect(semua.map((b) => b.sel.get('uraian_barang')?.teks)).toEqual(
      Array.from({ length: 3_000 }, (_, i) => `Ikan é ${i} 🐟`),
    );
  });
});
