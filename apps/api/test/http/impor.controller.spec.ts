import ExcelJS from 'exceljs';
import { rekamanSah } from '@sinas/prisma/factories/rekaman';
import { OutboxRepository } from '../../src/jobs/outbox.repository';
import { OutboxService } from '../../src/jobs/outbox.service';
import { TenggatService } from '../../src/modules/pengajuan/tenggat/tenggat.service';
import { ImporService } from '../../src/modules/impor/impor.service';
import { drafLengkap, kirim, PERTEK, TAHUN } from '../support/berkas';
import type { Answer, Client } from '../support/client';
import { World } from '../support/world';

let dunia: World;
let pu: Client;
beforeAll(async () => {
  dunia = await World.open();
  pu = await dunia.sebagai('ratna');
});
afterAll(() => dunia.close());

const DASAR = '/nk/v2/data-nk';
async function unduh(url: string, siapa = pu): Promise<ExcelJS.Workbook> {
  const r = await siapa.get(url);
  if (r.http !== 200) throw new Error(`${url}: ${r.http} ${r.message}`);
  const buku = new ExcelJS.Workbook();
  await buku.xlsx.load(r.raw as unknown as ExcelJS.Buffer);
  return buku;
}
const templat = async (idNk: string) => unduh((await pu.post('/nk/v2/urlTemplate', { idNk })).data.url as string);
const isi = async (buku: ExcelJS.Workbook) => Buffer.from(await buku.xlsx.writeBuffer());
function unggah(idNk: string, berkas: Buffer, siapa = pu, nama = 'barang.xlsx'): Promise<Answer> {
  const form = new FormData();
  form.set('id_nk', idNk);
  form.set('cara', 'langsung');
  form.set('file', new Blob([new Uint8Array(berkas)]), nama);
  return siapa.post(`${DASAR}/dataBulkExcel`, form);
}
/** What a worker does with the rows that are due. */
async function kerjakan(): Promise<void> {
  const ambil = <T>(jenis: new (...a: never[]) => T): T => dunia.app.get(jenis as never, { strict: false });
  for (const row of await ambil(OutboxRepository).claim(50, 60_000))
    if (row.jenis === 'impor-excel')
      await ambil(OutboxService).kerjakan('impor-excel', row.id, row.pagar, ambil(ImporService));
}
async function proses(idNk: string, berkas: Buffer) {
  const r = await unggah(idNk, berkas);
  if (r.http !== 202) throw new Error(`upload: ${r.http} ${r.message}`);
  await kerjakan();
  return (await pu.get(`${DASAR}/impor/${r.data.id_impor}`)).data;
}
function permohonan(buku: ExcelJS.Workbook): Record<string, unknown> {
  const hasil: Record<string, unknown> = {};
  buku.getWorksheet('Data permohonan')?.eachRow((r) => (hasil[r.getCell(2).text] = r.getCell(3).value));
  return hasil;
}
const data = (buku: ExcelJS.Workbook) => buku.getWorksheet('Data barang') as ExcelJS.Worksheet;
const kolom = (buku: ExcelJS.Workbook, label: string): number =>
  (data(buku).getRow(1).values as string[]).findIndex((v) => v?.replace(' *', '') === label);
function salin(buku: ExcelJS.Workbook, dari: number, ke: number, lain: Record<string, ExcelJS.CellValue> = {}): void {
  const jumlah = data(buku).columnCount;
  for (let k = 2; k <= jumlah; k++) data(buku).getCell(ke, k).value = data(buku).getCell(dari, k).value;
  for (const [label, nilai] of Object.entries(lain)) data(buku).getCell(ke, kolom(buku, label)).value = nilai;
}
const baris = (idNk: string) =>
  dunia.db.baris.findMany({ where: { id_pengajuan: BigInt(idNk) }, orderBy: { seri: 'asc' } });

