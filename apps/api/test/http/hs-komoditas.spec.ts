import { rekamanSah } from '@sinas/prisma/factories/rekaman';
import { KEPALA_SAH } from '@sinas/prisma/factories/berkas';
import { RKI, TAHUN } from '../support/berkas';
import type { Client } from '../support/client';
import { hingga } from '../support/hingga';
import { masukkan, sel, templat } from '../support/impor';
import { World } from '../support/world';

const NK = '/nk/v2/data-nk';
const KORELASI = `${NK}/korelasi-btki`;
const BUKAN = 'Pos tarif 1006.30.30 bukan untuk Gula. Yang sesuai: 1701.14.00, 1701.99.10, 1701.99.90';
const CATATAN = 'Pos tarif 1701.13.00 belum terdaftar untuk Gula. Tulis mengapa pos ini dipakai';
/** In the tariff, in a heading of sugar, in no correlation. */
const SEJUDUL = '17011300';
let dunia: World;
let pu: Client;
let operator: Client;
beforeAll(async () => {
  dunia = await World.open({});
  [pu, operator] = [await dunia.sebagai('ratna'), await dunia.sebagai('fajar')];
  await dunia.db.referensi.createMany({
    data: [SEJUDUL, '10063030'].map((kode) => ({ jenis: 'hs', kode, uraian: `Uji ${kode}` })),
    skipDuplicates: true,
  });
});
afterAll(() => dunia.close());

const gula = (hs: string, isi: object = {}) => rekamanSah('015', TAHUN, { '08': hs, ...isi });
async function draf(jenis = RKI): Promise<string> {
  return (await pu.post(NK, { ...jenis, kepala: KEPALA_SAH })).data.idNk as string;
}
const tambah = async (idNk: string, data: object) => pu.post(`${NK}/modal`, { idNk, data });
interface Kelompok {
  kd_komoditas: string;
  jumlah_hs: number;
  pos: string[];
  lengkap: boolean;
  versi: number;
}
const kelompok = async (kd: string): Promise<Kelompok> => {
  const k = ((await operator.get(`${KORELASI}/kelompok`)).data as Kelompok[]).find((x) => x.kd_komoditas === kd);
  if (!k) throw new Error(kd);
  return k;
};
const tandai = async (lengkap: boolean, lain: object = {}) =>
  operator.put(`${KORELASI}/lengkap`, {
    kd_komoditas: '015',
    lengkap,
    versi: (await kelompok('015')).versi,
    catatan: 'Daftar sudah diperiksa',
    ...lain,
  });

