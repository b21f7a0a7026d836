import type ExcelJS from 'exceljs';
import { AmbilImporService } from '../../src/modules/impor/ambil-impor.service';
import { TenggatService } from '../../src/modules/pengajuan/tenggat/tenggat.service';
import { Clock } from '../../src/platform/clock/clock';
import { drafLengkap } from '../support/berkas';
import type { Client } from '../support/client';
import { buka, isiBaris, kerjakanImpor, kunciBaris, LEMBAR_BARANG, sel, templat, unggahBuku } from '../support/impor';
import { World } from '../support/world';

let dunia: World;
let pu: Client;
beforeAll(async () => {
  dunia = await World.open();
  pu = await dunia.sebagai('ratna');
});
afterAll(() => dunia.close());
afterEach(() => jest.restoreAllMocks());

const DASAR = '/nk/v2/data-nk';
const baris = (idNk: string) =>
  dunia.db.baris.findMany({ where: { id_pengajuan: BigInt(idNk) }, orderBy: { seri: 'asc' } });
const versi = async (idNk: string) => (await pu.get(`${DASAR}/get?id_nk=${idNk}`)).data.versi as number;
const tindakan = (id: string, apa: string, siapa = pu) =>
  siapa.post(`${DASAR}/impor/${id}/tindakan`, { tindakan: apa });