describe('template', () => {
  it('carries the rows of the file, and sent back unchanged it changes nothing', async () => {
    const d = await drafLengkap(pu);
    const buku = await templat(d.idNk);
    const sebelum = await baris(d.idNk);
    expect(data(buku).getCell(3, 1).value).toBe(`${sebelum[0]?.id}.1`);
    const h = await proses(d.idNk, await isi(buku));
    expect(h).toMatchObject({
      status: 'SELESAI',
      total: 2,
      diterima: 2,
      ditolak: 0,
      pesan: '2 baris diterima, 0 baris perlu perbaikan',
    });
    expect(await baris(d.idNk)).toEqual(sebelum);
    expect((await pu.get(`${DASAR}/get?id_nk=${d.idNk}`)).data.versi).toBe(d.versi);
  });
  it('tells the header on a sheet of its own, and takes nothing of it back', async () => {
    const d = await drafLengkap(pu);
    const isian = { kbli: '10110', kantor_pabean: '040300', stok_awal: '1250.5' };
    await pu.put(DASAR, { idNk: d.idNk, versi: d.versi, kepala: isian });
    const buku = await templat(d.idNk);
    expect(permohonan(buku)).toMatchObject({
      'KBLI kegiatan usaha': '10110 – Kegiatan Rumah Potong dan Pengepakan Daging Bukan Unggas',
      'Kantor pabean pemasukan': '040300 – KPU BC Tipe A Tanjung Priok',
      'Stok awal tahun': expect.stringMatching(/^1\.250,5/),
      Telepon: '+62 21 555 0100',
      Keterangan: '-',
    });
    const sebelum = (await pu.get(`${DASAR}/get?id_nk=${d.idNk}`)).data;
    const lembar = buku.getWorksheet('Data permohonan') as ExcelJS.Worksheet;
    lembar.eachRow((r) => (r.getCell(3).value = 'Diubah di buku kerja'));
    const h = await proses(d.idNk, await isi(buku));
    expect(h).toMatchObject({ status: 'SELESAI', diterima: 2, ditolak: 0 });
    const sesudah = (await pu.get(`${DASAR}/get?id_nk=${d.idNk}`)).data;
    expect([sesudah.json_simpan.kepala, sesudah.versi]).toEqual([sebelum.json_simpan.kepala, sebelum.versi]);
    // Made before it is known who will read it.
    expect(permohonan(await unduh(h.url_hasil as string))).toMatchObject({
      'Kantor pabean pemasukan': '040300 – KPU BC Tipe A Tanjung Priok',
      Telepon: expect.stringMatching(/^•+100$/),
    });
  });
  it('hides persons from those who only watch', async () => {
    const d = await kirim(pu);
    const pengamat = await dunia.sebagai('rudi');
    const { url } = (await pengamat.post('/nk/v2/urlTemplate', { idNk: d.idNk })).data;
    expect(permohonan(await unduh(url as string, pengamat))).toMatchObject({
      'Jenis pelaku usaha': 'Pengguna akhir',
      Telepon: expect.stringMatching(/^•+100$/),
      Surel: expect.stringMatching(/^•+lid$/),
    });
  });
  it('is there under both prefixes, and not for another firm', async () => {
    const d = await drafLengkap(pu);
    expect((await pu.get(`/nk/data-nk/getLinkExcel?id_nk=${d.idNk}`)).data).toMatchObject({
      url: `${DASAR}/templat/${d.idNk}`,
      versi_templat: 1,
    });
    const lain = await dunia.sebagai('hendra');
    for (const jalan of [`templat/${d.idNk}`, `getLinkExcel?id_nk=${d.idNk}`, `impor?id_nk=${d.idNk}`])
      expect((await lain.get(`${DASAR}/${jalan}`)).http).toBe(404);
  });
});

