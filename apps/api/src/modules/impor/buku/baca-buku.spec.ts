import ExcelJS from 'exceljs';
import { bentukBarang, buatBuku, buatZip, caraBaca, TAHUN_BUKU } from '../../../../test/support/buku';
import { BacaBukuXlsx, BacaUlang, type BarisBuku } from './baca-buku';
import { bacaRekaman, tulisRekaman } from '../nilai/petakan-baris';
import { VERSI_TEMPLAT } from '../templat/templat';

const pembaca = new BacaBukuXlsx();
const cara = caraBaca();
const REKAMAN = {
  uraian_barang: '=Cakalang "beku" <utuh> & besar',
  '02': '021301',
  '03': '031301',
  '04': '041301',
  '06': ['061301', 'Thunnus albacares'],
  '08': '03034300',
  negara_asal: 'NO',
  pelabuhan_tujuan: 'IDBBB',
  periode_importasi: ['012027', '122027'],
  satuan: 'TNE',
  jml_bahan_baku: '2750.5',
};

async function semua(isi: Buffer): Promise<BarisBuku[]> {
  const buku = await pembaca.buka(isi, bentukBarang);
  const sekali = async (): Promise<BarisBuku[]> => {
    const hasil: BarisBuku[] = [];
    for await (const { baris } of buku.lembar[0]?.baris() ?? []) hasil.push(...baris);
    return hasil;
  };
  return sekali().catch((error: unknown) => {
    if (error instanceof BacaUlang) return sekali();
    throw error;
  });
}
/** The template, changed as somebody with Excel would, and saved by another writer. */
async function diubah(ubah: (data: ExcelJS.Worksheet, buku: ExcelJS.Workbook) => void): Promise<Buffer> {
  const buku = new ExcelJS.Workbook();
  await buku.xlsx.load(
    (await buatBuku([{ kunci: '5.1', sel: tulisRekaman(REKAMAN, cara) }])) as unknown as ExcelJS.Buffer,
  );
  ubah(buku.getWorksheet('Data barang') as ExcelJS.Worksheet, buku);
  return Buffer.from(await buku.xlsx.writeBuffer());
}
const KOLOM = new Map(cara.kolom.map((k, i) => [k.kd_field, i + 2]));
const di = (lembar: ExcelJS.Worksheet, medan: string, baris = 3): ExcelJS.Cell =>
  lembar.getCell(baris, KOLOM.get(medan) ?? 0);
async function bacaSatu(isi: Buffer) {
  const [b] = await semua(isi);
  return b ? bacaRekaman(b.sel, cara) : null;
}

describe('round trip of the template', () => {
  it('a stored row comes back as the same record, with its key and row number', async () => {
    const isi = await buatBuku([{ kunci: '5.1', sel: tulisRekaman(REKAMAN, cara) }]);
    const baris = await semua(isi);
    expect(baris.map((b) => [b.nomor, b.kunci])).toEqual([[3, '5.1']]);
    expect(bacaRekaman(baris[0]?.sel ?? new Map(), cara)).toMatchObject({ data: REKAMAN, masalah: new Map() });
  });
  it('and after another program has saved it, with shared strings', async () => {
    expect(await bacaSatu(await diubah(() => undefined))).toMatchObject({ data: REKAMAN, masalah: new Map() });
  });
  it('knows what it was made for', async () => {
    expect((await pembaca.buka(await buatBuku([]), bentukBarang)).info).toEqual({
      idNk: '7',
      noAju: '03003200001120261120000001',
      kd_komoditas: '013',
      jenis: 'impor',
      tahun: TAHUN_BUKU,
      versi: VERSI_TEMPLAT,
    });
  });
  it('empty rows between are skipped, the number of the others stays', async () => {
    const isi = await diubah((l) => {
      di(l, 'uraian_barang', 9).value = 'Salmon';
    });
    expect((await semua(isi)).filter((b) => bacaRekaman(b.sel, cara)).map((b) => b.nomor)).toEqual([3, 9]);
  });
});

