import ExcelJS from 'exceljs';
import type { Draf } from '../support/berkas';
import { buka } from '../support/impor';
import { singkirkan } from '../support/milik';
import {
  baris,
  garis,
  isiBaris,
  langkah,
  mulaiRapat,
  orangRapat,
  RAKOR,
  rkiMenunggu,
  setujuSemua,
  type Orang,
} from '../support/rakor';
import { World } from '../support/world';

let dunia: World;
let o: Orang;
let ada: Draf | null = null;
let id = '';
let buku: ExcelJS.Workbook;
beforeAll(async () => {
  dunia = await World.open({});
  o = await orangRapat(dunia);
});
afterAll(() => dunia.close());
/** A meeting of two rows of sugar, 100 and 200 asked for and recommended, under a ceiling of 250; and its workbook. */
beforeEach(async () => {
  if (ada) await singkirkan(dunia, ada);
  ada = await rkiMenunggu(dunia, ['100', '200']);
  id = (await mulaiRapat(dunia, o, 1, '250')).id_rakor;
  buku = await unduh();
});

const unduh = (): Promise<ExcelJS.Workbook> => buka(o.sekre, `${RAKOR}/buku-kerja/${id}`);
const lembar = (b = buku): ExcelJS.Worksheet => b.worksheets[0] as ExcelJS.Worksheet;
const JUDUL = 1;
/** Cell of a row (2 = the first one) by the name of its column. */
function sel(baris: number, label: string): ExcelJS.Cell {
  const judul = lembar().getRow(JUDUL).values as (string | undefined)[];
  const di = judul.indexOf(label);
  if (di < 0) throw new Error(`no column ${label}`);
  return lembar().getCell(baris, di);
}
async function unggah(pratinjau: boolean, c = o.sekre, ke = id) {
  const form = new FormData();
  form.set('pratinjau', String(pratinjau));
  form.set('file', new Blob([new Uint8Array(Buffer.from(await buku.xlsx.writeBuffer()))]), 'papan.xlsx');
  return c.post(`${RAKOR}/buku-kerja/${ke}`, form);
}
const salah = async (): Promise<string[]> =>
  ((await unggah(true)).data.salah as { nomor: number; kolom: string | null; pesan: string }[]).map(
    (s) => `${s.nomor} ${s.kolom ?? '-'}: ${s.pesan}`,
  );
const penetapan = async (): Promise<(string | null)[]> => (await baris(o.sekre, id)).map((b) => b.penetapan);

