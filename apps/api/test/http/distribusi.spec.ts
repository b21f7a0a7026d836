import ExcelJS from 'exceljs';
import { drafLengkap, PERTEK, RKI, type Draf } from '../support/berkas';
import type { Answer, Client } from '../support/client';
import { isiBaris, judulLembar, LEMBAR_BARANG, masukkan, sel, templat } from '../support/impor';
import { antar, LEMBAR, versi } from '../support/keadaan';
import { World } from '../support/world';

type Isi = Answer['data'];
const NK = '/nk/v2/data-nk';
const SALUR = `${NK}/dataDistribusi`;
/** The unit of valves (0142) in the factory's rows. */
let satuan: string;
let dunia: World;
let pu: Client;
let lain: Client;
let verif: Client;
let asing: Client;
beforeAll(async () => {
  dunia = await World.open({});
  // A trader: the registry has its API-U.
  await dunia.db.organisasi.update({ where: { id: dunia.organisasi('nusa').id }, data: { api_code: '01' } });
  [pu, lain, verif, asing] = (await Promise.all(['ratna', 'hendra', 'dewi', 'wayan'].map((n) => dunia.sebagai(n)))) as [
    Client,
    Client,
    Client,
    Client,
  ];
});
afterAll(() => dunia.close());
beforeEach(() => dunia.db.pengajuan.updateMany({ data: { kd_status: '80' } }));

const rinci = async (c: Client, d: Draf): Promise<Isi> => (await c.get(`${NK}/get?id_nk=${d.idNk}`)).data;
async function pelaku(d: Draf, jenis_pelaku: string): Promise<void> {
  const { versi: v, json_simpan } = await rinci(pu, d);
  const kepala = { ...(json_simpan.kepala as object), jenis_pelaku };
  const h = await pu.put(NK, { idNk: d.idNk, versi: v, kepala });
  if (h.http !== 200) throw new Error(`${h.http} ${h.message}`);
}
/** A trader's draft of two goods, 100 and 200. */
async function berkas(jenis = PERTEK): Promise<{ d: Draf; barang: [string, string] }> {
  const d = await drafLengkap(pu, jenis);
  await pelaku(d, 'PEDAGANG');
  const { baris } = await rinci(pu, d);
  satuan = baris[0].satuan as string;
  return { d, barang: [baris[0].id, baris[1].id] };
}
const lokal = (isi: object = {}) => ({
  ...{ jenis_distribusi: 'lokal', nama_pembeli: 'PT Pembeli Contoh', npwp_pembeli: '01.234.567.8-901.000' },
  ...{ kota: 'Kota Bekasi', satuan, jml: '60' },
  ...isi,
});
const ekspor = (isi: object = {}) => ({
  ...{ jenis_distribusi: 'ekspor', negara_tujuan: 'SG', pelabuhan_muat: 'IDTPP', satuan, jml: '30.5' },
  ...isi,
});
const lainnya = (isi: object = {}) => ({
  ...{ jenis_distribusi: 'lainnya', keterangan: 'Stok akhir', satuan, jml: '9.5' },
  ...isi,
});
const tambah = (id_baris: string, ...rows: object[]) => pu.post(SALUR, { id_baris, rows });
const daftar = async (c: Client, d: Draf) => c.get(`${SALUR}?id_nk=${d.idNk}`);
const db = (d: Draf) =>
  dunia.db.baris.findMany({
    where: { id_pengajuan: BigInt(d.idNk), jenis: 'distribusi' },
    orderBy: [{ id_induk: 'asc' }, { seri: 'asc' }],
  });
async function kirimDanAmbil(d: Draf): Promise<void> {
  const h = await pu.post(`${NK}/kirimPermohonan`, { idNk: d.idNk, versi: await versi(pu, d) });
  if (h.http !== 201) throw new Error(`${h.http} ${h.message} ${JSON.stringify(h.errors)}`);
  await antar(dunia, d);
  await verif.post(`${NK}/inhouse/check-pengajuan?id_nk=${d.idNk}`);
}

