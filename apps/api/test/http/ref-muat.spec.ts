import { existsSync } from 'node:fs';
import { entriDariFolder } from '@sinas/prisma/seed/referensi-folder';
import { entriPaket } from '@sinas/prisma/seed/referensi-paket';
import { entriAwal, isiReferensi } from '@sinas/prisma/seed/referensi';
import type { Client } from '../support/client';
import { World } from '../support/world';

/** Rows of each official file as its SOURCES.md gives them. */
const BARIS: Record<string, number> = {
  'btki2022.csv': 14_631,
  'kbli2020.csv': 2_705,
  'kpbc.csv': 159,
  'kpp.csv': 352,
  'pelabuhan_id.csv': 426,
  'pelabuhan_dunia.csv': 24_322,
  'ikan.csv': 205,
  'kurs_contoh.csv': 25,
  'satuan_id.csv': 64,
  'incoterm2020.csv': 11,
  'jenis_badan_usaha.csv': 17,
};
/** Codes of Recommendation 20 (and of ISO 4217) in the packages; the starter set adds none of its own. */
const SATUAN = 1_756;
const VALUTA = 179;
const folder = process.env.REFDATA_DIR ?? '';
const adaFolder = folder ? describe : describe.skip;

describe('lists of packages', () => {
  it('hold 38 provinces, 514 cities and regencies, 7,277 districts, all of Rec 20 and of ISO 4217', () => {
    const semua = entriPaket();
    const n = (jenis: string) => semua.filter((e) => e.jenis === jenis).length;
    expect([n('provinsi'), n('kota'), n('kecamatan')]).toEqual([38, 514, 7_277]);
    const kode = (jenis: string) => [...semua, ...entriAwal()].filter((e) => e.jenis === jenis).map((e) => e.kode);
    expect([new Set(kode('satuan')).size, new Set(kode('valuta')).size]).toEqual([SATUAN, VALUTA]);
  });
});

// The files may not stand in the repository: without the folder there is nothing to load.
adaFolder('official files (skipped only when REFDATA_DIR is not given: they are not in the repository)', () => {
  let dunia: World;
  let pu: Client;
  let detik: number;
  beforeAll(async () => {
    if (!existsSync(folder)) throw new Error(`REFDATA_DIR ${folder} is not there`);
    dunia = await World.open();
    const mulai = performance.now();
    await isiReferensi(dunia.db, entriPaket());
    for (const daftar of entriDariFolder(folder)) await isiReferensi(dunia.db, daftar);
    detik = (performance.now() - mulai) / 1000;
    pu = await dunia.sebagai('ratna');
  }, 120_000);
  afterAll(() => dunia.close());
  const data = async (path: string) => (await pu.get(path)).data as Record<string, string>[];

  it('are all read, in less than a minute', async () => {
    expect(detik).toBeLessThan(60);
    for (const daftar of entriDariFolder(folder)) {
      const { jenis, sumber } = daftar[0] ?? { jenis: '', sumber: '' };
      const baris = new Set(daftar.map((e) => e.kode)).size;
      expect([sumber, jenis, daftar.length, baris]).toEqual([sumber, jenis, BARIS[sumber], BARIS[sumber]]);
      expect([sumber, await dunia.db.referensi.count({ where: { jenis, sumber } })]).toEqual([sumber, BARIS[sumber]]);
    }
    expect([...entriDariFolder(folder)].length).toBe(Object.keys(BARIS).length + 1); // rates are two lists
  });
  it('loaded again write nothing, and the starter set does not undo them', async () => {
    const versi = () => dunia.db.versiReferensi.findMany({ orderBy: { jenis: 'asc' } });
    const semula = await versi();
    await isiReferensi(
      dunia.db,
      entriAwal().filter((e) => e.sumber === 'awal'),
    );
    await isiReferensi(dunia.db, entriPaket());
    for (const daftar of entriDariFolder(folder)) expect(await isiReferensi(dunia.db, daftar)).toBe(0);
    expect(await versi()).toEqual(semula);
  });
  it('REF-08 a tariff line carries the texts above it', async () => {
    const [gula] = await data('/api/ref/v2/hscode/search?keyword=17019910');
    expect(gula).toEqual({
      hsCodeFormat: '17019910',
      uraianId: expect.stringContaining('Gula dimurnikan'),
      induk: [expect.stringContaining('Gula tebu atau gula bit'), 'Lain-lain'],
    });
  });
  it('VALIDASI-13 to VALIDASI-18 the odd rows of the files do not come out', async () => {
    const kantor = (await data('/api/ref/v2/kpbc')).map((k) => k.KodeKPBC);
    expect(kantor.slice(0, 3)).toEqual(['040300', '020400', '050100']);
    const pusat = await dunia.db.referensi.findMany({
      where: { jenis: 'kpbc', OR: [{ induk: '000000' }, { uraian: { contains: 'PANGSAROP', mode: 'insensitive' } }] },
    });
    expect(pusat.length).toBeGreaterThan(5);
    for (const luar of ['000000', '999999', ...pusat.map((p) => p.kode)]) expect(kantor).not.toContain(luar);
    const hs = await data('/api/ref/v2/hscode?limit=100');
    expect([hs.length, hs.every((h) => h.hsCodeFormat?.length === 8)]).toEqual([100, true]);
    expect((await data('/api/ref/v2/kbli-nk')).every((k) => k.kode_kbli?.length === 5)).toBe(true);
    const pelabuhan = await data('/api/ref/v2/pelabuhan/searchLimit?limit=100000');
    expect([pelabuhan.every((p) => Boolean(p.KodeKantor)), pelabuhan.at(-1)?.KodePelabuhan]).toEqual([true, 'XZTGR']);
    expect(pelabuhan.length).toBeGreaterThan(170);
  });
  it('are found by words, by words of other order, and with a letter wrong', async () => {
    const hs = async (k: string) => (await data(`/api/ref/v2/hscode/search?keyword=${k}`)).map((h) => h.hsCodeFormat);
    expect(await hs('kuda bibit')).toContain('01012100');
    expect((await hs('bibit kuda'))[0]).toBe((await hs('kuda bibit'))[0]);
    const rotterdam = (k: string) => data(`/api/ref/v2/pelabuhan/searchBy?keyword=${k}`);
    expect((await rotterdam('roterdam'))[0]?.Pelabuhan).toBe('Rotterdam');
    expect((await rotterdam('ROTTERDAM'))[0]?.Pelabuhan).toBe('Rotterdam');
    expect((await data('/nk/v2/data-nk/ref/latin-kkp?keyword=tenggiri')).length).toBeGreaterThan(1);
  });
});
