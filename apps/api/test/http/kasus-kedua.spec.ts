import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ExcelJS from 'exceljs';
import { OutboxRepository } from '../../src/jobs/outbox.repository';
import { OutboxService } from '../../src/jobs/outbox.service';
import { ImporService } from '../../src/modules/impor/impor.service';
import type { Client } from '../support/client';
import { isiBaris, judulLembar, sel } from '../support/impor';
import { PERTEK } from '../support/berkas';
import { berkasSampai, LEMBAR, lembar, versi } from '../support/keadaan';
import { SANDI, World } from '../support/world';

// What the author of a new kind enters by hand, in the two places where a kind is entered.
jest.mock('@sinas/domain/layanan/semua', () => {
  const { SEMUA_LAYANAN } =
    jest.requireActual<typeof import('@sinas/domain/layanan/semua')>('@sinas/domain/layanan/semua');
  const { PENUGASAN } = jest.requireActual<typeof import('../kasus/penugasan/definisi')>('../kasus/penugasan/definisi');
  return { SEMUA_LAYANAN: [...SEMUA_LAYANAN, PENUGASAN] };
});
jest.mock('../../src/app.module', () => {
  const { AppModule } = jest.requireActual<typeof import('../../src/app.module')>('../../src/app.module');
  const { PenugasanModule } = jest.requireActual<typeof import('../kasus/penugasan/penugasan.module')>(
    '../kasus/penugasan/penugasan.module',
  );
  return {
    AppModule: {
      with: (config: Parameters<typeof AppModule.with>[0]) => {
        const asli = AppModule.with(config);
        return { ...asli, imports: [...(asli.imports ?? []), PenugasanModule] };
      },
    },
  };
});

const DASAR = '/uji/penugasan';
const KASUS = path.resolve(__dirname, '../kasus/penugasan');
let dunia: World;
let dewi: Client;
let hari: Client;
beforeAll(async () => {
  dunia = await World.open({});
  for (const perintah of readFileSync(path.join(KASUS, 'migration.sql'), 'utf8').split(';\n'))
    if (perintah.trim()) await dunia.db.$executeRawUnsafe(perintah);
  [dewi, hari] = [await dunia.sebagai('dewi'), await dunia.sebagai('hari')];
});
afterAll(() => dunia.close());

const KEPALA = { jenis_pelaku: 'PRODUSEN', dasar_tugas: 'Rapat terbatas 5 Februari' };
async function buat(c = dewi, kepala: object = KEPALA): Promise<{ idNk: string; noAju: string; versi: number }> {
  const r = await c.post(DASAR, { kd_komoditas: '0142', kepala });
  if (r.http !== 201) throw new Error(`create: ${r.http} ${r.message} ${JSON.stringify(r.errors)}`);
  return r.data as { idNk: string; noAju: string; versi: number };
}
const tambah = (isi: object, c = dewi) => c.post(`${DASAR}/baris`, isi);
/** A package with one who carries it out and one region; their ids. */
async function tiga(idNk: string, jml = '100') {
  const id = async (isi: object): Promise<string> => {
    const r = await tambah(isi);
    if (r.http !== 201) throw new Error(`row: ${r.http} ${r.message} ${JSON.stringify(r.errors)}`);
    return r.data.baris[0].id as string;
  };
  const paket = await id({ jenis: 'paket', idNk, rows: [{ nama: 'Daging beku' }] });
  const pelaksana = await id({ jenis: 'pelaksana', id_induk: paket, rows: [{ npwp: '0123456789012345', nama: 'BUMN Pangan' }] }); // prettier-ignore
  const wilayah = await id({ jenis: 'wilayah', id_induk: pelaksana, rows: [{ wilayah: 'Jawa', satuan: 'C62', jml }] });
  return { paket, pelaksana, wilayah };
}
const pernyataan = async (idNk: string): Promise<number> => {
  const v = Number((await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(idNk) } })).versi);
  return (await dewi.put(DASAR, { idNk, versi: v, pernyataan: true })).data.versi as number;
};
const kirim = async (idNk: string, c = dewi) => c.post(`${DASAR}/kirim`, { idNk, versi: await pernyataan(idNk) });