describe('POST dataBulkExcel', () => {
  it('LAYAR-01 takes what is right, gives back what is wrong, and takes the corrected result without doubling', async () => {
    const d = await drafLengkap(pu);
    const buku = await templat(d.idNk);
    data(buku).getCell(3, kolom(buku, 'Jumlah')).value = '1.250,5';
    salin(buku, 4, 5, { 'Uraian barang': 'Katup baru', 'Negara asal': 'JERMAN', Jumlah: 30 });
    salin(buku, 4, 6, {
      'Uraian barang': 'Katup salah',
      'Negara asal': 'Antah Berantah',
      Jumlah: { formula: '1+2', result: 3 },
    });
    const h = await proses(d.idNk, await isi(buku));
    expect(h).toMatchObject({ status: 'SELESAI', total: 4, diproses: 4, diterima: 3, ditolak: 1 });
    expect((await baris(d.idNk)).map((b) => [b.seri, b.versi, b.jml?.toFixed(1)])).toEqual([
      [1, 2, '1250.5'],
      [2, 1, '200.0'],
      [3, 1, '30.0'],
    ]);
    const rinci = (await pu.get(`${DASAR}/get?id_nk=${d.idNk}`)).data;
    expect([rinci.jumlah_baris, rinci.jml_total, rinci.versi]).toEqual([3, '1480.5', d.versi + 1]);

    const hasil = await unduh(h.url_hasil as string);
    const [status, ket] = [kolom(hasil, 'Status'), kolom(hasil, 'Keterangan')];
    expect([3, 4, 5, 6].map((r) => data(hasil).getCell(r, status).value)).toEqual([
      'Diterima',
      'Diterima',
      'Diterima',
      'Perlu perbaikan',
    ]);
    expect(data(hasil).getCell(6, ket).value).toBe(
      'Negara asal tidak ada di daftar. Jumlah: Sel berisi rumus. Tempel sebagai nilai',
    );
    expect(data(hasil).getCell(6, kolom(hasil, 'Jumlah')).note).toBe('Sel berisi rumus. Tempel sebagai nilai');

    data(hasil).getCell(6, kolom(hasil, 'Negara asal')).value = 'cn';
    const lagi = await proses(d.idNk, await isi(hasil));
    expect(lagi).toMatchObject({ status: 'SELESAI', diterima: 4, ditolak: 0 });
    expect((await baris(d.idNk)).map((b) => [b.seri, b.versi, b.uraian])).toMatchObject(
      [
        [1, 2, {}],
        [2, 1, {}],
        [3, 1, 'Katup baru'],
        [4, 1, 'Katup salah'],
      ].map(([a, b, c]) => [a, b, typeof c === 'string' ? c : expect.any(String)]),
    );
  });

  it('the first workbook sent a second time doubles nothing', async () => {
    const d = await drafLengkap(pu);
    const buku = await templat(d.idNk);
    salin(buku, 4, 5, { 'Uraian barang': 'Sekali saja' });
    const berkas = await isi(buku);
    await proses(d.idNk, berkas);
    expect(await proses(d.idNk, berkas)).toMatchObject({ diterima: 3, ditolak: 0 });
    expect(await baris(d.idNk)).toHaveLength(3);
  });

  it('a row that is taken out of the workbook stays in the portal', async () => {
    const d = await drafLengkap(pu);
    const buku = await templat(d.idNk);
    const sebelum = await baris(d.idNk);
    for (let k = 1; k <= data(buku).columnCount; k++) data(buku).getCell(4, k).value = null;
    expect(await proses(d.idNk, await isi(buku))).toMatchObject({ status: 'SELESAI', total: 1, diterima: 1 });
    expect(await baris(d.idNk)).toEqual(sebelum);
  });

  it('a job that runs twice has one effect', async () => {
    const d = await drafLengkap(pu);
    const buku = await templat(d.idNk);
    salin(buku, 4, 5, { 'Uraian barang': 'Satu kali' });
    const r = await unggah(d.idNk, await isi(buku));
    await kerjakan();
    await dunia.db.outbox.updateMany({
      where: { kunci: `impor-excel:${r.data.id_impor}` },
      data: { status: 'MENUNGGU', sewa_sampai: null },
    });
    await kerjakan();
    expect(await baris(d.idNk)).toHaveLength(3);
    expect((await dunia.db.outbox.findUnique({ where: { kunci: `impor-excel:${r.data.id_impor}` } }))?.status).toBe(
      'SELESAI',
    );
  });

  it('a row that somebody changed in the portal meanwhile is not overwritten', async () => {
    const d = await drafLengkap(pu);
    const buku = await templat(d.idNk);
    data(buku).getCell(3, kolom(buku, 'Jumlah')).value = 5;
    const [satu] = await baris(d.idNk);
    await pu.put(`${DASAR}/modal`, {
      idNk: d.idNk,
      id: String(satu?.id),
      versi: 1,
      jenis: 'impor',
      data: { ...(satu?.data as object), jml_bahan_baku: '77', no_seri: 1 },
    });
    const h = await proses(d.idNk, await isi(buku));
    expect(h).toMatchObject({ diterima: 1, ditolak: 1 });
    expect((await baris(d.idNk))[0]?.jml?.toFixed()).toBe('77');
  });

  it('a file that was sent between upload and work keeps its rows, and the upload says why', async () => {
    const d = await drafLengkap(pu, { kd_rekom: '07', kd_komoditas: '0143' });
    const r = await unggah(d.idNk, await isi(await templat(d.idNk)));
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_status: '10' } });
    await kerjakan();
    expect((await pu.get(`${DASAR}/impor/${r.data.id_impor}`)).data).toMatchObject({
      status: 'GAGAL',
      pesan: 'Status berkas saat ini tidak mengizinkan tindakan ini',
      url_hasil: null,
    });
  });
});

