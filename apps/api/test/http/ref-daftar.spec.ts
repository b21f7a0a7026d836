import { entriPaket } from '@sinas/prisma/seed/referensi-paket';
import { isiReferensi } from '@sinas/prisma/seed/referensi';
import type { Client } from '../support/client';
import { hingga } from '../support/hingga';
import { World } from '../support/world';

let dunia: World;
let pu: Client;
beforeAll(async () => {
  dunia = await World.open();
  await isiReferensi(dunia.db, entriPaket());
  pu = await dunia.sebagai('ratna');
});
afterAll(() => dunia.close());

const medan = (rows: object[]) => Object.keys(rows[0] ?? {}).sort();
const kode = (rows: Record<string, string>[], nama: string) => rows.map((r) => r[nama]);
const hari = (geser: number) => new Date(Date.now() + geser * 86_400_000);

describe('lists of the reference area', () => {
  it('REF-16 tax offices by code and by name', async () => {
    for (const path of ['kpp', 'kpp/search']) {
      const r = await pu.get(`/api/ref/v2/${path}?keyword=pulogadung`);
      expect(r.data).toEqual([
        {
          KodeKPP: '003',
          UrKPP: 'KPP Pratama Jakarta Pulogadung',
          KodeKanwil: '110',
          Kanwil: 'Kanwil DJP Jakarta Timur',
        },
      ]);
    }
    expect(kode((await pu.get('/api/ref/v2/kpp?keyword=002')).data, 'KodeKPP')).toEqual(['002']);
  });
  it('REF-16 currencies, and their newest rate on a day', async () => {
    expect((await pu.get('/api/ref/v2/kurs?keyword=yen')).data).toEqual([
      { KodeValuta: 'JPY', NamaValuta: 'Yen Jepang' },
    ]);
    await dunia.db.referensi.create({
      data: {
        jenis: 'kurs',
        kode: 'USD-2026-06-01',
        uraian: 'Dolar Amerika Serikat',
        induk: 'USD',
        data: { per_satuan: '1', nilai: '16500.00' },
        berlaku_mulai: new Date('2026-06-01'),
      },
    });
    const nilai = async (tanggal: string) =>
      kode((await pu.get(`/api/ref/v2/kurs/search-nilai?keyword=usd&tanggal=${tanggal}`)).data, 'Nilai');
    expect([await nilai('2025-12-31'), await nilai('2026-03-01'), await nilai('2026-06-01')]).toEqual([
      [],
      ['16000.00'],
      ['16500.00'],
    ]);
    expect(medan((await pu.get('/api/ref/v2/kurs/search-nilai')).data)).toEqual(
      ['KodeValuta', 'NamaValuta', 'Nilai', 'Satuan', 'Sumber', 'TglBerlaku'].sort(),
    );
  });
  it('REF-12 company types', async () => {
    expect((await pu.get('/api/ref/v2/jenis-badan-usaha?keyword=cv')).data).toEqual([
      {
        id: '03',
        uraian_jenis_badan_usaha: 'CV',
        keterangan_jenis_badan_usaha: 'Persekutuan Komanditer (Commanditaire Vennootschap)',
      },
    ]);
  });
  it('REF-09 VALIDASI-14 getKbli answers the same as kbli-nk, five digits only', async () => {
    const r = await pu.get('/api/registrasi/v2/getKbli?keyword=industri gula');
    expect(r.data).toEqual((await pu.get('/api/ref/v2/kbli-nk?keyword=industri gula')).data);
    expect(kode(r.data, 'kode_kbli')).toEqual(expect.arrayContaining(['10721', '10729']));
    expect(await dunia.db.referensi.count({ where: { jenis: 'kbli', kode: '1072' } })).toBe(1);
    expect((await pu.get('/api/registrasi/v2/getKbli?keyword=1072')).data).not.toContainEqual(
      expect.objectContaining({ kode_kbli: '1072' }),
    );
  });
  it('REF-08 VALIDASI-13 a line of six digits is in the table and does not come out', async () => {
    expect(await dunia.db.referensi.count({ where: { jenis: 'hs', kode: '170114' } })).toBe(1);
    expect(kode((await pu.get('/api/ref/v2/hscode?keyword=170114')).data, 'hsCodeFormat')).toEqual(['17011400']);
  });
  it('REF-05 units: Indonesian names first, then the rest of Rec 20', async () => {
    const semua = (await pu.get('/api/ref/v2/satuan')).data;
    expect(kode(semua.slice(0, 12), 'kodeSatuan')).toContain('TNE');
    expect((await pu.get('/api/ref/v2/satuan?keyword=twenty foot container')).data).toEqual([
      { kodeSatuan: '20', urSatuan: 'twenty foot container' },
    ]);
  });
});

