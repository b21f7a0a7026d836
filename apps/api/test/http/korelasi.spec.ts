import { KEPALA_SAH } from '@sinas/prisma/factories/berkas';
import type { Client } from '../support/client';
import { World } from '../support/world';

const KORELASI = '/nk/v2/data-nk/korelasi-btki';
interface Satu {
  kd_komoditas: string;
  kd_grup: string;
  kd_elemen: string;
  ur_elemen: string;
  versi: string;
  hs: { hsCodeFormat: string; uraianId: string; induk: string[]; sumber: string; berlaku_mulai: string | null }[];
}
let dunia: World;
let operator: Client;
let ratna: Client;
beforeAll(async () => {
  dunia = await World.open();
  operator = await dunia.sebagai('fajar');
  ratna = await dunia.sebagai('ratna');
});
afterAll(() => dunia.close());

const daftar = async (kd = '015') => (await ratna.get(`${KORELASI}?kd_komoditas=${kd}`)).data as Satu[];
const elemen = async (kd_elemen: string, kd = '015') => {
  const e = (await daftar(kd)).find((x) => x.kd_elemen === kd_elemen);
  if (!e) throw new Error(kd_elemen);
  return e;
};
const simpan = async (kd_elemen: string, hs: string[], lain: object = {}) => {
  const { kd_komoditas, kd_grup, versi } = await elemen(kd_elemen);
  return operator.put(`${KORELASI}/save`, { kd_komoditas, kd_grup, kd_elemen, versi, hs, catatan: 'uji', ...lain });
};

describe('GET korelasi-btki', () => {
  it('a group with its elements, each with its tariff lines and the texts above them', async () => {
    const semua = await daftar();
    expect(semua.map((e) => e.kd_elemen)).toEqual([
      '015',
      '021501',
      '021502',
      '021503',
      '031501',
      '031502',
      '031503',
      '071501',
      '071502',
    ]);
    expect(semua[0]).toMatchObject({
      kd_grup: '01',
      ur_elemen: 'Gula',
      versi: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(semua[0]?.hs.map((h) => h.hsCodeFormat)).toEqual(['17011400', '17019910', '17019990']);
    expect(semua[0]?.hs[0]).toMatchObject({ sumber: 'awal', induk: [expect.any(String)] });
    expect(semua[1]?.hs).toEqual([]);
  });
  it('all 45 groups when none is named, and 404 for one that is not', async () => {
    const semua = (await ratna.get(KORELASI)).data as Satu[];
    expect(new Set(semua.map((e) => e.kd_komoditas)).size).toBe(45);
    expect((await ratna.get(`${KORELASI}?kd_komoditas=0999`)).http).toBe(404);
  });
});

describe('PUT korelasi-btki/save', () => {
  it('adds and closes; the form, the goods of the rules and the history follow', async () => {
    const h = await simpan('021502', ['17019910', '17019990']);
    expect([h.http, (h.data as Satu).hs.map((x) => x.hsCodeFormat)]).toEqual([200, ['17019910', '17019990']]);
    await simpan('015', ['17011400']);
    expect((await elemen('015')).hs.map((x) => x.hsCodeFormat)).toEqual(['17011400']);
    expect((await elemen('021502')).hs[0]).toMatchObject({ sumber: 'petugas', berlaku_mulai: expect.any(String) });
    await simpan('021502', ['17019910']);
    const tutup = await dunia.db.referensi.findMany({
      where: { jenis: 'korelasi_btki', kode: { startsWith: '015.' } },
      orderBy: { kode: 'asc' },
    });
    expect(tutup.map((t) => [t.kode, t.berlaku_akhir !== null])).toEqual([
      ['015.015.17011400', false],
      ['015.015.17019910', true],
      ['015.015.17019990', true],
      ['015.021502.17019910', false], // the other one never held for a day
    ]);
    const barang = (await ratna.get('/nk/v2/data-nk/ref/barang-peraturan?kd_komoditas=015')).data as {
      hsCodeFormat: string;
    }[];
    expect(barang.map((b) => b.hsCodeFormat)).toEqual(['17011400', '17019910']);
    const buat = await ratna.post('/nk/v2/data-nk', { kd_rekom: '01', kd_komoditas: '015', kepala: KEPALA_SAH });
    const rinci = await ratna.get(`/nk/v2/data-nk/get?id_nk=${buat.data.idNk as string}`);
    expect(rinci.data.formulir.contoh_hs.map((c: { kode: string }) => c.kode)).toEqual(['17011400', '17019910']);
    const [r] = (await operator.get('/nk/v2/kelola-referensi/korelasi_btki/riwayat')).data;
    expect(r).toMatchObject({
      peristiwa: 'korelasi',
      kode: '015.021502',
      sebelum: { hs: ['17019910', '17019990'] },
      sesudah: { hs: ['17019910'] },
      catatan: 'uji',
    });
  });
  it('a tariff line that stands twice is refused', async () => {
    const h = await simpan('021502', ['17019910', '17019910']);
    expect([h.http, h.errors?.[0]?.message]).toEqual([400, expect.stringContaining('memuat isi yang sama dua kali')]);
  });
  it('sent again, or by hand twice, is said already', async () => {
    const { versi } = await elemen('015');
    await simpan('015', ['17011400', '17019910']);
    const lagi = await simpan('015', ['17019910', '17011400'], { versi });
    expect([lagi.http, (lagi.data as Satu).hs.length]).toEqual([200, 2]);
  });
  it('from an old copy: 409, nothing is lost', async () => {
    const { versi } = await elemen('015');
    await simpan('021503', ['17019990']); // of another element: does not disturb
    expect((await simpan('015', ['17011400', '17019910', '17019990'], { versi })).http).toBe(200);
    expect((await simpan('015', [], { versi })).http).toBe(409);
    expect((await elemen('015')).hs.length).toBe(3);
  });
  it.each([
    [['17011400', '00000000'], 422],
    [['170114'], 400],
    [['17011400', '17011400'], 400],
    [Array.from({ length: 501 }, (_, i) => String(10_000_000 + i)), 400],
  ])('codes that are not there, too short, twice or too many: %j', async (hs, http) => {
    const h = await simpan('015', hs);
    expect(h.http).toBe(http);
  });
  it('an element of another group is not there; companies and ministries may only read', async () => {
    expect((await simpan('015', [], { kd_elemen: '021101', kd_grup: '02' })).http).toBe(404);
    const { versi } = await elemen('015');
    for (const nama of ['ratna', 'dewi']) {
      const h = await (
        await dunia.sebagai(nama)
      ).put(`${KORELASI}/save`, { kd_komoditas: '015', kd_grup: '01', kd_elemen: '015', hs: [], versi });
      expect(h.http).toBe(403);
    }
  });
  it('its list cannot be edited entry by entry, but by file', async () => {
    const h = await operator.post('/nk/v2/kelola-referensi/korelasi_btki/entri', {
      kode: '015.015.17011400',
      uraian: 'Gula',
      induk: '015.015',
      catatan: 'uji',
    });
    expect(h).toMatchObject({ http: 422, message: 'Daftar ini diubah dari layarnya sendiri' });
  });
});