describe('D.2 to whom the goods of an application go', () => {
  it('a buyer here, a country abroad and the rest are stored below their good, with sums for all who may read', async () => {
    const { d, barang } = await berkas();
    const h = await tambah(barang[0], lokal(), ekspor(), lainnya());
    expect(h).toMatchObject({ http: 201, message: 'Data Berhasil Ditambahkan', data: { ditolak: [] } });
    expect(h.data.diterima).toMatchObject([
      { no_seri: 1, versi: 1, id_baris: barang[0], npwp_pembeli: '012345678901000', jml: '60' },
      { no_seri: 2, ur_negara_tujuan: 'Singapura', ur_pelabuhan_muat: expect.any(String), jml: '30.5' },
      { no_seri: 3, keterangan: 'Stok akhir', jml: '9.5' },
    ]);
    await tambah(barang[1], lokal({ jml: '150.125' }));
    const isi = await daftar(pu, d);
    expect(isi).toMatchObject({ http: 200, meta: { page: 1, limit: 500, total: 4 } });
    expect(isi.data).toMatchObject({
      berlaku: true,
      rekap: [
        { jenis_distribusi: 'ekspor', ur_jenis_distribusi: 'Ekspor', satuan, baris: 1, jml: '30.5' },
        { jenis_distribusi: 'lainnya', baris: 1, jml: '9.5' },
        { jenis_distribusi: 'lokal', baris: 2, jml: '210.125' },
      ],
    });
    expect(isi.data.rows.map((r: Isi) => [r.seri_barang, r.no_seri, r.jml, r.jml_barang, r.jumlah_barang])).toEqual([
      [1, 1, '60', '100', '100'],
      [1, 2, '30.5', '100', '100'],
      [1, 3, '9.5', '100', '100'],
      [2, 1, '150.125', '200', '150.125'],
    ]);
    expect((await pu.get(`${SALUR}?id_nk=${d.idNk}&page=2&limit=3`)).data.rows).toHaveLength(1);
    await kirimDanAmbil(d);
    expect((await daftar(verif, d)).data.rows).toHaveLength(4);
    const kiriman = await dunia.db.kiriman.findFirstOrThrow({ where: { id_pengajuan: BigInt(d.idNk) } });
    expect(kiriman).toMatchObject({
      format: 2,
      muatan: { barang: { seri_1: { distribusi: [{ jenis_distribusi: 'lokal' }, {}, {}] }, seri_2: { rincian: [] } } },
    });
  });

  it('another firm, a stranger and another ministry read and write nothing; a draft is the firm’s own', async () => {
    const { d, barang } = await berkas();
    const [baris] = (await tambah(barang[0], lokal())).data.diterima as Isi[];
    for (const c of [lain, asing, verif]) {
      expect((await daftar(c, d)).http).toBe(404);
      expect((await c.get(`${NK}/dataKhusus?id_nk=${d.idNk}`)).http).toBe(404);
    }
    expect((await daftar(dunia.tamu(), d)).http).toBe(401);
    expect((await lain.post(SALUR, { id_baris: barang[0], rows: [lokal()] })).http).toBe(404);
    expect((await lain.put(SALUR, { id: baris.id, versi: 1, data: lokal() })).http).toBe(404);
    expect((await lain.del(`${SALUR}?id=${baris.id}`)).http).toBe(404);
    expect((await verif.post(SALUR, { id_baris: barang[0], rows: [lokal()] })).http).toBe(403);
    await kirimDanAmbil(d);
    expect([(await daftar(lain, d)).http, (await daftar(asing, d)).http]).toEqual([404, 404]);
    expect((await daftar(verif, d)).http).toBe(200);
    expect(await db(d)).toHaveLength(1);
  });

  it('wrong rows come back with their faults, right ones are stored', async () => {
    const { d, barang } = await berkas();
    const h = await tambah(
      barang[0],
      lokal({ jml: '-5' }),
      lokal({ npwp_pembeli: '123' }),
      lokal({ satuan: 'XXX' }),
      ekspor({ negara_tujuan: 'ZZ' }),
      lokal({ jml: '5' }),
    );
    expect(h.data.ditolak.map((x: Isi) => [x.indeks, x.errors[0].path, x.errors[0].message])).toEqual([
      [0, 'jml', 'Jumlah harus lebih dari nol'],
      [1, 'npwp_pembeli', 'NPWP pembeli harus lima belas atau enam belas angka'],
      [2, 'satuan', 'Satuan tidak ada di daftar'],
      [3, 'negara_tujuan', 'Negara tujuan tidak ada di daftar'],
    ]);
    expect((await db(d)).map((b) => Number(b.jml))).toEqual([5]);
    expect((await tambah(barang[0], lokal({ kolom_lain: 'x' }))).http).toBe(400);
  });

  it('together not more than is asked for, in the unit of the good: from below and from above', async () => {
    const { d, barang } = await berkas();
    const [baris] = (await tambah(barang[0], lokal({ jml: '99.5' }))).data.diterima as Isi[];
    expect(await tambah(barang[0], lokal({ jml: '0.501' }))).toMatchObject({
      http: 422,
      message: 'Jumlah distribusi 100,001 melebihi jumlah barang nomor 1, yaitu 100',
      errors: [{ path: 'jml', langkah: 'distribusi' }],
    });
    expect(await pu.put(SALUR, { id: baris.id, versi: 1, data: lokal({ jml: '100.001' }) })).toMatchObject({
      http: 422,
      errors: [{ path: 'jml' }],
    });
    const ubah = await pu.put(SALUR, { id: baris.id, versi: 1, data: lokal({ jml: '100' }) });
    expect(ubah).toMatchObject({ http: 200, data: { baris: { versi: 2, jml: '100' } } });
    expect((await pu.put(SALUR, { id: baris.id, versi: 1, data: lokal() })).http).toBe(409);
    // The good may not become less than what goes away.
    const { id, versi: v, ...data } = (await rinci(pu, d)).baris[0] as { id: string; versi: number };
    expect(
      await pu.put(`${NK}/modal`, { idNk: d.idNk, id, versi: v, data: { ...data, jml_bahan_baku: '99' } }),
    ).toMatchObject({ http: 422, errors: [{ langkah: 'barang', path: 'jml_bahan_baku' }] });
    expect((await pu.del(`${SALUR}?id=${baris.id}`)).http).toBe(200);
    expect(await db(d)).toEqual([]);
  });

  it('sent again with the same key nothing is doubled; what is another kind of row is not found', async () => {
    const { d, barang } = await berkas();
    const sekali = () =>
      pu.post(SALUR, { id_baris: barang[0], rows: [lokal()] }, { 'Idempotency-Key': `salur-${d.idNk}` });
    expect([(await sekali()).http, (await sekali()).http]).toEqual([201, 201]);
    const [baris] = await db(d);
    expect(await db(d)).toHaveLength(1);
    expect((await pu.post(SALUR, { id_baris: String(baris?.id), rows: [lokal()] })).http).toBe(404);
    expect((await pu.del(`${NK}/nestedModal?id=${baris?.id}`)).http).toBe(404);
    expect((await pu.del(`${SALUR}?id=${barang[0]}`)).http).toBe(404);
  });

  it('an end user has none: rows are refused, and what he had as a trader stands in the way', async () => {
    const { d, barang } = await berkas();
    await tambah(barang[0], lokal());
    await pelaku(d, 'PENGGUNA');
    expect((await tambah(barang[1], lokal())).data.ditolak[0].errors).toMatchObject([
      { path: 'jenis_distribusi', message: 'Distribusi hanya diisi produsen dan pedagang' },
    ]);
    expect((await daftar(pu, d)).data.berlaku).toBe(false);
    const { kelengkapan } = await rinci(pu, d);
    expect(kelengkapan.boleh_kirim).toBe(false);
    expect(kelengkapan.masalah).toMatchObject([
      {
        langkah: 'distribusi',
        baris: 1,
        message:
          'Pengguna akhir tidak mengisi distribusi. Hapus distribusi barang nomor 1, atau ubah jenis pelaku usaha',
      },
    ]);
  });

  it('a closed file takes nothing; a returned one where a remark opens it', async () => {
    const { d, barang } = await berkas();
    const [baris] = (await tambah(barang[0], lokal())).data.diterima as Isi[];
    await kirimDanAmbil(d);
    expect((await tambah(barang[0], lokal({ jml: '1' }))).http).toBe(409);
    expect((await pu.del(`${SALUR}?id=${baris.id}`)).http).toBe(409);
    const kembali = await verif.post(LEMBAR, {
      ...{ idNk: d.idNk, versi: await versi(verif, d), kd_keputusan: '2' },
      perbaikan: [
        { tab: 'distribusi', kd_field: 'distribusi', id_baris: barang[1], kd_alasan: 'A02', catatan: 'Rinci' },
      ],
    });
    expect(kembali.http).toBe(201);
    expect(await tambah(barang[0], lokal({ jml: '1' }))).toMatchObject({
      http: 422,
      message: 'Distribusi tidak termasuk yang diminta diperbaiki',
    });
    expect((await tambah(barang[1], lokal())).http).toBe(201);
    expect((await rinci(pu, d)).catatan).toMatchObject([{ label: 'Distribusi', baris: 2 }]);
    expect(await db(d)).toHaveLength(2);
  });

  it('a service of raw material has no such rows', async () => {
    const d = await drafLengkap(pu, RKI);
    const { baris } = await rinci(pu, d);
    expect((await daftar(pu, d)).data).toEqual({ berlaku: false, rekap: [], rows: [] });
    expect((await tambah(baris[0].id, lokal())).http).toBe(404);
    const buku = await templat(pu, d.idNk);
    expect(buku.getWorksheet('Distribusi')).toBeUndefined();
    const form = new FormData();
    form.set('id_nk', d.idNk);
    form.set('file', new Blob([new Uint8Array(Buffer.from(await buku.xlsx.writeBuffer()))]), 'a.xlsx');
    expect(await pu.post(`${NK}/distribusiExcel`, form)).toMatchObject({
      http: 422,
      message: 'Layanan ini tidak meminta data distribusi',
    });
  });
});