it('is entered by these files and nothing else', () => {
  expect(readdirSync(KASUS).sort()).toEqual([
    'definisi.ts',
    'migration.sql',
    'penugasan.controller.ts',
    'penugasan.dto.ts',
    'penugasan.module.ts',
  ]);
});

it('belongs to its ministry: number without a taxpayer, seen by its own officers only, even as a draft', async () => {
  const d = await buat();
  expect(d.noAju).toMatch(/^100019000000\d{14}$/);
  expect(await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } })).toMatchObject({
    ...{ id_organisasi: null, kd_ga_pemilik: '019', kd_ga: '019', npwp: '' },
  });
  for (const [siapa, http] of [
    ['dewi', 200],
    ['hari', 200],
    ['wayan', 404],
    ['ratna', 404],
    ['maya', 404],
  ] as const)
    // prettier-ignore
    expect([siapa, (await (await dunia.sebagai(siapa)).get(`/nk/v2/data-nk/rki/listProses/${d.idNk}`)).http]).toEqual([
      siapa,
      http,
    ]);
  const wayan = await dunia.sebagai('wayan');
  expect((await wayan.put(DASAR, { idNk: d.idNk, versi: d.versi, kepala: KEPALA })).http).toBe(404);
  expect((await tambah({ jenis: 'paket', idNk: d.idNk, rows: [{ nama: 'Asing' }] }, wayan)).http).toBe(404);
  for (const siapa of ['ratna', 'maya'])
    expect((await (await dunia.sebagai(siapa)).post(DASAR, { kd_komoditas: '0142', kepala: KEPALA })).http).toBe(403);
});

it('through its paths no officer writes into a company’s file that his ministry handles', async () => {
  const d = await berkasSampai(dunia, 'diambil', PERTEK);
  const seluruhnya = { tab: 'perusahaan', kd_field: '*', kd_alasan: 'A02', catatan: 'Periksa lagi' };
  const kembali = { idNk: d.idNk, versi: await versi(dewi, d), kd_keputusan: '2', perbaikan: [seluruhnya] };
  expect((await dewi.post(LEMBAR, kembali)).http).toBe(201);
  const berkas = () => dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
  const sebelum = await berkas();
  const { versi: kini } = sebelum;
  const satu = await dunia.db.baris.findFirstOrThrow({ where: { id_pengajuan: sebelum.id } });
  const coba = [
    dewi.put(DASAR, { idNk: d.idNk, versi: kini, kepala: { keterangan: 'Bukan milik saya' }, pernyataan: true }),
    tambah({ jenis: 'barang', idNk: d.idNk, rows: [satu.data as object] }),
    dewi.put(`${DASAR}/baris`, { jenis: 'barang', idNk: d.idNk, id: String(satu.id), versi: 1, data: satu.data }),
    dewi.call('DELETE', `${DASAR}/baris?jenis=barang&idNk=${d.idNk}&id=${satu.id}`),
    dewi.post(`${DASAR}/kirim`, { idNk: d.idNk, versi: kini }),
  ];
  for (const r of await Promise.all(coba)) expect(r.http).toBe(404);
  expect(await berkas()).toEqual(sebelum);
  expect(await dunia.db.baris.findUniqueOrThrow({ where: { id: satu.id } })).toEqual(satu);
});

it('its facts choose its tabs', async () => {
  const langkah = async (jenis_pelaku: string) => {
    const d = await buat(dewi, { ...KEPALA, jenis_pelaku });
    const r = await dewi.put(DASAR, { idNk: d.idNk, versi: d.versi, pernyataan: true });
    const { langkah, masalah } = r.data.kelengkapan as { langkah: { kode: string }[]; masalah: { path: string }[] };
    return [langkah.map((l) => l.kode), masalah.map((m) => m.path)];
  };
  expect(await langkah('PRODUSEN')).toEqual([['perusahaan', 'paket', 'kirim'], ['baris']]);
  expect(await langkah('PEDAGANG')).toEqual([
    ['perusahaan', 'paket', 'gudang', 'kirim'],
    ['alamat_gudang', 'baris'],
  ]);
});