describe('staged rows', () => {
  const nama = (id: string): string => `impor_${id.replaceAll('-', '')}_1`;
  const antre = (id: string) =>
    dunia.db.$queryRaw<{ n: number }[]>`
      SELECT count(*)::int AS n FROM pg_tables WHERE schemaname = 'antrean' AND starts_with(tablename::text, ${nama(id)})`;
  const hantu = (id: string) =>
    dunia.db.$executeRawUnsafe(`CREATE TABLE antrean."${nama(id)}" AS SELECT 'hantu' AS uraian`);

  it('of a process that died are swept when the work is done again, and have no effect', async () => {
    const d = await drafLengkap(pu);
    const buku = await templat(d.idNk);
    salin(buku, 4, 5, { 'Uraian barang': 'Sesudah mati' });
    const r = await unggah(d.idNk, await isi(buku));
    await hantu(r.data.id_impor as string);
    await kerjakan();
    expect((await baris(d.idNk)).map((b) => [b.seri, b.uraian])).toMatchObject(
      [
        [1, {}],
        [2, {}],
        [3, 'Sesudah mati'],
      ].map(([n, u]) => [n, typeof u === 'string' ? u : expect.any(String)]),
    );
    expect(await antre(r.data.id_impor as string)).toEqual([{ n: 0 }]);
  });
  it('of a workbook that is refused on the way are gone, and so is its result', async () => {
    const d = await drafLengkap(pu, { ...PERTEK, kd_komoditas: '0144' });
    const r = await unggah(d.idNk, await isi(await templat(d.idNk)));
    await hantu(r.data.id_impor as string);
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_status: '80' } });
    await kerjakan();
    expect(await antre(r.data.id_impor as string)).toEqual([{ n: 0 }]);
    expect(
      (await dunia.db.impor.findUniqueOrThrow({ where: { id: r.data.id_impor as string } })).kunci_hasil,
    ).toBeNull();
  });
  it('of a workbook that has ended go with the hourly sweep', async () => {
    const d = await drafLengkap(pu);
    const r = await unggah(d.idNk, await isi(await templat(d.idNk)));
    const lain = await drafLengkap(pu);
    const berjalan = await unggah(lain.idNk, await isi(await templat(lain.idNk)));
    await dunia.db.impor.update({ where: { id: r.data.id_impor as string }, data: { status: 'GAGAL' } });
    await hantu(r.data.id_impor as string);
    await hantu(berjalan.data.id_impor as string);
    await dunia.app.get(TenggatService, { strict: false }).rapikan();
    expect(await antre(r.data.id_impor as string)).toEqual([{ n: 0 }]);
    expect(await antre(berjalan.data.id_impor as string)).toEqual([{ n: 1 }]);
  });
});

it('rows that change places with each other, merged cells behind the rows, and a wrong row between right ones', async () => {
  const d = await drafLengkap(pu);
  const buku = await templat(d.idNk);
  const negara = kolom(buku, 'Negara asal');
  const [satu, dua] = [3, 4].map((r) => data(buku).getCell(r, negara).value);
  data(buku).getCell(3, negara).value = dua;
  data(buku).getCell(4, negara).value = satu;
  salin(buku, 4, 5, { 'Uraian barang': 'Sah' });
  salin(buku, 4, 6, { 'Uraian barang': 'Digabung' });
  salin(buku, 4, 7, { 'Uraian barang': 'Sah' });
  data(buku).mergeCells(6, kolom(buku, 'Satuan'), 6, kolom(buku, 'Jumlah'));
  const h = await proses(d.idNk, await isi(buku));
  expect(h).toMatchObject({ status: 'SELESAI', total: 5, diterima: 3, ditolak: 2 });
  expect((await baris(d.idNk)).map((b) => b.versi)).toEqual([2, 2, 1]);
  const hasil = await unduh(h.url_hasil as string);
  expect([6, 7].map((r) => data(hasil).getCell(r, kolom(hasil, 'Keterangan')).value)).toEqual([
    expect.stringContaining('Sel digabung'),
    'Barang, negara, pelabuhan dan periode sama dengan baris 5',
  ]);
});

