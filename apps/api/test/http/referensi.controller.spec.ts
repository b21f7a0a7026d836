import type { Client } from '../support/client';
import { World } from '../support/world';

let dunia: World;
let pu: Client;
beforeAll(async () => {
  dunia = await World.open();
  pu = await dunia.sebagai('ratna');
});
afterAll(() => dunia.close());
const medan = (rows: object[]) => Object.keys(rows[0] ?? {}).sort();

describe('reference lists', () => {
  it('REF-11 VALIDASI-17 ministries: an inactive one is in the table and does not come out', async () => {
    const r = await pu.get('/api/ref/v2/ga');
    expect(medan(r.data)).toEqual(['GA', 'kodeGA', 'status']);
    expect(r.data.some((g: { kodeGA: string }) => g.kodeGA === '999')).toBe(false);
    expect(await dunia.db.referensi.count({ where: { jenis: 'ga', kode: '999' } })).toBe(1);
  });
  it('REF-02 VALIDASI-15 VALIDASI-16 customs offices', async () => {
    const r = await pu.get('/api/ref/v2/kpbc');
    const kode = r.data.map((k: { KodeKPBC: string }) => k.KodeKPBC) as string[];
    expect(medan(r.data)).toEqual(['Id_Refrensi_KPBC', 'KodeKPBC', 'UrKPBC']);
    expect(kode.slice(0, 3)).toEqual(['040300', '020400', '050100']);
    for (const luar of ['000000', '999999', '001000', '040700', '021800']) expect(kode).not.toContain(luar);
  });
  it.each([
    ['AF', 'Afganistan'],
    ['CI', 'Pantai Gading'],
    ['CL', 'Cile'],
    ['CN', 'Tiongkok'],
    ['DZ', 'Aljazair'],
    ['FR', 'Prancis'],
    ['HK', 'Hong Kong'],
    ['MV', 'Maladewa'],
    ['SE', 'Swedia'],
    ['SX', 'Sint Maarten'],
    ['TL', 'Timor Leste'],
    ['UM', 'Kepulauan Terluar AS'],
  ])('BATAS-03 the name of country %s is Indonesian: %s', async (kode, nama) => {
    const { data } = await pu.get(`/api/ref/v2/negara?keyword=${kode}`);
    expect((data as { KodeNegara: string }[]).find((n) => n.KodeNegara === kode)).toMatchObject({ Negara: nama });
  });
  it('REF-08 VALIDASI-13 HS codes of eight characters, by code and by word', async () => {
    const r = await pu.get('/api/ref/v2/hscode/search?keyword=1701.14');
    expect(r.data).toEqual([expect.objectContaining({ hsCodeFormat: '17011400' })]);
    expect((await pu.get('/api/ref/v2/hscode/search?keyword=gula&limit=5')).data.length).toBeGreaterThan(0);
  });
  it('REF-03 VALIDASI-18 BATAS-02 ports: bounded search, XZTGR always there', async () => {
    const r = await pu.get('/api/ref/v2/pelabuhan/searchLimit?limit=100000&page=1');
    expect(r.meta).toMatchObject({ page: 1, limit: 100_000 });
    expect(r.data.at(-1)).toMatchObject({ KodePelabuhan: 'XZTGR', KodeKantor: '050400' });
    expect(r.data.some((p: { KodePelabuhan: string }) => p.KodePelabuhan === 'IDXXX')).toBe(false);
    expect((await pu.get('/api/ref/v2/pelabuhan/ID?keyword=priok')).data[0]).toEqual({
      KodePelabuhan: 'IDTPP',
      Pelabuhan: 'Tanjung Priok',
      KodeKantor: '040300',
    });
  });
  it('REF-04 REF-05 REF-06 REF-09 units, countries, incoterms and KBLI carry the specification’s names', async () => {
    expect(medan((await pu.get('/api/ref/v2/satuan')).data)).toEqual(['kodeSatuan', 'urSatuan']);
    expect((await pu.get('/api/ref/v2/negara?keyword=thailand')).data).toEqual([
      { KodeNegara: 'TH', Negara: 'Thailand', KodeWilayah: 'AS', Wilayah: 'Asia' },
    ]);
    expect(medan((await pu.get('/api/ref/v2/incoterm')).data)).toEqual(['Incoterm', 'urIncoterm']);
    const kbli = (await pu.get('/api/ref/v2/kbli-nk')).data as { kode_kbli: string }[];
    expect([medan(kbli), kbli.every((k) => k.kode_kbli.length === 5)]).toEqual([['kode_kbli', 'uraian'], true]);
  });
  it('VALIDASI-12 element 016 only in the pertek context', async () => {
    const kode = async (t: string) =>
      ((await pu.get(`/nk/v2/data-nk/ref/komoditi-${t}`)).data as { kd_elemen: string }[]).map((k) => k.kd_elemen);
    expect(await kode('pertek')).toContain('016');
    expect(await kode('rki')).not.toContain('016');
    expect((await pu.get('/nk/v2/data-nk/ref/elemen-komoditas?kd_komoditas=016')).http).toBe(404);
    expect(
      (await pu.get('/nk/v2/data-nk/ref/elemen-komoditas?kd_komoditas=016&type=pertek')).data.length,
    ).toBeGreaterThan(5);
  });
  it('PENGAJUAN-13 the status list', async () => {
    expect((await pu.get('/nk/v2/data-nk/ref/status-pengajuan')).data).toHaveLength(25);
  });
  it.each(['%', '_', "'", '\\', 'a'.repeat(10_000), '“”', '%00'])(
    'a keyword of %s is an answer, never an error',
    async (k) => {
      expect(
        (await pu.get(`/api/ref/v2/hscode/search?keyword=${k === '%00' ? k : encodeURIComponent(k)}`)).http,
      ).toBeLessThan(500);
    },
  );
});