it('has rows on three levels: a stranger to a level, a file or a parent is not there, and a parent takes all along', async () => {
  const [d, lain] = [await buat(), await buat()];
  const ada = await tiga(d.idNk);
  const asing = await tiga(lain.idNk);
  for (const isi of [
    { jenis: 'wilayah', id_induk: ada.paket },
    { jenis: 'wilayah', idNk: d.idNk },
    { jenis: 'paket', id_induk: ada.paket },
    { jenis: 'pelaksana', id_induk: asing.paket, idNk: d.idNk },
    { jenis: 'barang', idNk: d.idNk },
  ])
    expect(
      (await tambah({ ...isi, rows: [{ nama: 'X', npwp: '1', wilayah: 'X', satuan: 'C62', jml: '1' }] })).http,
    ).toBe(404);
  expect(await tambah({ jenis: 'wilayah', id_induk: ada.pelaksana, rows: [{ wilayah: 'Bali', satuan: 'C62', jml: '0' }] })).toMatchObject({ http: 422, errors: [{ langkah: 'paket', path: 'jml' }] }); // prettier-ignore
  expect(await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } })).toMatchObject({
    jumlah_baris: 1,
    satuan: 'C62',
  });
  await dewi.call('DELETE', `${DASAR}/baris?jenis=paket&idNk=${d.idNk}&id=${ada.paket}`);
  expect(await dunia.db.baris.count({ where: { id_pengajuan: BigInt(d.idNk) } })).toBe(0);
  expect(await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } })).toMatchObject({ jumlah_baris: 0 }); // prettier-ignore
});

describe('months of a row', () => {
  const simpan = (id_baris: string, bulan: object[], c = dewi) => c.put(`${DASAR}/bulan`, { id_baris, bulan });
  const tahun = new Date().getUTCFullYear() + 1;

  it('are stored each with its version; the same save again changes nothing, a stale one changes none and says what is there', async () => {
    const d = await buat();
    const { wilayah } = await tiga(d.idNk);
    const baru = [
      { sisi: 'rencana', periode: `01${tahun}`, jml: '10.500', versi: null },
      { sisi: 'rencana', periode: `02${tahun}`, jml: '0', versi: null },
      { sisi: 'realisasi', periode: `01${tahun}`, jml: '9', versi: null },
    ];
    const ADA = [
      { sisi: 'realisasi', periode: `01${tahun}`, ref: null, jml: '9', versi: 1 },
      { sisi: 'rencana', periode: `01${tahun}`, ref: null, jml: '10.5', versi: 1 },
      { sisi: 'rencana', periode: `02${tahun}`, ref: null, jml: '0', versi: 1 },
    ];
    for (let ke = 0; ke < 2; ke++) expect((await simpan(wilayah, baru)).data.bulan).toEqual(ADA);
    expect((await dewi.get(`${DASAR}/bulan/${wilayah}`)).data).toEqual(ADA);
    const usang = await simpan(wilayah, [
      { sisi: 'rencana', periode: `02${tahun}`, jml: '5', versi: 1 },
      { sisi: 'rencana', periode: `01${tahun}`, jml: '11', versi: null },
    ]);
    expect(usang).toMatchObject({ http: 409, message: 'Bulan yang sama sudah diubah. Muat ulang, lalu ubah lagi' });
    expect((await dewi.get(`${DASAR}/bulan/${wilayah}`)).data).toEqual(ADA);
    const ubah = await simpan(wilayah, [
      { sisi: 'rencana', periode: `02${tahun}`, jml: '5', versi: 1 },
      { sisi: 'rencana', periode: `01${tahun}`, jml: null, versi: 1 },
    ]);
    expect(ubah.data.bulan).toEqual([ADA[0], { ...ADA[2], jml: '5', versi: 2 }]);
  });
  it.each([
    [[{ sisi: 'rencana', periode: `13${tahun}`, jml: '1', versi: null }], 'bulan.0.periode'],
    [[{ sisi: 'rencana', periode: `01${tahun - 1}`, jml: '1', versi: null }], 'bulan.0.periode'],
    [[{ sisi: 'rencana', periode: `01${tahun}`, jml: '-1', versi: null }], 'bulan.0.jml'],
    [[{ sisi: 'rencana', periode: `01${tahun}`, jml: '1.0001', versi: null }], 'bulan.0.jml'],
    [
      [
        { sisi: 'rencana', periode: `01${tahun}`, jml: '1', versi: null },
        { sisi: 'rencana', periode: `01${tahun}`, jml: '2', versi: null },
      ],
      'bulan.1.periode',
    ],
  ])('wrong ones are refused at their place: %#', async (bulan, di) => {
    const d = await buat();
    const { wilayah } = await tiga(d.idNk);
    expect(await simpan(wilayah, bulan)).toMatchObject({ http: 422, errors: [{ path: di }] });
    expect((await dewi.get(`${DASAR}/bulan/${wilayah}`)).data).toEqual([]);
  });
  it('rows of a kind without months have none, and a row goes with its months', async () => {
    const d = await buat();
    const { paket, wilayah } = await tiga(d.idNk);
    const bulan = [{ sisi: 'rencana', periode: `01${tahun}`, jml: '1', versi: null }];
    expect((await simpan(paket, bulan)).http).toBe(404);
    expect((await simpan(wilayah, bulan)).http).toBe(200);
    await dewi.call('DELETE', `${DASAR}/baris?jenis=wilayah&idNk=${d.idNk}&id=${wilayah}`);
    expect(await dunia.db.barisBulan.count({ where: { id_pengajuan: BigInt(d.idNk) } })).toBe(0);
  });
});

