import ExcelJS from 'exceljs';
import { ImporService } from '../../src/modules/impor/impor.service';
import { BangunDokumenService } from '../../src/modules/dokumen/bangun-dokumen.service';
import type { Client } from '../support/client';
import { buka, isiBaris, judulLembar, sel, unggahBuku } from '../support/impor';
import { TAHUN, type Draf } from '../support/berkas';
import { kerjakan } from '../support/kerjakan';
import { lembar, PERIKSA, versi } from '../support/keadaan';
import { ANGKA, DASAR, GARIS, TETAPKAN } from '../support/neraca';
import {
  DAGING,
  drafPk,
  isiBarangPk,
  isiKebutuhan,
  isiPenerima,
  KEPALA_PK,
  KEPUTUSAN_PK,
  KIRIM_PK,
  kirimPk,
  MODAL_PK,
  PK,
  type DrafPk,
} from '../support/pk';
import { SANDI, World } from '../support/world';

/* C.4, C.10 and C.11: a ministry files its own need. 018 leads meat, so that its own official (agus) decides what it files. */
let dunia: World;
let wayan: Client;
let agus: Client;
let rekso: Client;
let dewi: Client;
beforeAll(async () => {
  dunia = await World.open({});
  [wayan, agus, rekso, dewi] = [
    await dunia.sebagai('wayan'),
    await dunia.sebagai('agus'),
    await dunia.sebagai('rekso'),
    await dunia.sebagai('dewi'),
  ];
});
afterAll(() => dunia.close());
/** A ministry has one open need per goods and year. */
afterEach(() => dunia.db.pengajuan.updateMany({ where: { kd_status: { not: '50' } }, data: { kd_status: '80' } }));

const berkas = (d: Draf) => dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
const tambah = (c: Client, idNk: string, id_level: number, isi: object, id_induk?: string) =>
  c.post(MODAL_PK, { idNk, id_level, ...(id_induk ? { id_induk } : {}), rows: [isi] });
const get = (c: Client, d: Draf, id_level: number, lain = '') =>
  c.get(`/nk/v2/data-nk/getPK?no_aju=${d.noAju}&id_level=${id_level}${lain}`);
