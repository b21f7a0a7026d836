import { TAHUN, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import {
  DAGING,
  drafPk,
  isiBarangPk,
  isiKebutuhan,
  isiPenerima,
  KEPALA_PK,
  KIRIM_PK,
  kirimPk,
  MODAL_PK,
  PK,
} from '../support/pk';
import { get, intersep, tambah } from '../support/pk-langkah';
import { World } from '../support/world';

/* C.4, C.10 and C.11: a ministry files its own need. 018 leads meat, so that its own official (agus) decides what it files. */
let dunia: World;
let wayan: Client;
let agus: Client;
let dewi: Client;
beforeAll(async () => {
  dunia = await World.open({});
  wayan = await dunia.sebagai('wayan');
  agus = await dunia.sebagai('agus');
  dewi = await dunia.sebagai('dewi');
});
afterAll(() => dunia.close());
/** A ministry has one open need per goods and year. */
afterEach(() => dunia.db.pengajuan.updateMany({ where: { kd_status: { not: '50' } }, data: { kd_status: '80' } }));

const berkas = (d: Draf) => dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });

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