it('is filled by a workbook with a sheet per level', async () => {
  const d = await buat();
  const buku = new ExcelJS.Workbook();
  await buku.xlsx.load((await dewi.get(`${DASAR}/templat/${d.idNk}`)).raw as unknown as ExcelJS.Buffer);
  expect(buku.worksheets.slice(0, 3).map((w) => w.name)).toEqual(['Paket penugasan', 'Pelaksana', 'Wilayah']);
  expect(judulLembar(buku, 'Wilayah').slice(0, 3)).toEqual(['Nomor paket *', 'Nomor pelaksana *', 'Wilayah *']);
  isiBaris(buku, 'Paket penugasan', 3, { 'Nomor paket': 1, 'Nama paket': 'Daging' });
  isiBaris(buku, 'Paket penugasan', 4, { 'Nomor paket': 2, 'Nama paket': 'x'.repeat(101) });
  isiBaris(buku, 'Pelaksana', 3, { 'Nomor paket': 1, 'Nomor pelaksana': 1, NPWP: '1', 'Nama pelaksana': 'BUMN' });
  isiBaris(buku, 'Pelaksana', 4, { 'Nomor paket': 2, 'Nomor pelaksana': 1, NPWP: '1', 'Nama pelaksana': 'Ikut' });
  isiBaris(buku, 'Wilayah', 3, { 'Nomor paket': 1, 'Nomor pelaksana': 1, Wilayah: 'Jawa', Satuan: 'Unit', Jumlah: 5 });
  isiBaris(buku, 'Wilayah', 4, { 'Nomor paket': 2, 'Nomor pelaksana': 1, Wilayah: 'Bali', Satuan: 'Unit', Jumlah: 6 });
  const form = new FormData();
  form.set('id_nk', d.idNk);
  form.set('file', new Blob([new Uint8Array(Buffer.from(await buku.xlsx.writeBuffer()))]), 'tugas.xlsx');
  const unggah = await dewi.post(`${DASAR}/excel`, form);
  expect(unggah.http).toBe(201);
  const ambil = <T>(jenis: new (...a: never[]) => T): T => dunia.app.get(jenis as never, { strict: false });
  for (const row of await ambil(OutboxRepository).claim(50, 60_000))
    if (row.jenis === 'impor-excel')
      await ambil(OutboxService).kerjakan('impor-excel', row.id, row.pagar, ambil(ImporService));
  const impor = (await dewi.get(`/nk/v2/data-nk/impor/${unggah.data.id_impor}`)).data;
  expect(impor).toMatchObject({ status: 'SELESAI', diterima: 3, ditolak: 3 });
  const hasil = new ExcelJS.Workbook();
  await hasil.xlsx.load((await dewi.get(impor.url_hasil as string)).raw as unknown as ExcelJS.Buffer);
  expect(sel(hasil, 4, 'Keterangan', 'Wilayah').value).toBe('Ikut ditolak: baris nomor 2 di lembar Paket penugasan ditolak'); // prettier-ignore
  const rows = await dunia.db.baris.findMany({ where: { id_pengajuan: BigInt(d.idNk) }, orderBy: { id: 'asc' } });
  expect(rows.map((b) => [b.jenis, b.uraian, b.jml?.toFixed() ?? null])).toEqual([
    ['paket', 'Daging', null],
    ['pelaksana', 'BUMN', null],
    ['wilayah', 'Jawa', '5'],
  ]);
});

