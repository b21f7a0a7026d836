import type ExcelJS from 'exceljs';
import { rekamanSah } from '@sinas/prisma/factories/rekaman';
import { drafLengkap, PERTEK, TAHUN } from '../support/berkas';
import type { Client } from '../support/client';
import { isiBaris, LEMBAR_BARANG, sel, templat, unggahBuku } from '../support/impor';
import { World } from '../support/world';

let dunia: World;
let pu: Client;
beforeAll(async () => {
  dunia = await World.open();
  pu = await dunia.sebagai('ratna');
});
afterAll(() => dunia.close());

const DASAR = '/nk/v2/data-nk';
const CINA = 'Negara asal tidak ada di daftar. Cina: maksud Anda CN Tiongkok?';

it('a row that is sent says what may be meant, and takes nothing by itself', async () => {
  const d = await drafLengkap(pu);
  const data = { ...rekamanSah(PERTEK.kd_komoditas, TAHUN), negara_asal: 'Cina', pelabuhan_tujuan: 'tanjung periok' };
  const r = await pu.post(`${DASAR}/dataBulk`, { idNk: d.idNk, rows: [data] });
  const teks = JSON.stringify(r);
  expect(teks).toContain(CINA);
  expect(teks).toMatch(/Pelabuhan tujuan tidak ada di daftar\. tanjung periok: maksud Anda IDTPP [^?]+\?/);
  expect(await dunia.db.baris.count({ where: { id_pengajuan: BigInt(d.idNk) } })).toBe(2);
});

it('a workbook says it in its cell and in its report; ten thousand wrong texts cost a bounded search', async () => {
  const d = await drafLengkap(pu);
  const buku = await templat(pu, d.idNk);
  const lembar = buku.getWorksheet(LEMBAR_BARANG) as ExcelJS.Worksheet;
  isiBaris(buku, LEMBAR_BARANG, 3, { 'Negara asal': 'Cina' });
  const [contoh] = [lembar.getRow(4).values as ExcelJS.CellValue[]];
  for (let i = 0; i < 10_000; i++) {
    lembar.getRow(5 + i).values = [null, ...contoh.slice(2)];
    isiBaris(buku, LEMBAR_BARANG, 5 + i, { 'Uraian barang': `Katup ${i}`, 'Negara asal': `Thailnd${i}` });
  }
  const mulai = performance.now();
  const { impor, hasil } = await unggahBuku(dunia, pu, { idNk: d.idNk, buku, cara: 'uji' });
  expect(performance.now() - mulai).toBeLessThan(60_000);
  expect(impor).toMatchObject({ status: 'SIAP', ditolak: 10_001 });
  expect(impor.masalah[0]).toEqual({
    lembar: LEMBAR_BARANG,
    sel: sel(buku, 3, 'Negara asal').address,
    pesan: CINA,
  });
  expect(sel(hasil, 3, 'Keterangan').value).toBe(CINA);
  expect(sel(hasil, 3, 'Negara asal').value).toBe('Cina');
  expect(impor.masalah[1]?.pesan).toContain('maksud Anda TH Thailand?');
}, 120_000);

it('a purpose that is written in words says which one may be meant', async () => {
  const d = await drafLengkap(pu);
  const r = await pu.put(DASAR, { idNk: d.idNk, versi: d.versi, kepala: { tujuan_penggunaan: 'Perdagangan' } });
  expect(r).toMatchObject({ http: 422 });
  expect(JSON.stringify(r.errors)).toMatch(/Perdagangan: maksud Anda Konsumsi\/diperdagangkan\?/);
});
