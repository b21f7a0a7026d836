import ExcelJS from 'exceljs';
import type { Draf } from '../support/berkas';
import { drafLengkap } from '../support/berkas';
import type { Client } from '../support/client';
import { World } from '../support/world';

let dunia: World;
let [ratna, hendra]: Client[] = [];
let d: Draf;
const c = (x: Client | undefined): Client => x as Client;
beforeAll(async () => {
  dunia = await World.open({});
  [ratna, hendra] = await Promise.all(['ratna', 'hendra'].map((n) => dunia.sebagai(n)));
  d = await drafLengkap(c(ratna));
});
afterAll(() => dunia.close());

async function buku(isi: (b: ExcelJS.Workbook) => void): Promise<Buffer> {
  const b = new ExcelJS.Workbook();
  isi(b);
  return Buffer.from(await b.xlsx.writeBuffer());
}
async function unggah(isi: Buffer, nama = 'neraca.xlsx'): Promise<string> {
  const r = await c(ratna).unggah(d.idNk, 'D99', isi, nama);
  if (r.http !== 201) throw new Error(`${r.http} ${r.message}`);
  return (r.data as { id: string }).id;
}
const lihat = (id: string, x = ratna, q = '') => c(x).get(`/berkas/${id}/tabel${q}`);
const BIASA = buku((b) => {
  const s = b.addWorksheet('Neraca');
  s.getCell('B1').value = ' Barang ';
  s.getCell('C1').value = 'Ton';
  s.getCell('A4').value = 2026;
  s.getCell('B4').value = new Date('2026-12-31T00:00:00Z');
  s.getCell('C4').value = 1234.5;
  s.getCell('D4').value = { formula: 'C4*2', result: 2469 };
  s.getCell('F4').value = '=1+1';
  b.addWorksheet('Kosong');
});

describe('a workbook as a table', () => {
  it('says what its cells say, where Excel has them, sheet by sheet', async () => {
    const id = await unggah(await BIASA);
    const r = await lihat(id);
    expect([r.http, r.data]).toEqual([
      200,
      {
        ...{ lembar: ['Neraca', 'Kosong'], no: 0, kolom: ['A', 'B', 'C', 'D', 'E', 'F'], terpotong: false },
        baris: [
          { nomor: 1, sel: ['', 'Barang', 'Ton'] },
          { nomor: 4, sel: ['2026', '31/12/2026', '1234,5', '2469', '', '=1+1'] },
        ],
      },
    ]);
    expect((await lihat(id, ratna, '?lembar=1')).data).toMatchObject({ no: 1, kolom: [], baris: [], terpotong: false });
    expect((await lihat(id, ratna, '?lembar=2')).http).toBe(404);
    expect((await lihat(id, ratna, '?lembar=-1')).http).toBe(400);
  });
  it('is cut where nobody reads on, and says so', async () => {
    const id = await unggah(
      await buku((b) => {
        const s = b.addWorksheet('Panjang');
        for (let i = 1; i <= 501; i += 1) s.addRow([i, 'x'.repeat(1_200)]);
        const lebar = b.addWorksheet('Lebar');
        lebar.addRow(Array.from({ length: 60 }, (_, i) => i));
      }),
    );
    const panjang = (await lihat(id)).data as { baris: { sel: string[] }[]; terpotong: boolean };
    expect([panjang.baris.length, panjang.baris.at(-1)?.sel[0], panjang.baris[0]?.sel[1]?.length]).toEqual([500, '500', 1_000]); // prettier-ignore
    expect(panjang.terpotong).toBe(true);
    const lebar = (await lihat(id, ratna, '?lembar=1')).data as typeof panjang & { kolom: string[] };
    expect([lebar.kolom.length, lebar.kolom.at(-1), lebar.terpotong]).toEqual([50, 'AX', true]);
  });
  it('what is none, is broken or too large is told in a sentence', async () => {
    const pdf = await c(ratna).unggah(d.idNk, 'D99');
    expect([(await lihat((pdf.data as { id: string }).id)).http]).toEqual([422]);
    const rusak = await lihat(await unggah(Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200)])));
    expect([rusak.http, rusak.code]).toEqual([422, '06']);
    const id = await unggah(await BIASA);
    await dunia.db.dokumen.update({ where: { id }, data: { ukuran: 6 * 1024 * 1024 } });
    expect((await lihat(id)).message).toBe('Buku kerja ini terlalu besar untuk dibaca di sini. Unduh untuk membacanya');
  });
  it('is for who may read the paper; to others it is not there', async () => {
    const id = await unggah(await BIASA);
    expect((await lihat(id, hendra)).http).toBe(404);
    expect((await dunia.tamu().get(`/berkas/${id}/tabel`)).http).toBe(401);
    expect((await lihat('bukan-uuid')).http).toBe(404);
  });
});