describe('the board as a workbook', () => {
  it('goes out with its keys hidden and all but four columns locked', () => {
    const judul = (lembar().getRow(JUDUL).values as string[]).slice(1);
    expect(judul).toEqual([
      ...['Kunci rapat', 'Kunci baris', 'Versi baris', 'Isi semula', 'Kode komoditas', 'Komoditas', 'Baris nasional'],
      ...['Nomor aju', 'Baris', 'Perusahaan', 'Uraian', 'Satuan', 'Usulan', 'Rekomendasi'],
      ...['Penetapan', 'Tunda', 'Kode alasan', 'Alasan'],
    ]);
    expect(judul.filter((_, i) => lembar().getColumn(i + 1).hidden)).toEqual(judul.slice(0, 4));
    expect(lembar().model).toMatchObject({ sheetProtection: { sheet: true } });
    expect(judul.filter((j) => sel(2, j).protection?.locked === false)).toEqual(judul.slice(-4));
    expect(judul.map((j) => sel(3, j).value).slice(4)).toEqual([
      ...['015', 'Gula', expect.anything(), ada?.noAju, 2, expect.stringContaining('Nusa'), expect.anything()],
      ...['TNE', 200, 200, null, null, null, null],
    ]);
    expect(sel(2, 'Kode alasan').dataValidation).toMatchObject({ type: 'list' });
  });

  it('text that a spreadsheet would run is neutralised', async () => {
    await dunia.db.rakorBaris.updateMany({ where: { id_rakor: BigInt(id) }, data: { uraian: '=1+1' } });
    buku = await unduh();
    expect(sel(2, 'Uraian').value).toBe("'=1+1");
    expect(await salah()).toEqual([]);
  });

  it('comes back as a preview first, and then as it has shown; sent again it changes nothing more', async () => {
    sel(2, 'Penetapan').value = 100;
    sel(3, 'Penetapan').value = '150,5';
    sel(3, 'Kode alasan').value = 'A04 Pasokan dalam negeri cukup';
    const [g] = await garis(o.sekre, id);
    const lihat = await unggah(true);
    expect(lihat).toMatchObject({
      http: 200,
      data: {
        ...{ disimpan: false, dibaca: 2, jumlah_salah: 0 },
        berubah: [
          { nomor: 2, seri: 1, dari: { penetapan: null }, ke: { penetapan: '100', kd_alasan: '' } },
          { nomor: 3, seri: 2, dari: { penetapan: null }, ke: { penetapan: '150.5', kd_alasan: 'A04' } },
        ],
        garis: [{ id_garis: g?.id_garis, plafon: '250', sesudah: '250.5', sisa_plafon: '-0.5', lewat_plafon: true }],
      },
    });
    expect(await penetapan()).toEqual([null, null]);
    expect(await unggah(false)).toMatchObject({ http: 200, data: { disimpan: true, berubah: [{}, {}] } });
    expect(await penetapan()).toEqual(['100', '150.5']);
    const riwayat = async () =>
      (await o.sekre.get(`${RAKOR}/riwayat/${id}`)).data.filter(
        (r: { peristiwa: string }) => r.peristiwa === 'tentukan',
      ) as object[];
    expect(await riwayat()).toMatchObject([
      {
        sebelum: { baris: [{ penetapan: null }, { penetapan: null }] },
        sesudah: { cara: 'BUKU_KERJA', berubah: 2, baris: [{ penetapan: '100' }, { penetapan: '150.5' }] },
      },
    ]);
    expect(await unggah(false)).toMatchObject({ http: 200, data: { berubah: [], jumlah_salah: 0, garis: [] } });
    expect(await riwayat()).toHaveLength(1);
  });

  it('a row that is postponed takes its file off the line', async () => {
    await setujuSemua(o.sekre, id);
    buku = await unduh();
    sel(2, 'Tunda').value = 'ya';
    expect((await unggah(true)).data.garis).toMatchObject([{ sesudah: '0', lewat_plafon: false }]);
    await unggah(false);
    expect(await penetapan()).toEqual([null, '200']);
  });

  it('refuses what a cell of the board refuses, row by row, and then stores nothing', async () => {
    sel(2, 'Penetapan').value = 101;
    sel(3, 'Penetapan').value = 'seratus';
    expect(await salah()).toEqual([
      '2 Penetapan: Baris 1: penetapan melebihi usulan 100',
      '3 Penetapan: Penetapan harus berupa angka nol atau lebih, misalnya 1.250,5',
    ]);
    expect(await unggah(false)).toMatchObject({
      ...{ http: 422, message: '2 baris buku kerja perlu perbaikan. Tidak ada baris yang disimpan' },
      errors: [{ baris: 2 }, { baris: 3 }],
    });
    sel(2, 'Penetapan').value = 100;
    sel(3, 'Penetapan').value = { formula: 'M3-50', result: 150 };
    expect(await salah()).toEqual(['3 Penetapan: Sel berisi rumus. Tempel sebagai nilai']);
    sel(3, 'Penetapan').value = -1;
    expect(await salah()).toEqual(['3 Penetapan: Penetapan harus berupa angka nol atau lebih, misalnya 1.250,5']);
    sel(3, 'Penetapan').value = 0;
    expect(await salah()).toEqual([
      '3 Kode alasan: Baris 2: pilih alasan bila penetapan nol atau di bawah rekomendasi',
    ]);
    sel(3, 'Tunda').value = 'mungkin';
    expect(await salah()).toEqual(['3 Tunda: Isi Tunda dengan Ya, atau kosongkan']);
    expect(await penetapan()).toEqual([null, null]);
  });

  it('refuses a key that is none of this meeting’s, and a row of another commodity or file', async () => {
    sel(2, 'Kunci baris').value = '999999';
    sel(3, 'Kunci rapat').value = '1';
    expect(await salah()).toEqual([
      '2 -: Kunci baris tidak dikenal di rapat ini. Unduh ulang buku kerja',
      '3 -: Baris ini dari buku kerja rapat lain',
    ]);
    buku = await unduh();
    sel(2, 'Kode komoditas').value = '016';
    sel(3, 'Nomor aju').value = '00000000000000000000000001';
    expect(await salah()).toEqual([
      '2 -: Baris ini komoditas Gula, di buku kerja tertulis 016',
      '3 -: Nomor aju dan nomor baris tidak sama dengan kunci barisnya',
    ]);
    buku = await unduh();
    lembar().addRow((lembar().getRow(2).values as string[]).slice(1));
    expect(await salah()).toEqual(['4 -: Baris ini sudah tertulis di baris Excel 2']);
  });

  it('a row that changed meanwhile is told where the workbook changes it too, and left alone where it does not', async () => {
    const [satu] = await baris(o.sekre, id);
    await isiBaris(o.sekre, id, satu?.id_baris ?? '', { penetapan: '80', kd_alasan: 'A05' });
    sel(3, 'Penetapan').value = 200;
    expect(await salah()).toEqual([]);
    expect(await unggah(false)).toMatchObject({ http: 200, data: { berubah: [{ nomor: 3 }] } });
    expect(await penetapan()).toEqual(['80', '200']);
    sel(2, 'Penetapan').value = 100;
    expect(await salah()).toEqual([
      expect.stringMatching(/^2 -: Diubah .+ setelah buku kerja diunduh, sekarang 80\. Unduh ulang buku kerja$/),
    ]);
    expect(await unggah(false)).toMatchObject({ http: 422 });
    expect(await penetapan()).toEqual(['80', '200']);
  });

  it('is nobody’s but the secretariat’s to bring back, and only while the meeting discusses', async () => {
    expect(await o.ratna.get(`${RAKOR}/buku-kerja/${id}`)).toMatchObject({ http: 403 });
    expect(await o.hari.get(`${RAKOR}/buku-kerja/${id}`)).toMatchObject({ http: 200 });
    expect(await unggah(true, o.hari)).toMatchObject({ http: 403 });
    expect(await o.sekre.post(`${RAKOR}/buku-kerja/${id}`, new FormData())).toMatchObject({ http: 422 });
    const asing = new FormData();
    asing.set('file', new Blob(['bukan buku']), 'papan.xlsx');
    expect(await o.sekre.post(`${RAKOR}/buku-kerja/${id}`, asing)).toMatchObject({
      ...{ http: 422, message: 'File bukan buku kerja Excel yang dapat dibaca' },
    });
    await setujuSemua(o.sekre, id);
    const rows = await baris(o.sekre, id);
    await isiBaris(o.sekre, id, rows[1]?.id_baris ?? '', { penetapan: '150', kd_alasan: 'A04' });
    await langkah(o.sekre, id, 'selesai');
    expect(await unggah(true)).toMatchObject({ http: 409 });
  });
});