describe('what is refused at once, with nothing stored', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['text', () => Buffer.from('bukan buku'), 'File bukan buku kerja Excel yang dapat dibaca'],
    [
      'old Excel, or a password',
      () => Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'File bukan buku kerja Excel yang dapat dibaca',
    ],
    ['an empty file', () => Buffer.alloc(0), 'File yang dikirimkan tidak valid'],
    ['more than 20 MB', () => Buffer.alloc(20 * 1024 * 1024), 'Ukuran file harus kurang dari 20 MB'],
  ])('%s', async (_, berkas, message) => {
    const d = await drafLengkap(pu);
    const r = await unggah(d.idNk, await berkas());
    expect(r).toMatchObject({ http: 422, message, errors: [{ langkah: 'barang', path: 'file', message }] });
    expect((await pu.get(`${DASAR}/impor?id_nk=${d.idNk}`)).data).toBeNull();
  });
  it('a workbook for another file, another commodity, an older template, or none of ours', async () => {
    const [a, b, lain] = await Promise.all([
      drafLengkap(pu),
      drafLengkap(pu),
      drafLengkap(pu, { kd_rekom: '07', kd_komoditas: '0143' }),
    ]);
    const kata = async (buku: ExcelJS.Workbook) => (await unggah(a.idNk, await isi(buku))).message;
    expect(await kata(await templat(b.idNk))).toBe('Templat ini dibuat untuk pengajuan lain');
    expect(await kata(await templat(lain.idNk))).toMatch(/^Templat ini untuk komoditas .+, berkas ini komoditas .+$/);
    const lama = await templat(a.idNk);
    (lama.getWorksheet('Info') as ExcelJS.Worksheet).getCell('B2').value = '0';
    expect(await kata(lama)).toBe('Templat versi 0 sudah tidak berlaku. Unduh templat versi 1');
    const asing = new ExcelJS.Workbook();
    asing.addWorksheet('Data barang');
    expect(await kata(asing)).toBe('Buku kerja ini tidak dibuat dari templat portal');
    expect(await dunia.db.impor.count({ where: { id_pengajuan: BigInt(a.idNk) } })).toBe(0);
  });
  it('a second workbook while the first waits', async () => {
    const d = await drafLengkap(pu);
    const berkas = await isi(await templat(d.idNk));
    expect((await unggah(d.idNk, berkas)).http).toBe(202);
    expect(await unggah(d.idNk, berkas)).toMatchObject({
      http: 409,
      message: 'Buku kerja sebelumnya masih diproses. Tunggu sampai selesai',
    });
  });
  it('another firm, an officer, a file that is sent', async () => {
    const d = await drafLengkap(pu, { ...PERTEK, kd_komoditas: '0141' });
    const berkas = await isi(await templat(d.idNk));
    expect((await unggah(d.idNk, berkas, await dunia.sebagai('hendra'))).http).toBe(404);
    expect((await unggah(d.idNk, berkas, await dunia.sebagai('dewi'))).http).toBe(403);
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_status: '80' } });
    expect((await unggah(d.idNk, berkas)).http).toBe(409);
  });
});

it('a workbook without a row says so', async () => {
  const { data: p } = await pu.post(DASAR, { ...PERTEK });
  const h = await proses(p.idNk as string, await isi(await templat(p.idNk as string)));
  expect(h).toMatchObject({ status: 'GAGAL', pesan: 'Tidak ada baris yang diisi' });
});

it('two thousand rows go in at once', async () => {
  const { data: p } = await pu.post(DASAR, { ...PERTEK });
  await pu.post(`${DASAR}/dataBulk`, { idNk: p.idNk, rows: [rekamanSah(PERTEK.kd_komoditas, TAHUN)] });
  const buku = await templat(p.idNk as string);
  for (let i = 0; i < 2_000; i++) salin(buku, 3, 4 + i, { 'Uraian barang': `Katup ${i}` });
  expect(await proses(p.idNk as string, await isi(buku))).toMatchObject({
    status: 'SELESAI',
    total: 2_001,
    diterima: 2_001,
  });
  expect(await baris(p.idNk as string)).toHaveLength(2_001);
});
