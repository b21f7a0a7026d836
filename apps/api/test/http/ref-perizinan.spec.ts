import type { Client } from '../support/client';
import { World } from '../support/world';

let dunia: World;
let pu: Client;
beforeAll(async () => {
  dunia = await World.open();
  pu = await dunia.sebagai('ratna');
});
afterAll(() => dunia.close());

const ref = (path: string) => pu.get(`/nk/v2/data-nk/ref${path}`);

describe('lists of licensing', () => {
  it('REF-17 breeding lines of living animals, or of one group', async () => {
    const r = await ref('/galur-elemen?kd_komoditas=0134');
    expect(r.data).toEqual([
      {
        kd_elemen: '0613401',
        ur_elemen: 'Brahman Cross',
        kd_grup: '06',
        ur_grup: expect.any(String),
        fl_disable: false,
        flag_enable: true,
        kd_komoditas: '0134',
      },
    ]);
    expect((await ref('/galur-elemen')).data.length).toBeGreaterThan(1);
    expect((await ref('/galur-elemen?kd_komoditas=0199')).http).toBe(404);
  });
  it('goods and the rule that covers them', async () => {
    const r = await ref('/barang-peraturan?kd_komoditas=013&keyword=cakalang');
    expect(r.data).toEqual([
      expect.objectContaining({ hsCodeFormat: '03034300', peraturan: 'Permendag 19 Tahun 2025' }),
    ]);
    expect((await ref('/barang-peraturan?keyword=%25')).data).toEqual([]);
  });
  it('a dendogram is a tree from its material down', async () => {
    const r = await ref('/dendogram/011');
    expect(r.data).toMatchObject({ id: '011', rendemen: 100 });
    expect(r.data.anak.map((a: { id: string }) => a.id)).toEqual(['011.1', '011.2', '011.3']);
    expect(r.data.anak[1].anak).toMatchObject([{ id: '011.2.1', anak: [] }]);
    expect((await ref('/dendogram/tidak-ada')).http).toBe(404);
  });
  it('a dendogram whose rows go in a ring ends', async () => {
    const baris = (kode: string, induk: string) => ({ jenis: 'dendogram', kode, uraian: kode, induk });
    await dunia.db.referensi.createMany({ data: [baris('rA', 'rB'), baris('rB', 'rA')] });
    expect((await ref('/dendogram/rA')).data).toMatchObject({ id: 'rA', anak: [{ id: 'rB', anak: [] }] });
  });
  it('REF-01 fish by common and Latin name', async () => {
    const [ikan] = (await ref('/latin-kkp?keyword=cakalang')).data;
    expect(Object.keys(ikan).sort()).toEqual(
      [
        'ID_KOMODITAS',
        'NAMA_LATIN',
        'NAMA_UMUM',
        'SOURCE_DATA',
        'STATUS_IKAN',
        'STATUS_KOMODITAS',
        'TGL_UPDATE',
      ].sort(),
    );
    expect(ikan).toMatchObject({ NAMA_LATIN: 'Katsuwonus pelamis', NAMA_UMUM: 'Cakalang', ID_KOMODITAS: '013' });
    expect((await ref('/latin-kkp?keyword=salmo salar')).data).toHaveLength(1);
  });
  it('kinds of meetings', async () => {
    expect((await ref('/jenis-rakor')).data.map((j: { uraian: string }) => j.uraian)).toEqual([
      'TANPA RAKOR',
      'RAKORNIS',
      'RAKORMEN',
      'RAKORTAS',
      'RAKOR EVALUASI',
    ]);
  });
  it('filters of the monitoring: ministries, states, services, years', async () => {
    const saring = async (t: string) => (await ref(`/filter-monitoring?type=${t}`)).data as { kode: string }[];
    expect((await saring('kl')).map((k) => k.kode)).not.toContain('999');
    expect([(await saring('proses')).length, (await saring('ijin_rekom')).length]).toEqual([25, 8]);
    const tahun = (await saring('tahun_takwim')).map((t) => Number(t.kode));
    expect(tahun).toEqual([...tahun].sort((a, b) => b - a));
    expect(tahun).toContain(new Date().getFullYear() + 1);
    expect((await ref('/filter-monitoring?type=lain')).http).toBe(400);
    expect((await ref('/filter-monitoring')).http).toBe(400);
  });
  it.each([
    'ga',
    'kpbc',
    'kpp',
    'hscode',
    'kbli',
    'negara',
    'satuan',
    'incoterm',
    'pelabuhan',
    'kurs',
    'ikan',
    'jenis-badan-usaha',
    'jenis-rakor',
  ])('ref?type=%s answers code and text of that list', async (type) => {
    const r = await ref(`?type=${type}`);
    expect([r.http, Object.keys(r.data[0]).sort()]).toEqual([200, ['kode', 'uraian']]);
    const terlarang = ['000000', '999999', '040700', '999', '170114', '1072', 'IDXXX'];
    expect(r.data.filter((d: { kode: string }) => terlarang.includes(d.kode))).toEqual([]);
  });
  it('ref?type= of no list is refused', async () => {
    expect((await ref('?type=rahasia')).http).toBe(400);
  });
  it('tableau-value: the caller’s own boards', async () => {
    const endang = await dunia.sebagai('endang');
    const kode = (await dunia.db.elemenDasbor.findFirstOrThrow()).kode;
    await dunia.db.elemenPengguna.create({ data: { id_user: dunia.pengguna('endang').id, kode } });
    const r = await endang.get('/nk/v2/data-nk/ref/tableau-value');
    expect(r.data).toEqual([expect.objectContaining({ kode, tautan: expect.any(String) })]);
    expect((await ref('/tableau-value')).data).toEqual([]);
  });
});

describe('ports', () => {
  beforeAll(async () => {
    await dunia.db.referensi.createMany({
      data: ['Singapore', 'Jurong'].map((uraian, i) => ({ jenis: 'pelabuhan', kode: `SGT0${i}`, uraian, induk: 'SG' })),
    });
  });
  const kode = async (path: string) =>
    ((await pu.get(`/api/ref/v2/pelabuhan/${path}`)).data as { KodePelabuhan: string }[]).map((p) => p.KodePelabuhan);

  it('REF-03 of a country, where no office of ours is asked for', async () => {
    expect(await kode('searchBy?negara=SG')).toEqual(['SGT00', 'SGT01']);
    expect(await kode('searchBy?negara=SG&keyword=jurong')).toEqual(['SGT01']);
    expect(await kode('negara?keyword=SG')).toEqual(['SGT00', 'SGT01']);
    expect(await kode('negara?keyword=singapura')).toEqual(['SGT00', 'SGT01']);
    expect(await kode('negara?keyword=tidakadanegaraini')).toEqual([]);
  });
  it('VALIDASI-18 those of Indonesia keep the rule whichever way they are asked for', async () => {
    for (const path of ['ID', 'searchLimit', 'searchBy?negara=ID', 'negara?keyword=ID']) {
      const semua = await kode(path);
      expect([path, semua.at(-1), semua.includes('IDXXX'), semua.includes('IDTPP')]).toEqual([
        path,
        'XZTGR',
        false,
        true,
      ]);
    }
    expect(await kode('searchBy')).toEqual(['SGT00', 'SGT01']);
  });
  it('BATAS-02 pages of the bounded search count what they list', async () => {
    const r = await pu.get('/api/ref/v2/pelabuhan/searchLimit?limit=5&page=2');
    expect([r.meta, r.data.length]).toEqual([{ page: 2, limit: 5, total: 22 }, 6]);
  });
});