const LEMBAR_SALUR = 'Distribusi';
const salur = (buku: ExcelJS.Workbook, n: number, isi: Record<string, ExcelJS.CellValue>) =>
  isiBaris(buku, LEMBAR_SALUR, n, { 'Nomor barang': 1, Jenis: 'Lokal', Satuan: satuan, ...isi });
const kata = (buku: ExcelJS.Workbook, n: number) => sel(buku, n, 'Keterangan', LEMBAR_SALUR).text;
const PEMBELI = { 'Nama pembeli': 'CV Toko Contoh', 'NPWP pembeli': '012345678901000', 'Kabupaten/kota': 'Surabaya' };

describe('distribution as a workbook', () => {
  it('the sheet comes with the template, filled with what is stored, and comes back unchanged', async () => {
    const { d, barang } = await berkas();
    await tambah(barang[1], lokal(), ekspor());
    const buku = await templat(pu, d.idNk);
    expect(judulLembar(buku, LEMBAR_SALUR)).toEqual([
      ...['Nomor barang *', 'Jenis *', 'Nama pembeli', 'NPWP pembeli', 'Kabupaten/kota', 'Negara tujuan'],
      ...['Pelabuhan muat', 'Uraian', 'Satuan *', 'Jumlah *', 'Status', 'Keterangan'],
    ]);
    expect([3, 4].map((n) => sel(buku, n, 'Jenis', LEMBAR_SALUR).value)).toEqual(['Lokal', 'Ekspor']);
    expect(sel(buku, 4, 'Negara tujuan', LEMBAR_SALUR).value).toBe('Singapura');
    const sebelum = await db(d);
    const { impor } = await masukkan(dunia, pu, d.idNk, buku, 'distribusi');
    expect(impor).toMatchObject({ diterima: 2, ditolak: 0 });
    expect(await db(d)).toEqual(sebelum);
  });

  it('right rows go in, wrong ones come back with the reason; mended, they go in, and nothing is doubled', async () => {
    const { d } = await berkas();
    const buku = await templat(pu, d.idNk);
    salur(buku, 3, { ...PEMBELI, Jumlah: 40 });
    salur(buku, 4, { ...PEMBELI, 'NPWP pembeli': '12', Jumlah: 5 });
    salur(buku, 5, { ...PEMBELI, Jumlah: -5 });
    salur(buku, 6, { Jenis: 'Ekspor', 'Negara tujuan': 'Singapura', Jumlah: 5 });
    salur(buku, 7, { ...PEMBELI, 'Nomor barang': 9, Jumlah: 5 });
    salur(buku, 8, { ...PEMBELI, 'Nomor barang': 2, Satuan: 'Satuan asing', Jumlah: 5 });
    const { impor, hasil } = await masukkan(dunia, pu, d.idNk, buku, 'distribusi');
    expect(impor).toMatchObject({ diterima: 1, ditolak: 5 });
    expect([4, 5, 6, 7, 8].map((n) => kata(hasil, n))).toEqual([
      'NPWP pembeli harus lima belas atau enam belas angka',
      'Jumlah harus lebih dari nol',
      'Pelabuhan muat wajib diisi',
      'Nomor barang: Tidak ada baris nomor 9 di lembar Data barang, dan tidak ada di portal',
      'Satuan tidak ada di daftar',
    ]);
    expect(await db(d)).toHaveLength(1);
    salur(hasil, 4, PEMBELI);
    expect((await masukkan(dunia, pu, d.idNk, hasil, 'distribusi')).impor).toMatchObject({ diterima: 2, ditolak: 4 });
    expect((await db(d)).map((b) => Number(b.jml))).toEqual([40, 5]);
  });

  it('more than is asked for is refused together; goods of that workbook are left alone', async () => {
    const { d } = await berkas();
    const buku = await templat(pu, d.idNk);
    salur(buku, 3, { ...PEMBELI, Jumlah: 60 });
    salur(buku, 4, { ...PEMBELI, Jumlah: 40.001 });
    salur(buku, 5, { ...PEMBELI, 'Nomor barang': 2, Jumlah: 200 });
    sel(buku, 3, 'Jumlah').value = 5000;
    const { impor, hasil } = await masukkan(dunia, pu, d.idNk, buku, 'distribusi');
    expect(impor).toMatchObject({ diterima: 1, ditolak: 2 });
    expect(kata(hasil, 3)).toContain('Jumlah distribusi 100,001 melebihi jumlah barang nomor 1, yaitu 100');
    expect((await rinci(pu, d)).baris.map((b: Isi) => b.jml_bahan_baku)).toEqual(['100', '200']);
    expect((await db(d)).map((b) => Number(b.jml))).toEqual([200]);
  });

  it('with the goods in one workbook; a decided or foreign file takes none', async () => {
    const { d } = await berkas();
    const buku = await templat(pu, d.idNk);
    sel(buku, 3, 'Jumlah').value = 500;
    salur(buku, 3, { ...PEMBELI, Jumlah: 450 });
    expect((await masukkan(dunia, pu, d.idNk, buku)).impor).toMatchObject({ diterima: 3, ditolak: 0 });
    expect((await db(d)).map((b) => Number(b.jml))).toEqual([450]);
    const kirim = async (c: Client) => {
      const form = new FormData();
      form.set('id_nk', d.idNk);
      form.set('file', new Blob([new Uint8Array(Buffer.from(await buku.xlsx.writeBuffer()))]), 'a.xlsx');
      return (await c.post(`${NK}/distribusiExcel`, form)).http;
    };
    expect([await kirim(lain), await kirim(verif)]).toEqual([404, 403]);
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_status: '21' } });
    expect(await kirim(pu)).toBe(409);
    expect(buku.getWorksheet(LEMBAR_BARANG)).toBeDefined();
  });
});