const rinci = async (c: Client, d: Draf) => (await c.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data;
const intersep = async (c: Client, d: Draf, id_level: number, rows: object[], lain: object = {}) =>
  c.post(KEPUTUSAN_PK, { no_aju: d.noAju, id_level, rows, ...lain });
const putus = async (c: Client, d: Draf, isi: object) =>
  c.post('/nk/v2/data-nk/keputusanInHouse', { idNk: d.idNk, versi: await versi(c, d), ...isi });

describe('a draft of a ministry', () => {
  it('has a number without a taxpayer, belongs to the ministry, and answers json_data', async () => {
    const r = await wayan.post(PK, { kd_komoditas: DAGING, kepala: KEPALA_PK });
    expect(r).toMatchObject({
      http: 201,
      data: { json_data: { kd_rekom: '08', kd_komoditas: DAGING, tahun: TAHUN, kepala: KEPALA_PK } },
    });
    expect(r.data.noAju).toMatch(/^080018000000\d{14}$/);
    expect(r.data.json_simpan).toBeUndefined();
    expect(await berkas(r.data as Draf)).toMatchObject({
      ...{ id_organisasi: null, kd_ga_pemilik: '018', kd_ga: '018', npwp: '', kd_status: '00' },
    });
  });
  it('the same key makes one draft', async () => {
    const kunci = { 'idempotency-key': 'pk-sekali' };
    const isi = { kd_komoditas: DAGING, kepala: KEPALA_PK };
    const [a, b] = [await wayan.call('POST', PK, isi, kunci), await wayan.call('POST', PK, isi, kunci)];
    expect([a.http, b.http, b.data.idNk]).toEqual([201, 201, a.data.idNk]);
  });
  it.each([
    ['ratna', 403],
    ['maya', 403],
    ['rekso', 403],
    ['agus', 403],
    ['fajar', 403],
  ])('%s may not begin one: %i', async (siapa, http) => {
    expect((await (await dunia.sebagai(siapa)).post(PK, { kd_komoditas: DAGING, kepala: KEPALA_PK })).http).toBe(http);
  });
  it('nobody who is not signed in reads or writes it', async () => {
    const d = await drafPk(dunia, wayan);
    expect((await dunia.tamu().get(`/nk/v2/data-nk/getPK?no_aju=${d.noAju}&id_level=1`)).http).toBe(401);
    expect((await dunia.tamu().get('/nk/v2/data-nk/daftarPK')).http).toBe(401);
  });
  it('is not there for another ministry, nor for the one that will handle it, until it is sent', async () => {
    // Of 019, about goods that 018 leads.
    const d = await drafPk(dunia, dewi, '011');
    expect(await berkas(d)).toMatchObject({ kd_ga_pemilik: '019', kd_ga: '018' });
    for (const siapa of ['wayan', 'agus', 'rekso', 'maya', 'rudi', 'fajar']) {
      const c = await dunia.sebagai(siapa);
      expect([siapa, (await get(c, d, 1)).http]).toEqual([siapa, 404]);
      expect([siapa, (await c.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).http]).toEqual([siapa, 404]);
    }
    for (const r of await Promise.all([
      wayan.put(PK, { idNk: d.idNk, versi: d.versi, kepala: KEPALA_PK }),
      tambah(wayan, d.idNk, 1, isiKebutuhan('5', {}, '011')),
      wayan.put(MODAL_PK, { idNk: d.idNk, id_level: 2, id: d.nusa, versi: 1, data: isiPenerima(dunia, 'nusa', '1') }),
      wayan.call('DELETE', `${MODAL_PK}?id_nk=${d.idNk}&id_level=1&id=${d.kebutuhan}`),
      wayan.call('DELETE', `${PK}?id_nk=${d.idNk}`),
      wayan.post(KIRIM_PK, { idNk: d.idNk, versi: d.versi }),
      intersep(agus, d, 2, [{ id: d.nusa, jml_keputusan: '1', alasan: 'Asing' }]),
    ]))
      expect(r.http).toBe(404);
    expect(((await wayan.get('/nk/v2/data-nk/daftarPK')).data as Draf[]).map((x) => x.noAju)).not.toContain(d.noAju);
    const milik = (await (await dunia.sebagai('adminkl')).get('/nk/v2/data-nk/daftarPK')).data as Draf[];
    expect(milik.map((x) => x.noAju)).toContain(d.noAju);
    await kirimPk(dewi, d);
    expect((await get(agus, d, 1)).http).toBe(200);
    // Who handles it decides; he does not write into it.
    expect((await tambah(wayan, d.idNk, 1, isiKebutuhan('5', {}, '011'))).http).toBe(404);
    expect((await wayan.call('DELETE', `${PK}?id_nk=${d.idNk}`)).http).toBe(404);
  });
  it('is given up by who drafts it, and stays in the history', async () => {
    const d = await drafPk(dunia, wayan);
    expect((await agus.call('DELETE', `${PK}?id_nk=${d.idNk}`)).http).toBe(403);
    expect(await wayan.call('DELETE', `${PK}?id_nk=${d.idNk}&alasan=Salah%20komoditas`)).toMatchObject({
      http: 200,
      data: { kd_status_pengajuan: '80' },
    });
    expect((await wayan.call('DELETE', `${PK}?id_nk=${d.idNk}`)).http).toBe(409);
    const riwayat = await dunia.db.riwayat.findMany({
      where: { id_pengajuan: BigInt(d.idNk) },
      orderBy: { urut: 'asc' },
    });
    expect(riwayat.map((r) => [r.peristiwa, r.ke])).toEqual([
      ['buat', '00'],
      ['batalkan_pk', '80'],
    ]);
  });
});

describe('rows on three levels', () => {
  it('hang from one another and are read level by level', async () => {
    const d = await drafPk(dunia, wayan);
    const [satu, dua, tiga] = [await get(wayan, d, 1), await get(wayan, d, 2), await get(wayan, d, 3)];
    expect(satu.data).toMatchObject([
      { id: d.kebutuhan, id_level: 1, id_induk: null, seri: 1, jml: '180', jumlah_anak: 2 },
    ]);
    expect(satu.data[0].ur_02).toEqual(expect.any(String));
    expect(dua.data).toMatchObject([
      { id: d.nusa, id_induk: d.kebutuhan, seri: 1, jml: '100', npwp: dunia.organisasi('nusa').npwp },
      { id: d.pipa, id_induk: d.kebutuhan, seri: 2, jml: '80' },
    ]);
    expect(tiga.data).toMatchObject([
      { id: d.barang, id_induk: d.nusa, jml: '100', periode: [`01${TAHUN}`, `02${TAHUN}`] },
    ]);
    expect((await get(wayan, d, 2, '&seri=2')).data).toMatchObject([{ id: d.pipa }]);
    expect((await get(wayan, d, 2, '&type=keputusan')).data[0]).toMatchObject({
      jml_usulan: '100',
      jml_keputusan: null,
    });
    expect((await get(wayan, d, 2)).data[0].jml_usulan).toBeUndefined();
    expect((await get(wayan, d, 4)).http).toBe(400);
    expect(await berkas(d)).toMatchObject({ jumlah_baris: 2, satuan: 'TNE' });
    expect((await berkas(d)).jml_total.toFixed()).toBe('180');
  });
  it('a stranger to a level, a file or a parent is not there', async () => {
    const [d, lain] = [await drafPk(dunia, wayan), await drafPk(dunia, wayan)];
    const penerima = isiPenerima(dunia, 'cabang', '1');
    for (const [level, isi, induk] of [
      [2, penerima, undefined],
      [2, penerima, d.nusa],
      [2, penerima, lain.kebutuhan],
      [3, isiBarangPk('1'), d.kebutuhan],
      [1, isiKebutuhan('1'), d.kebutuhan],
    ] as const)
      expect((await tambah(wayan, d.idNk, level, isi, induk)).http).toBe(404);
  });
  it('rows below one have not more than it has, and its unit: refused at the field', async () => {
    const d = await drafPk(dunia, wayan);
    const lebih = await tambah(wayan, d.idNk, 2, isiPenerima(dunia, 'cabang', '0.001'), d.kebutuhan);
    expect(lebih).toMatchObject({
      http: 422,
      message: 'Jumlah penerima 180,001 melebihi jumlah baris induk nomor 1, yaitu 180',
      errors: [{ langkah: 'kebutuhan', path: 'jml' }],
    });
    expect((await tambah(wayan, d.idNk, 3, isiBarangPk('81'), d.pipa)).errors).toMatchObject([{ path: 'jml' }]);
    const satuan = { ...isiBarangPk('5'), satuan: 'KGM' };
    expect(await tambah(wayan, d.idNk, 3, satuan, d.pipa)).toMatchObject({
      http: 422,
      message: 'Satuan barang nomor 1 harus sama dengan satuan baris induknya',
      errors: [{ path: 'satuan' }],
    });
    // Nor may the upper row fall below them.
    const turun = { idNk: d.idNk, id_level: 1, id: d.kebutuhan, versi: 1, data: isiKebutuhan('179') };
    expect((await wayan.put(MODAL_PK, turun)).errors).toMatchObject([{ path: 'jml' }]);
    expect((await get(wayan, d, 2)).data).toHaveLength(2);
    expect((await get(wayan, d, 1)).data).toMatchObject([{ jml: '180', versi: 1 }]);
    const naik = { ...turun, data: isiKebutuhan('200') };
    expect((await wayan.put(MODAL_PK, naik)).data.rows).toMatchObject([{ jml: '200', versi: 2, id_level: 1 }]);
    expect((await wayan.put(MODAL_PK, naik)).http).toBe(409);
  });
  it.each([
    [{ npwp: '123' }, 'npwp', 'NPWP penerima harus enam belas angka'],
    [{ nama: '' }, 'nama', 'Nama penerima wajib diisi'],
    [{ jml: '0' }, 'jml', 'Jumlah harus lebih dari nol'],
    [{ satuan: 'PR' }, 'satuan', 'Satuan tidak ada di daftar'],
  ])('wrong ones are refused at their field: %j', async (salah, path, message) => {
    const d = await drafPk(dunia, wayan);
    const isi = { ...isiPenerima(dunia, 'cabang', '1'), ...salah };
    expect(await tambah(wayan, d.idNk, 2, isi, d.kebutuhan)).toMatchObject({ http: 422, errors: [{ path, message }] });
  });
  it('a parent takes all along', async () => {
    const d = await drafPk(dunia, wayan);
    expect((await wayan.call('DELETE', `${MODAL_PK}?id_nk=${d.idNk}&id_level=1&id=${d.kebutuhan}`)).http).toBe(200);
    expect(await dunia.db.baris.count({ where: { id_pengajuan: BigInt(d.idNk) } })).toBe(0);
    expect(await berkas(d)).toMatchObject({ jumlah_baris: 0 });
  });
});

describe('the workbook', () => {
  it('has a sheet per level; wrong rows come back with their reasons, rows below a refused one with it', async () => {
    const d = (await wayan.post(PK, { kd_komoditas: DAGING, kepala: KEPALA_PK })).data as Draf;
    const { url } = (await wayan.get(`/nk/v2/data-nk/getLinkExcel?id_nk=${d.idNk}`)).data;
    const buku = new ExcelJS.Workbook();
    await buku.xlsx.load((await wayan.get(url as string)).raw as unknown as ExcelJS.Buffer);
    expect(buku.worksheets.slice(0, 3).map((w) => w.name)).toEqual([
      'Kebutuhan nasional',
      'Penerima alokasi',
      'Barang per penerima',
    ]);
    expect(judulLembar(buku, 'Penerima alokasi').slice(0, 2)).toEqual(['Nomor kebutuhan *', 'Nomor penerima']);
    const { ur_02, ur_03 } = await elemen();
    const judul = judulLembar(buku, 'Kebutuhan nasional').map((j) => j.replace(' *', ''));
    const [, , j02, j03] = judul;
    const kebutuhan = { [judul[0] ?? '']: 1, 'Uraian kebutuhan': 'Penugasan', [j02 ?? '']: ur_02, [j03 ?? '']: ur_03 };
    isiBaris(buku, 'Kebutuhan nasional', 3, { ...kebutuhan, Satuan: 'Ton', Jumlah: 100 });
    const npwp = (firma: string) => dunia.organisasi(firma).npwp ?? '';
    isiBaris(buku, 'Penerima alokasi', 3, { ...penerima(1, npwp('nusa'), 'Nusa', 60), 'Nomor penerima': 1 });
    isiBaris(buku, 'Penerima alokasi', 4, { ...penerima(1, '12', 'Salah', 10), 'Nomor penerima': 2 });
    const form = new FormData();
    form.set('id_nk', d.idNk);
    form.set('cara', 'langsung');
    form.set('file', new Blob([new Uint8Array(Buffer.from(await buku.xlsx.writeBuffer()))]), 'pk.xlsx');
    expect((await dewi.post('/nk/v2/postPKBulkExcel', form)).http).toBe(404);
    const unggah = await wayan.post('/nk/v2/postPKBulkExcel', form);
    expect(unggah.http).toBe(202);
    await kerjakan(dunia, 'impor-excel', ImporService);
    const impor = (await wayan.get(`/nk/v2/data-nk/impor/${unggah.data.id_impor}`)).data;
    expect(impor).toMatchObject({ status: 'SELESAI', diterima: 2, ditolak: 1 });
    const hasil = new ExcelJS.Workbook();
    await hasil.xlsx.load((await wayan.get(impor.url_hasil as string)).raw as unknown as ExcelJS.Buffer);
    expect(sel(hasil, 4, 'Keterangan', 'Penerima alokasi').value).toBe('NPWP penerima harus enam belas angka');
    expect((await get(wayan, d, 2)).data).toMatchObject([{ nama: 'Nusa', jml: '60' }]);
  });
  it('is told first, and taken by the ministry that owns it and nobody else', async () => {
    const d = await drafPk(dunia, wayan);
    const buku = await buka(wayan, `/nk/v2/data-nk/templat/${d.idNk}`);
    isiBaris(buku, 'Penerima alokasi', 3, { Jumlah: 50 });
    const jalan = '/nk/v2/postPKBulkExcel';
    const { impor } = await unggahBuku(dunia, wayan, { idNk: d.idNk, buku, cara: 'uji', jalan });
    expect(impor).toMatchObject({ status: 'SIAP', berubah: 1, ditolak: 0 });
    const ambil = (siapa: Client) => siapa.post(`/nk/v2/pk/impor/${impor.id}/tindakan`, { tindakan: 'semua' });
    expect((await ambil(dewi)).http).toBe(404);
    expect((await get(wayan, d, 2)).data).toMatchObject([{ jml: '100' }, { jml: '80' }]);
    expect((await ambil(wayan)).http).toBe(200);
    expect((await get(wayan, d, 2)).data).toMatchObject([{ jml: '50' }, { jml: '80' }]);
  });
  it('goes round: its own rows come with it, a sum above the row is refused, a lowered row is told before the submission', async () => {
    const d = await drafPk(dunia, wayan);
    const buka = async () => {
      const buku = new ExcelJS.Workbook();
      await buku.xlsx.load((await wayan.get(`/nk/v2/data-nk/templat/${d.idNk}`)).raw as unknown as ExcelJS.Buffer);
      return buku;
    };
    const muat = async (buku: ExcelJS.Workbook) => {
      const form = new FormData();
      form.set('id_nk', d.idNk);
      form.set('cara', 'langsung');
      form.set('file', new Blob([new Uint8Array(Buffer.from(await buku.xlsx.writeBuffer()))]), 'pk.xlsx');
      const unggah = await wayan.post('/nk/v2/postPKBulkExcel', form);
      expect(unggah.http).toBe(202);
      await kerjakan(dunia, 'impor-excel', ImporService);
      return (await wayan.get(`/nk/v2/data-nk/impor/${unggah.data.id_impor}`)).data;
    };
    const satu = await buka();
    expect(sel(satu, 3, 'Nama penerima', 'Penerima alokasi').value).toBe('PT Nusa Uji');
    isiBaris(satu, 'Penerima alokasi', 3, { Jumlah: 101 });
    const lebih = await muat(satu);
    // Its goods go with it.
    expect(lebih).toMatchObject({ status: 'SELESAI', ditolak: 2 });
    const hasil = new ExcelJS.Workbook();
    await hasil.xlsx.load((await wayan.get(lebih.url_hasil as string)).raw as unknown as ExcelJS.Buffer);
    expect(sel(hasil, 3, 'Keterangan', 'Penerima alokasi').value).toBe(
      'Jumlah penerima 181 melebihi jumlah baris induk nomor 1, yaitu 180',
    );
    expect(sel(hasil, 3, 'Keterangan', 'Barang per penerima').value).toBe(
      'Ikut ditolak: baris nomor 1 di lembar Penerima alokasi ditolak',
    );
    expect((await get(wayan, d, 2)).data).toMatchObject([{ jml: '100' }, { jml: '80' }]);
    const dua = await buka();
    isiBaris(dua, 'Kebutuhan nasional', 3, { Jumlah: 150 });
    expect(await muat(dua)).toMatchObject({ status: 'SELESAI', ditolak: 0 });
    const { versi: kini } = await berkas(d);
    const kirim = await wayan.post(KIRIM_PK, { idNk: d.idNk, versi: kini });
    expect(kirim).toMatchObject({ http: 422 });
    expect(kirim.errors).toContainEqual(
      expect.objectContaining({
        ...{ langkah: 'kebutuhan', path: `baris.${d.kebutuhan}`, baris: 1 },
        message: 'Jumlah penerima 180 melebihi jumlah baris induk nomor 1, yaitu 150',
      }),
    );
  });
  const penerima = (kebutuhan: number, npwp: string, nama: string, jml: number) => ({
    ...{ 'Nomor kebutuhan': kebutuhan, 'NPWP penerima': npwp, 'Nama penerima': nama, Satuan: 'Ton', Jumlah: jml },
  });
  const elemen = async () => {
    const d = await drafPk(dunia, wayan);
    return (await get(wayan, d, 1)).data[0] as { ur_02: string; ur_03: string };
  };
});

describe('sent, returned, corrected', () => {
  it('goes to the official at once; what lacks is told before', async () => {
    const kosong = (await wayan.post(PK, { kd_komoditas: DAGING })).data as Draf;
    const kurang = await wayan.post(KIRIM_PK, { idNk: kosong.idNk, versi: kosong.versi });
    expect(kurang.http).toBe(422);
    expect((kurang.errors as { path: string }[]).map((e) => e.path)).toEqual([
      ...['dasar_kebutuhan', 'nomor_surat_usulan', 'unit_pengusul', 'baris', 'pernyataan'],
    ]);
    await wayan.call('DELETE', `${PK}?id_nk=${kosong.idNk}`);
    const d = await drafPk(dunia, wayan);
    expect(await wayan.post(KIRIM_PK, { idNk: d.idNk, versi: d.versi })).toMatchObject({
      http: 201,
      data: { kd_status_pengajuan: '23', json_data: { noAju: d.noAju }, tanda_terima: { nomor: `TT-${d.noAju}-1` } },
    });
    const { muatan } = await dunia.db.kiriman.findFirstOrThrow({ where: { id_pengajuan: BigInt(d.idNk) } });
    expect(muatan).toMatchObject({
      kd_ga_pemilik: '018',
      kebutuhan: { seri_1: { jml: '180', penerima: [{ jml: '100', barang: [{ jml: '100' }] }, { jml: '80' }] } },
    });
    expect((await tambah(wayan, d.idNk, 1, isiKebutuhan('1'))).http).toBe(409);
    // The page of the file shows who receives of it.
    const halaman = await rinci(wayan, d);
    expect(halaman.kd_status_pengajuan).toBe('23');
    expect(
      (halaman.baris as { uraian_barang: string; jml_bahan_baku: string }[]).map((b) => [
        b.uraian_barang,
        b.jml_bahan_baku,
      ]),
    ).toEqual([
      ['PT Nusa Uji', '100'],
      ['PT Pipa Uji', '80'],
    ]);
  });
  it('two submissions at the same moment make one', async () => {
    const d = await drafPk(dunia, wayan);
    const r = await Promise.all([1, 2].map(() => wayan.post(KIRIM_PK, { idNk: d.idNk, versi: d.versi })));
    expect(r.map((x) => x.http)).toEqual([201, 201]);
    expect(await dunia.db.kiriman.count({ where: { id_pengajuan: BigInt(d.idNk) } })).toBe(1);
  });
  it('one open need per goods and year; that of another ministry does not stand in its way', async () => {
    const [a, b, lain] = [await drafPk(dunia, wayan), await drafPk(dunia, wayan), await drafPk(dunia, dewi)];
    await kirimPk(wayan, a);
    expect((await wayan.post(KIRIM_PK, { idNk: b.idNk, versi: b.versi })).errors).toMatchObject([{ path: 'ganda' }]);
    expect(await kirimPk(dewi, lain)).toMatchObject({ kd_status_pengajuan: '23' });
  });
  it('comes back to the desk that returned it; only what was remarked is open', async () => {
    const d = await drafPk(dunia, wayan);
    await kirimPk(wayan, d);
    const seluruhnya = { tab: 'kebutuhan', kd_field: '*', kd_alasan: 'A02', catatan: 'Periksa jumlahnya' };
    expect((await putus(agus, d, { kd_keputusan: '2', perbaikan: [] })).http).toBe(422);
    expect(await putus(agus, d, { kd_keputusan: '2', perbaikan: [seluruhnya] })).toMatchObject({
      http: 201,
      data: { kd_status_pengajuan: '25' },
    });
    const [catatan] = (await rinci(wayan, d)).catatan as { id: string }[];
    const ubah = { idNk: d.idNk, id_level: 2, id: d.pipa, versi: 1, data: isiPenerima(dunia, 'pipa', '70') };
    expect((await wayan.put(MODAL_PK, ubah)).http).toBe(200);
    const kepala = { ...KEPALA_PK, unit_pengusul: 'Unit lain' };
    const terkunci = await wayan.put(PK, { idNk: d.idNk, versi: Number((await berkas(d)).versi), kepala });
    expect(terkunci).toMatchObject({ http: 422, errors: [{ path: 'unit_pengusul' }] });
    expect((await tambah(wayan, d.idNk, 1, isiKebutuhan('1', { satuan: 'KGM' }))).http).toBe(422);
    const belum = await wayan.post(KIRIM_PK, { idNk: d.idNk, versi: Number((await berkas(d)).versi) });
    expect(belum.http).toBe(422);
    const jawaban = [{ id: catatan?.id, jawaban: 'Sudah diturunkan' }];
    const simpan = await wayan.put(PK, {
      idNk: d.idNk,
      versi: Number((await berkas(d)).versi),
      jawaban,
      pernyataan: true,
    });
    expect(simpan.http).toBe(200);
    expect(await kirimPk(wayan, { ...d, versi: simpan.data.versi as number })).toMatchObject({
      kd_status_pengajuan: '23',
    });
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
    ]);
  });
  it('a remark on one recipient opens his row and what stands below it, nothing else', async () => {
    const d = await drafPk(dunia, wayan);
    await kirimPk(wayan, d);
    const satu = { tab: 'kebutuhan', kd_field: '*', kd_alasan: 'A02', catatan: 'Terlalu besar', id_baris: d.nusa };
    expect(await putus(agus, d, { kd_keputusan: '2', perbaikan: [satu] })).toMatchObject({ http: 201 });
    const ubah = (id_level: number, id: string, data: object) =>
      wayan.put(MODAL_PK, { idNk: d.idNk, id_level, id, versi: 1, data });
    expect((await ubah(2, d.pipa, isiPenerima(dunia, 'pipa', '70'))).http).toBe(422);
    expect((await ubah(1, d.kebutuhan, isiKebutuhan('200'))).http).toBe(422);
    expect((await tambah(wayan, d.idNk, 2, isiPenerima(dunia, 'cabang', '1'), d.kebutuhan)).http).toBe(422);
    expect((await wayan.call('DELETE', `${MODAL_PK}?id_nk=${d.idNk}&id_level=2&id=${d.pipa}`)).http).toBe(422);
    expect((await ubah(3, d.barang, isiBarangPk('90'))).http).toBe(200);
    expect((await ubah(2, d.nusa, isiPenerima(dunia, 'nusa', '95'))).http).toBe(200);
  });
  it('who has sent it does not decide it', async () => {
    const d = await drafPk(dunia, wayan);
    await kirimPk(agus, d);
    expect(await intersep(agus, d, 2, [{ id: d.nusa, jml_keputusan: '1', alasan: 'Turun' }])).toMatchObject({
      http: 409,
    });
    const rincian = [d.nusa, d.pipa].map((id) => ({ id, jml_keputusan: '10', kd_alasan: 'A05' }));
    const isi = { kd_keputusan: '1', checklist: PERIKSA.enam, rincian, sandi: SANDI };
    expect((await putus(agus, d, isi)).http).toBe(409);
  });
});