it('is sent inside the ministry, returned, corrected and decided row by row, in its own words', async () => {
  const d = await buat();
  const { wilayah, pelaksana } = await tiga(d.idNk);
  await tambah({ jenis: 'wilayah', id_induk: pelaksana, rows: [{ wilayah: 'Bali', satuan: 'C62', jml: '40' }] });
  const sekali = await kirim(d.idNk);
  expect(sekali).toMatchObject({ http: 201, data: { kd_status: '23' } });
  const muatan = (await dunia.db.kiriman.findFirstOrThrow({ where: { id_pengajuan: BigInt(d.idNk) } })).muatan;
  expect(muatan).toMatchObject({
    kd_ga_pemilik: '019',
    paket: { seri_1: { nama: 'Daging beku', pelaksana: [{ wilayah: [{ wilayah: 'Jawa', jml: '100' }, { wilayah: 'Bali', jml: '40' }] }] } }, // prettier-ignore
  });
  const rinci = async () => (await hari.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data;
  expect(await rinci()).toMatchObject({ kd_status_pengajuan: '23', ur_status: 'Ditimbang Direktur' });
  expect((await tambah({ jenis: 'paket', idNk: d.idNk, rows: [{ nama: 'Terlambat' }] })).http).toBe(409);

  const putus = async (isi: object) =>
    hari.post('/nk/v2/data-nk/keputusanInHouse', { idNk: d.idNk, versi: await versi(hari, d), ...isi });
  const catatan = { tab: 'perusahaan', kd_field: '*', kd_alasan: 'A02', catatan: 'Jumlah Jawa terlalu besar' };
  expect(await putus({ kd_keputusan: '2', perbaikan: [catatan] })).toMatchObject({ http: 201, data: { kd_status_pengajuan: '25' } }); // prettier-ignore
  const [satu] = (await dunia.db.catatan.findMany({ where: { id_pengajuan: BigInt(d.idNk) } })).map((c) =>
    String(c.id),
  );
  const ubah = { jenis: 'wilayah', idNk: d.idNk, id: wilayah, versi: 1, data: { wilayah: 'Jawa', satuan: 'C62', jml: '60' } }; // prettier-ignore
  expect((await dewi.put(`${DASAR}/baris`, ubah)).http).toBe(200);
  expect((await kirim(d.idNk)).http).toBe(422);
  await dunia.db.catatan.update({ where: { id: BigInt(satu ?? '0') }, data: { jawaban: 'Diturunkan' } });
  expect(await kirim(d.idNk)).toMatchObject({ http: 201, data: { kd_status: '23' } });

  const rincian = (await lembar(hari, d)).rincian.map((r: { id: string; jml_usulan: string }) => ({
    id: r.id,
    jml_keputusan: r.id === wilayah ? '50' : r.jml_usulan,
    ...(r.id === wilayah ? { kd_alasan: 'A05' } : {}),
  }));
  expect(rincian).toHaveLength(2);
  expect(await putus({ kd_keputusan: '1', checklist: [], rincian, sandi: SANDI })).toMatchObject({
    http: 201,
    data: { kd_status_pengajuan: '51' },
  });
  const putusan = await dunia.db.putusanBaris.findMany({ where: { id_baris: BigInt(wilayah), tingkat: 5 } });
  expect(putusan.map((x) => x.jml.toFixed())).toEqual(['50']);
  const riwayat = await dunia.db.riwayat.findMany({
    where: { id_pengajuan: BigInt(d.idNk) },
    orderBy: { urut: 'asc' },
  });
  expect(riwayat.map((r) => [r.peristiwa, r.ke])).toEqual([
    ['buat', '00'],
    ['kirim_pk', '10'],
    ['integrasi_pk', '23'],
    ['kembalikan', '25'],
    ['kirim_perbaikan', '23'],
    ['setuju_sebagian', '51'],
  ]);
});