describe('C.11 special data', () => {
  it('fish: warehouses, employees and vehicles, as stored in json_simpan; asked for before it is sent', async () => {
    const d = await drafLengkap(pu, { kd_rekom: '03', kd_komoditas: '013' });
    const isi = await pu.get(`${NK}/dataKhusus?id_nk=${d.idNk}`);
    expect(isi).toMatchObject({ http: 200, data: { idNk: d.idNk, berlaku: true } });
    expect(isi.data.isian.map((i: Isi) => [i.kd_field, i.nilai, i.ur_nilai])).toEqual([
      ['lokasi_gudang', 'Jl. Contoh Raya 1, Kota Bekasi: 1.200 ton', 'Jl. Contoh Raya 1, Kota Bekasi: 1.200 ton'],
      ['kapasitas_gudang', '1200', '1.200 ton'],
      ['jumlah_karyawan', '85', '85 orang'],
      ['jumlah_kendaraan', '6', '6 unit'],
      ['jenis_kendaraan', null, '-'],
    ]);
    const { versi: v, json_simpan } = await rinci(pu, d);
    const kepala = { ...(json_simpan.kepala as object), jumlah_karyawan: '8.5' };
    expect(await pu.put(NK, { idNk: d.idNk, versi: v, kepala })).toMatchObject({
      http: 422,
      errors: [{ path: 'jumlah_karyawan', message: 'Jumlah karyawan harus angka bulat' }],
    });
    const kosong = { ...(json_simpan.kepala as object), jumlah_karyawan: '' };
    const simpan = await pu.put(NK, { idNk: d.idNk, versi: v, kepala: kosong });
    expect(simpan.data.kelengkapan.masalah).toMatchObject([
      { langkah: 'khusus', path: 'jumlah_karyawan', message: 'Jumlah karyawan wajib diisi' },
    ]);
  });
  it('a service that asks for none says so', async () => {
    const { d } = await berkas();
    expect((await pu.get(`${NK}/dataKhusus?id_nk=${d.idNk}`)).data).toMatchObject({ berlaku: false, isian: [] });
  });
});