describe('B.2 HS codes belong to the commodity', () => {
  it('a sugar row with the code of rice is refused in the form, with those that would fit', async () => {
    const idNk = await draf();
    expect(await tambah(idNk, gula('10063030'))).toMatchObject({ http: 422, errors: [{ path: '08', message: BUKAN }] });
    expect((await tambah(idNk, gula('17011400'))).http).toBe(201);
  });
  it('a code of the same heading asks for a note, which stays with the row', async () => {
    const idNk = await draf();
    expect(await tambah(idNk, gula(SEJUDUL))).toMatchObject({
      http: 422,
      errors: [{ path: 'catatan_hs', message: CATATAN }],
    });
    expect(await tambah(idNk, gula(SEJUDUL, { catatan_hs: 'Kontrak menyebut pos ini' }))).toMatchObject({
      http: 201,
      data: { baris: { '08': SEJUDUL, catatan_hs: 'Kontrak menyebut pos ini' } },
    });
  });
  it('pasted rows and bulk: each is judged by itself', async () => {
    const idNk = await draf();
    const rows = [gula('10063030'), gula(SEJUDUL), gula('17019910')];
    const r = await pu.post(`${NK}/dataBulk`, { idNk, rows });
    expect(r.data.diterima).toHaveLength(1);
    expect(r.data.ditolak).toMatchObject([
      { indeks: 0, errors: [{ path: '08', message: BUKAN }] },
      { indeks: 1, errors: [{ path: 'catatan_hs', message: CATATAN }] },
    ]);
  });
  it('Excel: refused in its cell, a note in its own column lets the other one in', async () => {
    const idNk = await draf();
    for (const hs of ['17011400', '17019910', '17019990']) await tambah(idNk, gula(hs));
    const buku = await templat(pu, idNk);
    sel(buku, 3, 'Pos tarif (HS)').value = '1006.30.30';
    for (const n of [4, 5]) sel(buku, n, 'Pos tarif (HS)').value = '1701.13.00';
    sel(buku, 5, 'Uraian barang').value = 'Gula tebu lain';
    sel(buku, 5, 'Catatan pos tarif').value = 'Kontrak menyebut pos ini';
    const { impor, hasil } = await masukkan(dunia, pu, idNk, buku);
    expect([impor.diterima, impor.ditolak]).toEqual([1, 2]);
    expect(sel(hasil, 3, 'Keterangan').text).toContain(BUKAN);
    expect(sel(hasil, 4, 'Keterangan').text).toContain(CATATAN);
    expect(sel(hasil, 5, 'Status').text).toBe('Diterima');
  });
  it('an operator marks a list complete: then only listed codes pass, in the form and in Excel', async () => {
    const idNk = await draf();
    await tambah(idNk, gula('17011400'));
    const lama = await draf();
    expect((await tambah(lama, gula(SEJUDUL, { catatan_hs: 'Kontrak menyebut pos ini' }))).http).toBe(201);
    const barisLama = () => dunia.db.baris.findMany({ where: { id_pengajuan: BigInt(lama) } });
    const semula = await barisLama();
    expect(await kelompok('015')).toMatchObject({ jumlah_hs: 3, pos: ['1701'], lengkap: false, versi: 0 });
    expect(await tandai(true)).toMatchObject({ http: 200, data: { lengkap: true, versi: 1 } });
    const r = await tambah(idNk, gula(SEJUDUL, { catatan_hs: 'Kontrak menyebut pos ini' }));
    expect(r).toMatchObject({ http: 422, errors: [{ path: '08' }] });
    expect(r.errors?.[0].message).toContain('Pos tarif 1701.13.00 bukan untuk Gula');
    expect((await pu.get(`${NK}/get?id_nk=${idNk}`)).data.formulir.hs_lengkap).toBe(true);
    const buku = await templat(pu, idNk);
    sel(buku, 3, 'Pos tarif (HS)').value = '1701.13.00';
    sel(buku, 3, 'Catatan pos tarif').value = 'Kontrak menyebut pos ini';
    expect((await masukkan(dunia, pu, idNk, buku)).impor).toMatchObject({ diterima: 0, ditolak: 1 });
    expect([semula.map((b) => b.hs), await barisLama()]).toEqual([[SEJUDUL], semula]);
    const riwayat = (await operator.get('/nk/v2/kelola-referensi/korelasi_btki/riwayat')).data;
    expect(riwayat[0]).toMatchObject({
      peristiwa: 'korelasi_lengkap',
      kode: '015',
      sesudah: { lengkap: true },
      catatan: 'Daftar sudah diperiksa',
    });
    expect((await tandai(false)).http).toBe(200);
  });
  it('said twice it is said already; from an old copy 409; without a reason 400; companies and ministries may not', async () => {
    const { versi } = await kelompok('015');
    expect(await tandai(false, { versi: versi + 7 })).toMatchObject({ http: 200, data: { versi } });
    expect((await tandai(true, { versi: versi + 7 })).http).toBe(409);
    expect((await tandai(true, { catatan: '' })).http).toBe(400);
    expect((await tandai(true, { kd_komoditas: '0999' })).http).toBe(404);
    for (const nama of ['ratna', 'dewi']) {
      const c = await dunia.sebagai(nama);
      const isi = { kd_komoditas: '015', lengkap: true, versi, catatan: 'uji' };
      expect((await c.put(`${KORELASI}/lengkap`, isi)).http).toBe(403);
      expect((await c.get(`${KORELASI}/kelompok`)).http).toBe(403);
    }
  });
  it('a group without correlations refuses nothing, stands first on the operators’ list, and cannot be complete', async () => {
    await dunia.db.referensi.deleteMany({ where: { jenis: 'korelasi_btki', kode: { startsWith: '0142.' } } });
    const idNk = await draf({ kd_rekom: '07', kd_komoditas: '0142' });
    const katup = rekamanSah('0142', TAHUN, { '08': '17011400' });
    // The list is changed past the portal: that it has changed follows by notification.
    expect(await hingga(201, async () => (await tambah(idNk, katup)).http)).toBe(201);
    const semua = (await operator.get(`${KORELASI}/kelompok`)).data as Kelompok[];
    expect(semua).toHaveLength(45);
    const tanpa = semua.filter((k) => k.jumlah_hs === 0).map((k) => k.kd_komoditas);
    expect(tanpa).toContain('0142');
    expect(semua.slice(0, tanpa.length).map((k) => k.kd_komoditas)).toEqual(tanpa);
    expect(await tandai(true, { kd_komoditas: '0142', versi: 0 })).toMatchObject({
      http: 422,
      message: 'Kelompok ini belum punya pos tarif. Isi dahulu korelasinya',
    });
  });
});