describe('intercept: a higher officer writes quantities before the meeting', () => {
  let d: DrafPk;
  beforeEach(async () => {
    d = await drafPk(dunia, wayan);
    await kirimPk(wayan, d);
  });
  const diberi = async (id_level: number) =>
    ((await get(agus, d, id_level, '&type=keputusan')).data as { jml_keputusan: string | null; alasan: string }[]).map(
      (b) => [b.jml_keputusan, b.alasan],
    );

  it('lowers, drops and, under a raised national figure, raises; each with its reason', async () => {
    expect(
      await intersep(agus, d, 2, [{ seri: 1, jml_usulan: 100, jml_keputusan: 60, alasan: 'Stok cukup' }]),
    ).toMatchObject({
      http: 201,
      data: { kd_status_pengajuan: '23' },
    });
    expect(await intersep(agus, d, 2, [{ seri: 2, jml_keputusan: '0', alasan: 'Realisasi rendah' }])).toMatchObject({
      http: 201,
    });
    expect(await diberi(2)).toEqual([
      ['60', 'Stok cukup'],
      ['0', 'Realisasi rendah'],
    ]);
    const naik = [{ seri: 1, jml_keputusan: '250', alasan: 'Penugasan BUMN' }];
    expect(await intersep(rekso, d, 2, naik)).toMatchObject({
      http: 422,
      errors: [
        {
          path: 'rows.0.jml_keputusan',
          message: 'Jumlah keputusan 250 melebihi jumlah baris induk nomor 1, yaitu 180',
        },
      ],
    });
    expect(await intersep(rekso, d, 1, [{ seri: 1, jml_keputusan: '250', alasan: 'Rakortas' }])).toMatchObject({
      http: 201,
    });
    expect(await intersep(rekso, d, 2, naik)).toMatchObject({ http: 201 });
    expect(await diberi(2)).toEqual([
      ['250', 'Penugasan BUMN'],
      ['0', 'Realisasi rendah'],
    ]);
    expect((await intersep(rekso, d, 1, [{ seri: 1, jml_keputusan: '249', alasan: 'Turun' }])).errors).toMatchObject([
      { message: 'Jumlah baris di bawahnya 250 melebihi 249. Kurangi dulu baris di bawahnya' },
    ]);
    const riwayat = await dunia.db.riwayat.count({ where: { id_pengajuan: BigInt(d.idNk), peristiwa: 'intersep' } });
    expect(riwayat).toBe(4);
    // What was asked for stays what it was.
    expect((await get(agus, d, 2)).data).toMatchObject([{ jml: '100' }, { jml: '80' }]);
  });
  it.each([
    [2, { seri: 1, jml_keputusan: '60' }, 422],
    [2, { seri: 1, jml_keputusan: '-1', alasan: 'x' }, 400],
    [2, { seri: 9, jml_keputusan: '1', alasan: 'x' }, 422],
    [2, { seri: 1, jml_usulan: '99', jml_keputusan: '60', alasan: 'x' }, 409],
    [3, { seri: 1, jml_keputusan: '101', alasan: 'x' }, 422],
  ])('level %i, %j: %i, and nothing is written', async (level, row, http) => {
    expect((await intersep(agus, d, level, [row])).http).toBe(http);
    expect(await dunia.db.putusanBaris.count({ where: { id_pengajuan: BigInt(d.idNk) } })).toBe(0);
  });
  it('is not for those who draft or only watch, nor for the official of another ministry', async () => {
    const rows = [{ seri: 1, jml_keputusan: '1', alasan: 'x' }];
    for (const [siapa, http] of [
      ['wayan', 403],
      ['maya', 403],
      ['ratna', 403],
      ['hari', 404],
    ] as const)
      expect([siapa, (await intersep(await dunia.sebagai(siapa), d, 2, rows)).http]).toEqual([siapa, http]);
  });
  it('the official’s sheet opens with it, and his conclusion may keep a raise', async () => {
    await intersep(rekso, d, 1, [{ seri: 1, jml_keputusan: '300', alasan: 'Rakortas' }]);
    await intersep(rekso, d, 2, [{ id: d.nusa, jml_keputusan: '200', alasan: 'Penugasan' }]);
    expect((await lembar(agus, d)).rincian.map((r) => [r.id, r.jml_usulan, r.jml_keputusan])).toEqual([
      [d.nusa, '100', '200'],
      [d.pipa, '80', null],
    ]);
    const rincian = [
      { id: d.nusa, jml_keputusan: '200', alasan: 'Penugasan' },
      { id: d.pipa, jml_keputusan: '80' },
    ];
    const isi = { kd_keputusan: '1', checklist: PERIKSA.enam, sandi: SANDI };
    const tanpa = [{ id: d.nusa, jml_keputusan: '200', alasan: ' ' }, rincian[1]];
    expect((await putus(agus, d, { ...isi, rincian: tanpa })).http).toBe(422);
    expect(await putus(agus, d, { ...isi, rincian })).toMatchObject({ http: 201, data: { kd_status_pengajuan: '40' } });
  });
});