describe('regions', () => {
  it('REF-07 all levels by name, with what they lie in', async () => {
    expect(
      await dunia.db.referensi.groupBy({
        by: ['jenis'],
        where: { sumber: 'paket:idn-area-data' },
        _count: true,
        orderBy: { jenis: 'asc' },
      }),
    ).toEqual([
      { jenis: 'kecamatan', _count: 7277 },
      { jenis: 'kota', _count: 514 },
      { jenis: 'provinsi', _count: 38 },
    ]);
    const r = await pu.get('/api/ref/v2/daerah/search/all?keyword=Jawa Barat');
    expect(r.data[0]).toEqual({
      KodeDaerah: '32',
      NamaDaerah: 'Jawa Barat',
      daerah_tipe: '1',
      KodeProvinsi: '32',
      NamaProvinsi: 'Jawa Barat',
      KodeKota: null,
      NamaKota: null,
    });
  });
  it('REF-07 seats of companies are cities and regencies', async () => {
    const r = await pu.get('/api/ref/v2/daerah/search/perseroan?keyword=bandung');
    expect(r.data).toContainEqual(
      expect.objectContaining({ KodeKota: '32.73', NamaKota: 'Kota Bandung', NamaProvinsi: 'Jawa Barat' }),
    );
    expect(new Set(kode(r.data, 'daerah_tipe'))).toEqual(new Set(['2']));
  });
  it('REF-07 what lies in a province: daerah_tipe is 2 unless said', async () => {
    const prov = (q: string) => pu.get(`/api/ref/v2/daerah/searchby/prov?keyword=${q}`);
    const kota = await prov('31');
    expect([kota.data.length, new Set(kode(kota.data, 'KodeProvinsi'))]).toEqual([6, new Set(['31'])]);
    expect((await prov('jakarta')).data).toEqual(kota.data);
    expect((await prov('31&daerah_tipe=1')).data).toHaveLength(1);
    const kec = await prov('31&daerah_tipe=3');
    expect(kec.data.length).toBeGreaterThan(40);
    expect((await prov('31&daerah_tipe=4')).http).toBe(400);
    expect((await prov('00')).data).toEqual([]);
  });
  it('REF-07 cities and districts by code of what they lie in, by their own code, and by name', async () => {
    expect((await pu.get('/api/ref/v2/kota?keyword=31')).data).toHaveLength(6);
    expect(kode((await pu.get('/api/ref/v2/kec?keyword=32.73')).data, 'KodeKota')[0]).toBe('32.73');
    expect(kode((await pu.get('/api/ref/v2/daerah/searchby/perseroan?keyword=32.73')).data, 'KodeDaerah')).toEqual([
      '32.73',
    ]);
    expect(kode((await pu.get('/api/ref/v2/kota?keyword=surabaya')).data, 'NamaKota')).toContain('Kota Surabaya');
  });
});