describe('what people do to a workbook', () => {
  it('a formula is refused at its cell, with what it showed', async () => {
    const r = await bacaSatu(await diubah((l) => (di(l, 'jml_bahan_baku').value = { formula: '1+1', result: 2 })));
    expect(r?.masalah.get('jml_bahan_baku')).toBe('Sel berisi rumus. Tempel sebagai nilai');
    expect(r?.tampil.get('jml_bahan_baku')).toBe(2);
  });
  it('merged cells are refused in every row they cover', async () => {
    const isi = await diubah((l) => {
      di(l, 'uraian_barang', 4).value = 'Salmon';
      l.mergeCells(3, KOLOM.get('negara_asal') ?? 0, 4, KOLOM.get('negara_asal') ?? 0);
    });
    const masalah = (await semua(isi)).map((b) => bacaRekaman(b.sel, cara)?.masalah.get('negara_asal'));
    expect(masalah).toEqual(Array(2).fill('Sel digabung. Pisahkan selnya, lalu isi setiap baris'));
  });
  it('rich text reads as its words', async () => {
    const r = await bacaSatu(
      await diubah(
        (l) =>
          (di(l, 'uraian_barang').value = { richText: [{ text: 'Caka' }, { font: { bold: true }, text: 'lang' }] }),
      ),
    );
    expect(r?.data.uraian_barang).toBe('Cakalang');
  });
  it.each([false, true])('a month that Excel made a date is its month (days from 1904: %s)', async (date1904) => {
    const isi = await diubah((l, buku) => {
      buku.properties.date1904 = date1904;
      di(l, 'periode_importasi').value = new Date(Date.UTC(2027, 2, 1));
      di(l, 'periode_importasi').numFmt = 'mmm-yy';
    });
    expect((await bacaSatu(isi))?.data.periode_importasi).toEqual(['032027']);
  });
  it('an error value is named', async () => {
    const r = await bacaSatu(
      await diubah((l) => (di(l, 'satuan').value = { error: '#N/A' } as ExcelJS.CellErrorValue)),
    );
    expect(r?.masalah.get('satuan')).toBe('Sel berisi kesalahan Excel #N/A');
  });
  it('columns may be moved and named without the star', async () => {
    const isi = await diubah((l) => {
      const [a, b] = [KOLOM.get('uraian_barang') ?? 0, KOLOM.get('spesifikasi') ?? 0];
      for (const baris of [1, 3])
        [l.getCell(baris, a).value, l.getCell(baris, b).value] = [l.getCell(baris, b).value, l.getCell(baris, a).value];
      l.getCell(1, b).value = '  uraian  barang ';
    });
    expect((await bacaSatu(isi))?.data.uraian_barang).toBe(REKAMAN.uraian_barang);
  });
  it('a hidden sheet with rows of its own is not read', async () => {
    const isi = await diubah((_, buku) => {
      const l = buku.addWorksheet('Data barang (2)', { state: 'hidden' });
      l.addRow(['x', 'y', 'z']);
    });
    expect(await semua(isi)).toHaveLength(1);
  });
});

describe('workbooks that are not ours', () => {
  it('a missing required column is named', async () => {
    const isi = diubah((l) => (l.getCell(1, KOLOM.get('satuan') ?? 0).value = 'Unit'));
    await expect(pembaca.buka(await isi, bentukBarang)).rejects.toThrow('Kolom Satuan tidak ada di lembar Data barang');
  });
  it('without the Info sheet, or without the data sheet', async () => {
    const tanpa = 'Buku kerja ini tidak dibuat dari templat portal';
    await expect(pembaca.buka(await diubah((_, buku) => buku.removeWorksheet('Info')), bentukBarang)).rejects.toThrow(
      tanpa,
    );
    await expect(pembaca.buka(await diubah((l) => (l.name = 'Sheet1')), bentukBarang)).rejects.toThrow(tanpa);
  });
});

it('prefixed names, inline strings, missing addresses and self-closing rows are read as other writers write them', async () => {
  const judul = cara.kolom.map((k) => `<x:c t="inlineStr"><x:is><x:t>${k.label}</x:t></x:is></x:c>`).join('');
  const lembar = (baris: string) => `<x:worksheet xmlns:x="m"><x:sheetData>${baris}</x:sheetData></x:worksheet>`;
  const info = Object.entries({
    templat: 'sinas-nk/data-barang',
    versi: '1',
    idNk: '7',
    noAju: '1',
    kd_komoditas: '013',
    jenis: 'impor',
    tahun: '2027',
  });
  const teks = (t: string) => `<x:c t="str"><x:v>${t}</x:v></x:c>`;
  const isi = buatZip([
    {
      nama: 'xl/workbook.xml',
      isi: '<x:workbook><x:sheets><x:sheet name="Data barang" r:id="a"/><x:sheet name="Info" r:id="b"/></x:sheets></x:workbook>',
    },
    {
      nama: 'xl/_rels/workbook.xml.rels',
      isi: '<Relationships><Relationship Id="a" Target="/xl/s1.xml"/><Relationship Id="b" Target="s2.xml"/></Relationships>',
    },
    {
      nama: 'xl/s1.xml',
      isi: lembar(
        `<x:row>${judul}</x:row><x:row r="2"/><x:row r="3"/><x:row>${teks('A&amp;B &#233;_x000D_')}<x:c/>${teks('Konsumsi')}</x:row>`,
      ),
    },
    { nama: 'xl/s2.xml', isi: lembar(info.map(([k, v]) => `<x:row>${teks(k)}${teks(v)}</x:row>`).join('')) },
  ]);
  const [b, ...lain] = await semua(isi);
  expect(lain).toEqual([]);
  expect(b?.nomor).toBe(4);
  expect([...(b?.sel ?? [])].map(([k, s]) => [k, s.teks.trim()])).toEqual([
    ['uraian_barang', 'A&B é'],
    ['03', 'Konsumsi'],
  ]);
});