const keadaan = async (id: string) => (await pu.get(`${DASAR}/impor/${id}`)).data;
const antrean = async (id: string) =>
  (
    await dunia.db.$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM pg_tables
      WHERE schemaname = 'antrean' AND starts_with(tablename::text, ${`impor_${id.replaceAll('-', '')}_`})`
  )[0]?.n;

function salin(buku: ExcelJS.Workbook, dari: number, ke: number, isi: Record<string, ExcelJS.CellValue>): void {
  const lembar = buku.getWorksheet(LEMBAR_BARANG) as ExcelJS.Worksheet;
  for (let k = 2; k <= lembar.columnCount; k++) lembar.getCell(ke, k).value = lembar.getCell(dari, k).value;
  isiBaris(buku, LEMBAR_BARANG, ke, isi);
}
/** A draft, and its workbook with one changed row, one new one, and one that is wrong where that is asked for. */
async function diuji(salah: boolean) {
  const d = await drafLengkap(pu);
  const buku = await templat(pu, d.idNk);
  isiBaris(buku, LEMBAR_BARANG, 3, { Jumlah: 1250.5 });
  salin(buku, 4, 5, { 'Uraian barang': 'Katup baru', Jumlah: 30 });
  if (salah) salin(buku, 4, 6, { 'Uraian barang': 'Katup salah', 'Negara asal': 'Antah Berantah', Jumlah: -1 });
  const sebelum = { baris: await baris(d.idNk), versi: await versi(d.idNk) };
  const { impor, hasil } = await unggahBuku(dunia, pu, { idNk: d.idNk, buku, cara: 'uji' });
  return { d, impor, hasil, sebelum };
}
const kolom = (hasil: ExcelJS.Workbook, label: string): string => sel(hasil, 6, label).address;

describe('a workbook that is only looked at', () => {
  it('is what an upload is when nothing else is asked for: told row by row and cell by cell, with nothing stored', async () => {
    const { d, impor, hasil, sebelum } = await diuji(true);
    expect(impor).toMatchObject({
      ...{ status: 'SIAP', cara: 'uji', total: 4, diterima: 3, ditolak: 1, baru: 1, berubah: 1, tetap: 1 },
      pesan: '1 baris baru, 1 berubah, 1 tetap, 1 perlu perbaikan. Belum ada yang disimpan',
      masalah_lain: 0,
      jumlah: [
        expect.objectContaining({
          ...{ jenis: 'Data barang', baris_sebelum: 2, baris_sesudah: 3 },
          ...{ jml_sebelum: '300', jml_sesudah: '1480.5' },
        }),
      ],
    });
    expect(impor.masalah).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ lembar: 'Data barang', sel: kolom(hasil, 'Negara asal') }),
        expect.objectContaining({ lembar: 'Data barang', sel: kolom(hasil, 'Jumlah') }),
      ]),
    );
    expect({ baris: await baris(d.idNk), versi: await versi(d.idNk) }).toEqual(sebelum);
    expect([3, 4, 5, 6].map((r) => sel(hasil, r, 'Status').value)).toEqual([
      ...['Benar', 'Benar', 'Benar', 'Perlu perbaikan'],
    ]);
    // Keys are those of what is stored: what was not taken has none.
    expect([3, 5].map((r) => kunciBaris(hasil, r).text)).toEqual([`${sebelum.baris[0]?.id}.1`, '']);
    const form = new FormData();
    form.set('id_nk', d.idNk);
    form.set('file', new Blob([new Uint8Array(Buffer.from(await hasil.xlsx.writeBuffer()))]), 'barang.xlsx');
    const bawaan = await pu.post(`${DASAR}/dataBulkExcel`, form);
    await kerjakanImpor(dunia);
    expect(await keadaan(bawaan.data.id_impor as string)).toMatchObject({ status: 'SIAP', cara: 'uji' });
    // A newer one takes the place of the one that waited.
    expect(await keadaan(impor.id)).toMatchObject({
      ...{ status: 'BATAL', url_hasil: null },
      pesan: 'Diganti buku kerja yang lebih baru. Tidak ada baris yang berubah',
    });
  });

  it('is taken as a whole only where all of it is right; else the right rows, by choice', async () => {
    const { d, impor, hasil, sebelum } = await diuji(true);
    expect(await tindakan(impor.id, 'semua')).toMatchObject({
      http: 422,
      message: '1 baris perlu perbaikan. Perbaiki dulu, atau pilih hanya baris yang benar',
    });
    expect(await baris(d.idNk)).toEqual(sebelum.baris);
    expect(await tindakan(impor.id, 'benar')).toMatchObject({
      http: 200,
      data: { status: 'SELESAI', pesan: '3 baris diterima, 1 baris perlu perbaikan', berlaku_sampai: null },
    });
    expect((await baris(d.idNk)).map((b) => [b.seri, b.versi, b.jml?.toFixed(1)])).toEqual([
      [1, 2, '1250.5'],
      [2, 1, '200.0'],
      [3, 1, '30.0'],
    ]);
    expect(await versi(d.idNk)).toBe(sebelum.versi + 1);
    expect(await antrean(impor.id)).toBe(0);
    // The result comes back corrected: nothing is doubled.
    isiBaris(hasil, LEMBAR_BARANG, 6, { 'Negara asal': 'cn', Jumlah: 7 });
    const lagi = await unggahBuku(dunia, pu, { idNk: d.idNk, buku: hasil, cara: 'uji' });
    expect(lagi.impor).toMatchObject({ baru: 1, berubah: 0, tetap: 3, ditolak: 0 });
    expect((await tindakan(lagi.impor.id, 'semua')).http).toBe(200);
    expect(await baris(d.idNk)).toHaveLength(4);
  });

  it('is taken once: a second time, and two at once, change nothing more', async () => {
    const { d, impor } = await diuji(false);
    const semua = await Promise.all([1, 2, 3].map(() => tindakan(impor.id, 'semua')));
    expect(semua.map((r) => r.http)).toEqual([200, 200, 200]);
    expect(await tindakan(impor.id, 'semua')).toMatchObject({ http: 200, data: { status: 'SELESAI' } });
    expect((await baris(d.idNk)).map((b) => b.versi)).toEqual([2, 1, 1]);
    expect(await tindakan(impor.id, 'buang')).toMatchObject({ http: 409 });
  });

  it('is not for another firm, an officer, or somebody who only watches', async () => {
    const { d, impor, sebelum } = await diuji(false);
    expect(await tindakan(impor.id, 'semua', await dunia.sebagai('hendra'))).toMatchObject({
      http: 404,
      message: 'Unggahan tidak ditemukan',
    });
    expect((await tindakan(impor.id, 'semua', await dunia.sebagai('dewi'))).http).toBe(403);
    expect((await tindakan(impor.id, 'semua', await dunia.sebagai('rudi'))).http).toBe(403);
    expect((await dunia.tamu().post(`${DASAR}/impor/${impor.id}/tindakan`, { tindakan: 'semua' })).http).toBe(401);
    // By the way of a ministry's own needs, it is not theirs either.
    const wayan = await dunia.sebagai('wayan');
    expect((await wayan.post(`/nk/v2/pk/impor/${impor.id}/tindakan`, { tindakan: 'semua' })).http).toBe(404);
    expect((await tindakan(impor.id, 'apa saja')).http).toBe(400);
    expect((await tindakan('0190a0a0-0000-7000-8000-000000000000', 'semua')).http).toBe(404);
    expect(await baris(d.idNk)).toEqual(sebelum.baris);
  });

  it('is refused where the file has changed meanwhile, and read again on demand', async () => {
    const { d, impor, sebelum } = await diuji(false);
    const [, dua] = sebelum.baris;
    await pu.put(`${DASAR}/modal`, {
      ...{ idNk: d.idNk, id: String(dua?.id), versi: 1, jenis: 'impor' },
      data: { ...(dua?.data as object), jml_bahan_baku: '77', no_seri: 2 },
    });
    const ditolak = { http: 409, message: 'Isi berkas berubah sejak buku kerja diperiksa. Periksa ulang dulu' };
    expect(await tindakan(impor.id, 'semua')).toMatchObject(ditolak);
    expect(await tindakan(impor.id, 'benar')).toMatchObject(ditolak);
    expect((await baris(d.idNk)).map((b) => b.jml?.toFixed())).toEqual(['100', '77']);
    const ulang = await Promise.all([tindakan(impor.id, 'ulang'), tindakan(impor.id, 'ulang')]);
    expect(ulang.map((r) => [r.http, r.data.status])).toEqual([
      [200, 'ANTRE'],
      [200, 'ANTRE'],
    ]);
    await kerjakanImpor(dunia);
    // The row that somebody else changed is not overwritten.
    expect(await keadaan(impor.id)).toMatchObject({ status: 'SIAP', baru: 1, berubah: 1, ditolak: 1 });
    expect(await antrean(impor.id)).toBe(1);
    expect((await tindakan(impor.id, 'benar')).http).toBe(200);
    expect((await baris(d.idNk)).map((b) => b.jml?.toFixed(1))).toEqual(['1250.5', '77.0', '30.0']);
  });

  it('is refused where the file was sent meanwhile, and where the held rows are gone', async () => {
    const { d, impor, sebelum } = await diuji(false);
    const where = { id: BigInt(d.idNk) };
    await dunia.db.pengajuan.update({ where, data: { kd_status: '10' } });
    expect((await tindakan(impor.id, 'semua')).http).toBe(409);
    await dunia.db.pengajuan.update({ where, data: { kd_status: '00' } });
    const { jalan } = await dunia.db.impor.findUniqueOrThrow({ where: { id: impor.id } });
    await dunia.db.$executeRawUnsafe(`TRUNCATE antrean."${jalan}"`);
    expect(await tindakan(impor.id, 'semua')).toMatchObject({ http: 409 });
    await dunia.db.$executeRawUnsafe(`DROP TABLE antrean."${jalan}"`);
    expect(await tindakan(impor.id, 'semua')).toMatchObject({
      http: 409,
      message: 'Isi berkas berubah sejak buku kerja diperiksa. Periksa ulang dulu',
    });
    expect(await baris(d.idNk)).toEqual(sebelum.baris);
    await dunia.db.pengajuan.update({ where, data: { kd_status: '80' } });
  });

  it('waits a day, through the sweep of dead readings; then it is over, and its rows are gone', async () => {
    const { d, impor, sebelum } = await diuji(false);
    await dunia.app.get(TenggatService, { strict: false }).rapikan();
    await dunia.app.get(AmbilImporService, { strict: false }).sapu();
    expect(await antrean(impor.id)).toBe(1);
    const clock = dunia.app.get(Clock, { strict: false });
    const besok = new Date(clock.now().getTime() + 86_400_000 + 1_000);
    jest.spyOn(clock, 'now').mockReturnValue(besok);
    const lewat = { http: 409, message: 'Hasil pemeriksaan buku kerja ini sudah kedaluwarsa. Periksa ulang dulu' };
    expect(await tindakan(impor.id, 'semua')).toMatchObject(lewat);
    await dunia.app.get(AmbilImporService, { strict: false }).sapu();
    expect(await keadaan(impor.id)).toMatchObject({ status: 'LEWAT', url_hasil: null });
    expect(await antrean(impor.id)).toBe(0);
    expect(await tindakan(impor.id, 'semua')).toMatchObject(lewat);
    expect(await baris(d.idNk)).toEqual(sebelum.baris);
    expect((await pu.get(`${DASAR}/impor/${impor.id}/hasil`)).http).toBe(404);
    // Its workbook is still there.
    jest.restoreAllMocks();
    expect((await tindakan(impor.id, 'ulang')).http).toBe(200);
    await kerjakanImpor(dunia);
    expect((await tindakan(impor.id, 'semua')).http).toBe(200);
    expect(await baris(d.idNk)).toHaveLength(3);
  });

  it('is left by who does not want it, and says that nothing changed', async () => {
    const { d, impor, sebelum } = await diuji(true);
    expect(await tindakan(impor.id, 'buang')).toMatchObject({
      http: 200,
      data: { status: 'BATAL', pesan: 'Tidak diambil. Tidak ada baris yang berubah', url_hasil: null },
    });
    expect((await tindakan(impor.id, 'buang')).http).toBe(200);
    expect((await tindakan(impor.id, 'benar')).http).toBe(409);
    expect(await baris(d.idNk)).toEqual(sebelum.baris);
    expect((await pu.get(`${DASAR}/impor/${impor.id}/hasil`)).http).toBe(404);
  });

  it('an older workbook is not read again when a newer one is there', async () => {
    const { d, impor } = await diuji(false);
    await dunia.db.impor.update({ where: { id: impor.id }, data: { status: 'LEWAT' } });
    await unggahBuku(dunia, pu, { idNk: d.idNk, buku: await templat(pu, d.idNk), cara: 'uji' });
    expect(await tindakan(impor.id, 'ulang')).toMatchObject({
      http: 409,
      message: 'Sudah ada buku kerja yang lebih baru untuk berkas ini',
    });
  });

  it('where no row is right there is nothing to take', async () => {
    const d = await drafLengkap(pu);
    const buku = await templat(pu, d.idNk);
    for (const r of [3, 4]) isiBaris(buku, LEMBAR_BARANG, r, { Jumlah: -1 });
    const { impor } = await unggahBuku(dunia, pu, { idNk: d.idNk, buku, cara: 'uji' });
    expect(impor).toMatchObject({ status: 'SIAP', diterima: 0, ditolak: 2 });
    expect(await tindakan(impor.id, 'benar')).toMatchObject({
      http: 422,
      message: 'Tidak ada baris benar yang dapat diambil',
    });
  });

  it('.xls is told to be saved as .xlsx', async () => {
    const d = await drafLengkap(pu);
    const form = new FormData();
    form.set('id_nk', d.idNk);
    form.set('file', new Blob([new Uint8Array(Buffer.from('d0cf11e0a1b11ae1', 'hex'))]), 'barang.XLS');
    expect(await pu.post(`${DASAR}/dataBulkExcel`, form)).toMatchObject({
      http: 422,
      message: 'File .xls tidak dapat dibaca. Simpan ulang sebagai .xlsx, lalu unggah lagi',
    });
  });
});

it('the columns of the workbook that was sent are the ones that are named', async () => {
  const d = await drafLengkap(pu);
  const buku = await templat(pu, d.idNk);
  buku.getWorksheet(LEMBAR_BARANG)?.spliceColumns(2, 0, ['Catatan kami']);
  isiBaris(buku, LEMBAR_BARANG, 3, { Jumlah: -1 });
  const alamat = sel(buku, 3, 'Jumlah').address;
  const { impor } = await unggahBuku(dunia, pu, { idNk: d.idNk, buku, cara: 'uji' });
  expect(impor.masalah.map((m) => m.sel)).toContain(alamat);
  expect(await buka(pu, impor.url_hasil ?? '')).toBeDefined();
});