describe('search', () => {
  const hs = async (k: string) =>
    kode((await pu.get(`/api/ref/v2/hscode/search?keyword=${encodeURIComponent(k)}`)).data, 'hsCodeFormat');
  const kantor = async (k: string) =>
    kode((await pu.get(`/api/ref/v2/kpbc/search?keyword=${encodeURIComponent(k)}`)).data, 'KodeKPBC');

  it('does not mind case, order of the words, or accents', async () => {
    const satu = await hs('daging tanpa tulang');
    expect(satu).toEqual(expect.arrayContaining(['02013000', '02023000']));
    expect((await hs('TULANG Tanpa DAGING')).sort()).toEqual([...satu].sort());
    expect((await hs('dáging tanpa tûlang')).sort()).toEqual([...satu].sort());
  });
  it('finds words of the lines above, and forgives small misspellings', async () => {
    expect(await hs('katsuwonus')).toEqual(['03034300']);
    expect(await hs('katsuwonis')).toContain('03034300');
    expect(await kantor('tanjng priuk')).toContain('040300');
    expect(await kantor('tidak pernah adaxyz')).toEqual([]);
  });
  it('ranks the code before texts, and the nearest text before others', async () => {
    expect((await hs('0202')).slice(0, 2)).toEqual(['02022000', '02023000']);
    const negara = (await pu.get('/api/ref/v2/negara?keyword=IN')).data as { KodeNegara: string }[];
    expect(negara[0]?.KodeNegara).toBe('IN');
    expect(kode((await pu.get('/api/ref/v2/negara?keyword=india')).data, 'KodeNegara')[0]).toBe('IN');
  });
  it.each(['%', '_', "'", '\\', '“”', "';--", 'a'.repeat(10_000)])(
    '%.10s is answered with an empty list',
    async (k) => {
      const r = await pu.get(`/api/ref/v2/kpbc/search?keyword=${encodeURIComponent(k)}`);
      expect([r.http, r.data]).toEqual([200, []]);
    },
  );
  it('pages follow each other without a gap or a repetition', async () => {
    const hal = async (page: number) =>
      kode((await pu.get(`/api/ref/v2/hscode?limit=20&page=${page}`)).data, 'hsCodeFormat');
    const semua = [...(await hal(1)), ...(await hal(2)), ...(await hal(3))];
    expect([semua.length, new Set(semua).size, semua]).toEqual([60, 60, [...semua].sort()]);
    expect(await hal(100_000)).toEqual([]);
  });
});

describe('lists on a day', () => {
  it('an entry is there from its first day to its last', async () => {
    const iso = (d: Date) => d.toISOString().slice(0, 10);
    await dunia.db.referensi.create({
      data: {
        jenis: 'incoterm',
        kode: 'XYZ',
        uraian: 'Masa uji',
        berlaku_mulai: new Date(iso(hari(-10))),
        berlaku_akhir: new Date(iso(hari(-3))),
      },
    });
    const ada = async (q: string) =>
      kode((await pu.get(`/api/ref/v2/incoterm?keyword=masa uji${q}`)).data, 'Incoterm').length;
    expect([
      await ada(''),
      await ada(`&tanggal=${iso(hari(-5))}`),
      await ada(`&tanggal=${iso(hari(-10))}`),
      await ada(`&tanggal=${iso(hari(-12))}`),
    ]).toEqual([0, 1, 1, 0]);
  });
  it.each(['2026-02-31', '0000-01-01', 'kemarin', '2026-1-1'])('%s is no day', async (t) => {
    expect((await pu.get(`/api/ref/v2/incoterm?tanggal=${t}`)).http).toBe(400);
  });
});

describe('what a caller has already', () => {
  const minta = (tanda?: string) =>
    pu.call('GET', '/api/ref/v2/kpbc', undefined, tanda ? { 'if-none-match': tanda } : {});

  it('is answered 304 until the list changes, and no other list’s change counts', async () => {
    const satu = await minta();
    const tanda = satu.headers.get('etag') ?? '';
    expect([tanda, satu.headers.get('cache-control')]).toEqual([
      expect.stringMatching(/^W\/"/),
      'private, max-age=300',
    ]);
    const lagi = await minta(tanda);
    expect([lagi.http, lagi.raw.length]).toEqual([304, 0]);
    await dunia.db.referensi.update({ where: { jenis_kode: { jenis: 'incoterm', kode: 'FOB' } }, data: { urut: 3 } });
    expect((await minta(tanda)).http).toBe(304);
    await dunia.db.referensi.update({ where: { jenis_kode: { jenis: 'kpbc', kode: '010700' } }, data: { urut: 3 } });
    expect(await hingga(200, async () => (await minta(tanda)).http)).toBe(200);
    expect((await minta(tanda)).headers.get('etag')).not.toBe(tanda);
  });
  it('a refusal carries no mark and is not kept', async () => {
    for (const path of ['/api/ref/v2/kpbc?tanggal=kemarin', '/nk/v2/data-nk/ref/dendogram/tidak-ada']) {
      const r = await pu.get(path);
      expect([r.http >= 400, r.headers.get('cache-control')?.includes('max-age') ?? false]).toEqual([true, false]);
    }
  });
  it('a load that changes nothing is no change', async () => {
    const versi = () => dunia.db.versiReferensi.findMany({ orderBy: { jenis: 'asc' } });
    const semula = await versi();
    expect(await isiReferensi(dunia.db, entriPaket())).toBe(0);
    expect(await versi()).toEqual(semula);
  });
});