describe('determined', () => {
  it('each recipient reads his own row of it, and nobody another’s', async () => {
    const d = await drafPk(dunia, wayan);
    await kirimPk(wayan, d);
    const ratna = await dunia.sebagai('ratna');
    const alokasi = async (siapa: string) => (await (await dunia.sebagai(siapa)).get('/nk/v2/data-nk/alokasiPK')).data;
    expect(await alokasi('ratna')).toEqual([]);
    const rincian = [
      { id: d.nusa, jml_keputusan: '90', kd_alasan: 'A05' },
      { id: d.pipa, jml_keputusan: '80' },
    ];
    const setuju = { kd_keputusan: '1', checklist: PERIKSA.enam, rincian, sandi: SANDI };
    expect((await putus(agus, d, setuju)).http).toBe(201);
    expect(await alokasi('ratna')).toEqual([]);
    const papan = (await rekso.get(`/nk/v2/neraca/papan/${DAGING}?tahun=${TAHUN}`)).data;
    for (const { satuan, elemen, isi } of papan.garis as {
      satuan: string;
      elemen: object;
      isi: { versi: number } | null;
    }[])
      await rekso.call('PUT', GARIS, {
        ...{ tahun: TAHUN, arah: 'impor', kd_komoditas: DAGING, satuan, elemen, versi: isi?.versi ?? 0 },
        ...{ plafon: '1000000', plafon_sumber: 'Uji', angka: ANGKA },
      });
    const tetapkan = await rekso.post(TETAPKAN, {
      ...{ tahun: TAHUN, kd_komoditas: DAGING, ...DASAR, garis: [], sandi: SANDI },
      berkas: [{ idNk: d.idNk, versi: await versi(rekso, d), rincian: [] }],
    });
    expect([tetapkan.http, tetapkan.message]).toEqual([201, '1 berkas ditetapkan']);
    expect((await berkas(d)).kd_status).toBe('51');
    // Its decision is made a paper of like any other.
    await kerjakan(dunia, 'bangun-dokumen', BangunDokumenService);
    const kertas = await dunia.db.dokumen.findMany({ where: { id_pengajuan: BigInt(d.idNk), status: 'READY' } });
    expect(kertas.map((k) => k.kd_dokumen)).toContain('KEPUTUSAN');
    expect(await alokasi('ratna')).toMatchObject([
      {
        noAju: d.noAju,
        id: d.nusa,
        jml: '90',
        satuan: 'TNE',
        kd_status_pengajuan: '51',
        ur_ga: 'Kementerian Pertanian (Kementan)',
      },
    ]);
    expect(await alokasi('hendra')).toMatchObject([{ id: d.pipa, jml: '80' }]);
    expect(JSON.stringify(await alokasi('hendra'))).not.toContain(d.nusa);
    // A branch has no row of its own; officers have none at all.
    expect(await alokasi('sari')).toEqual([]);
    for (const siapa of ['wayan', 'rekso', 'fajar']) expect([siapa, await alokasi(siapa)]).toEqual([siapa, []]);
    expect((await dunia.tamu().get('/nk/v2/data-nk/alokasiPK')).http).toBe(401);
    // The file itself stays the ministry's.
    for (const jalan of [`get?id_nk=${d.idNk}`, `rki/listProses/${d.idNk}`, `get/baris?id_nk=${d.idNk}`])
      expect((await ratna.get(`/nk/v2/data-nk/${jalan}`)).http).toBe(404);
    expect((await get(ratna, d, 2)).http).toBe(403);
  });
});
