import ExcelJS from 'exceljs';
import { layanan } from '@sinas/domain/layanan/daftar';
import { isianKelompok } from '@sinas/domain/formulir/formulir';
import { bacaKepala } from '@sinas/domain/formulir/kepala';
import { buatBuku, caraBaca } from '../../../../test/support/buku';

async function buka(...isi: Parameters<typeof buatBuku>): Promise<ExcelJS.Workbook> {
  const buku = new ExcelJS.Workbook();
  await buku.xlsx.load((await buatBuku(...isi)) as unknown as ExcelJS.Buffer);
  return buku;
}
const lembar = (buku: ExcelJS.Workbook, nama: string): ExcelJS.Worksheet =>
  buku.getWorksheet(nama) as ExcelJS.Worksheet;
const { kolom } = caraBaca();

describe('template', () => {
  it('has five sheets: lists hidden, Info out of reach', async () => {
    const buku = await buka([]);
    expect(buku.worksheets.map((w) => [w.name, w.state])).toEqual([
      ['Data barang', 'visible'],
      ['Data permohonan', 'visible'],
      ['Petunjuk', 'visible'],
      ['Daftar', 'hidden'],
      ['Info', 'veryHidden'],
    ]);
  });
  it('names required columns with a star, says how to fill them, and keeps both rows in sight', async () => {
    const data = lembar(await buka([]), 'Data barang');
    expect(data.getRow(1).values).toEqual([
      undefined,
      'Kunci baris',
      ...kolom.map((k) => k.label + (k.wajib ? ' *' : '')),
      'Status',
      'Keterangan',
    ]);
    expect(data.getCell(2, kolom.findIndex((k) => k.kd_field === 'periode_importasi') + 2).value).toBe(
      'Wajib. Contoh Jan 2027, Feb 2027',
    );
    expect(data.views[0]).toMatchObject({ state: 'frozen', ySplit: 2 });
    expect(data.getColumn(1).hidden).toBe(true);
  });
  it('offers the live lists as drop-downs; HS may be any valid code', async () => {
    const buku = await buka([]);
    const data = lembar(buku, 'Data barang');
    const aturan = (medan: string) => data.getCell(3, kolom.findIndex((k) => k.kd_field === medan) + 2).dataValidation;
    const negara = aturan('negara_asal');
    expect(negara).toMatchObject({ type: 'list', showErrorMessage: true });
    const huruf = /\$([A-Z]+)\$2/.exec(String(negara.formulae[0]))?.[1] ?? '';
    expect([2, 3].map((r) => lembar(buku, 'Daftar').getCell(`${huruf}${r}`).value)).toEqual(['Australia', 'Norwegia']);
    expect(aturan('08').showErrorMessage ?? false).toBe(false);
    expect(aturan('uraian_barang')).toBeUndefined();
  });
  it('neutralises text that a spreadsheet would run', async () => {
    const sel = new Map([
      ['uraian_barang', '=HYPERLINK("http://x")'],
      ['spesifikasi', '@sum'],
      ['ukuran', '-5 C'],
    ]);
    const data = lembar(await buka([{ kunci: '', sel }]), 'Data barang');
    const nilai = ['uraian_barang', 'spesifikasi', 'ukuran'].map(
      (m) => data.getCell(3, kolom.findIndex((k) => k.kd_field === m) + 2).value,
    );
    expect(nilai).toEqual(['\'=HYPERLINK("http://x")', "'@sum", "'-5 C"]);
  });
});

describe('header of the file', () => {
  const permohonan = bacaKepala(
    { ...layanan('07').formulir, isian: isianKelompok(layanan('07').formulir, '019') },
    {
      jenis_pelaku: 'PRODUSEN',
      alamat_pabrik: '=HYPERLINK("http://x")',
      telepon: '+62 21 555 0100',
      kbli: '10721',
      ur_kbli: 'Industri Gula Pasir',
      kapasitas_terpasang: '15000.5',
    },
    ['ton'],
  );
  it('stands on a sheet to read, in the order of the form, and says that it is not taken back', async () => {
    const lembaran = lembar(await buka([], { permohonan }), 'Data permohonan');
    const isi = lembaran.getSheetValues().map((r) => (r as unknown[] | undefined)?.slice(2) ?? []);
    expect(isi[2]).toEqual([
      'Hanya untuk dibaca',
      'Perubahan pada lembar ini tidak ikut diunggah. Ubah data permohonan di formulir portal.',
    ]);
    expect(isi.filter((r) => r.length === 1).flat()).toEqual([
      'Data permohonan',
      'Perusahaan',
      'Produksi dan kapasitas',
    ]);
    expect(isi.filter((r) => r.length === 2).slice(1)).toEqual(
      permohonan.flatMap((b) => b.isian.map((i) => [i.label, i.nilai.replace(/^=/, "'=")])),
    );
    expect(isi).toContainEqual(['KBLI kegiatan usaha', '10721 – Industri Gula Pasir']);
    expect(isi).toContainEqual(['Kapasitas terpasang setahun', '15.000,5 ton']);
  });
  it('reads as people write it, but what a spreadsheet would run is text', async () => {
    const lembaran = lembar(await buka([], { permohonan }), 'Data permohonan');
    const nilai = (label: string) => {
      let ada: unknown;
      lembaran.eachRow((r) => (r.getCell(2).value === label ? (ada = r.getCell(3).value) : undefined));
      return ada;
    };
    expect([nilai('Telepon'), nilai('Surel'), nilai('Alamat tempat usaha')]).toEqual([
      '+62 21 555 0100',
      '-',
      '\'=HYPERLINK("http://x")',
    ]);
  });
});

describe('result', () => {
  it('keeps the row number, paints the wrong cell red with its message, and tells the row', async () => {
    const buku = await buka([
      { nomor: 3, kunci: '5.2', sel: new Map([['uraian_barang', 'A']]), status: 'Diterima', keterangan: '' },
      {
        nomor: 8,
        kunci: '',
        sel: new Map([['uraian_barang', 'B']]),
        status: 'Perlu perbaikan',
        keterangan: 'Satuan wajib diisi',
        salah: new Map([['satuan', 'Satuan wajib diisi']]),
      },
    ]);
    const data = lembar(buku, 'Data barang');
    const akhir = kolom.length + 2;
    expect(
      [3, 8].map((r) => [
        data.getCell(r, 1).value ?? '',
        data.getCell(r, akhir).value,
        data.getCell(r, akhir + 1).value ?? '',
      ]),
    ).toEqual([
      ['5.2', 'Diterima', ''],
      ['', 'Perlu perbaikan', 'Satuan wajib diisi'],
    ]);
    const salah = data.getCell(8, kolom.findIndex((k) => k.kd_field === 'satuan') + 2);
    expect(salah.fill).toMatchObject({ fgColor: { argb: 'FFF8DAD8' } });
    expect(salah.note).toBe('Satuan wajib diisi');
    expect(data.getCell(3, 2).note).toBeUndefined();
  });
});
