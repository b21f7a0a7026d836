import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BERKAS_RESMI } from '@sinas/domain/referensi/berkas/daftar-berkas';
import { muatFolder, type HasilBerkas } from '@sinas/prisma/seed/referensi-folder';
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
  'kementerian.csv': 14,
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
  let dimuat: HasilBerkas[];
  beforeAll(async () => {
    if (!existsSync(folder)) throw new Error(`REFDATA_DIR ${folder} is not there`);
    dunia = await World.open();
    const mulai = performance.now();
    await isiReferensi(dunia.db, entriPaket());
    dimuat = await muatFolder(dunia.db, folder);
    detik = (performance.now() - mulai) / 1000;
    pu = await dunia.sebagai('ratna');
  }, 120_000);
  afterAll(() => dunia.close());
  const data = async (path: string) => (await pu.get(path)).data as Record<string, string>[];

  it('are all read, in less than a minute', async () => {
    expect(detik).toBeLessThan(60);
    expect(dimuat.flatMap((h) => h.ditolak)).toEqual([]);
    for (const { nama, jenis, baris } of dimuat) {
      expect([nama, jenis, baris]).toEqual([nama, jenis, BARIS[nama]]);
      expect([nama, await dunia.db.referensi.count({ where: { jenis, sumber: nama } })]).toEqual([nama, BARIS[nama]]);
    }
    expect(dimuat.length).toBe(Object.keys(BARIS).length + 1); // rates are two lists
  });
  it('loaded again write nothing, and the starter set does not undo them', async () => {
    const versi = () => dunia.db.versiReferensi.findMany({ orderBy: { jenis: 'asc' } });
    const semula = await versi();
    await isiReferensi(
      dunia.db,
      entriAwal().filter((e) => e.sumber === 'awal'),
    );
    await isiReferensi(dunia.db, entriPaket());
    expect((await muatFolder(dunia.db, folder)).map((h) => h.ditulis)).toEqual(dimuat.map(() => 0));
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

adaFolder('official files through the console', () => {
  const DASAR = '/nk/v2/kelola-referensi';
  let dunia: World;
  let operator: Client;
  beforeAll(async () => {
    dunia = await World.open();
    await isiReferensi(dunia.db, entriPaket());
    operator = await dunia.sebagai('fajar');
  }, 60_000);
  afterAll(() => dunia.close());
  const muat = (jenis: string, isi: string) => {
    const form = new FormData();
    form.set('file', new Blob([isi]), 'berkas.csv');
    return operator.post(`${DASAR}/${jenis}/muatan`, form);
  };
  const ditolak = async (jenis: string, id: string) =>
    (await operator.get(`${DASAR}/${jenis}/muatan/${id}/perubahan?kelompok=tolak`)).data as {
      baris: number;
      kode: string;
    }[];
  const teks = (nama: string) => readFileSync(path.join(folder, nama), 'utf8');

  it.each(BERKAS_RESMI.map((b) => [b.nama, b.jenis] as const))(
    '%s (%s) passes with its rows; broken copies are refused with their lines, and leave nothing behind',
    async (nama, jenis) => {
      const baris = teks(nama).trimEnd().split('\n');
      const jumlah = () => dunia.db.referensi.count({ where: { jenis } });
      const semula = await jumlah();
      const n = Math.ceil(baris.length / 2); // a line in the middle, the header is line 1
      const satu = baris[n - 1] ?? '';
      const rusak: [string, string[]][] = [
        ['a code twice', [...baris.slice(0, n), satu, ...baris.slice(n)]],
        ['no code', baris.with(n, (baris[n] ?? '').replace(/^[^,]*/, ''))],
        ['a cell too few', baris.with(n, (baris[n] ?? '').split(',')[0] ?? '')],
        ['letters that cannot be read', baris.with(n, (baris[n] ?? '').replace(/(.)$/, '\ufffd$1'))],
      ];
      for (const [apa, isi] of rusak) {
        const h = await muat(jenis, isi.join('\n'));
        expect([apa, h.http, h.data?.boleh_terapkan]).toEqual([apa, 201, false]);
        const lines = (await ditolak(jenis, h.data.id as string)).map((t) => t.baris);
        expect([apa, lines]).toEqual([apa, expect.arrayContaining([n + 1])]);
      }
      const kepala = await muat(jenis, [(baris[0] ?? '').replace(/,[^,]*$/, ''), ...baris.slice(1)].join('\n'));
      expect([kepala.http, kepala.errors?.[0]]).toEqual([422, expect.objectContaining({ baris: 1 })]);
      expect(await jumlah()).toBe(semula);

      const h = await muat(jenis, baris.join('\n'));
      expect([h.http, h.data?.jumlah.baris, h.data?.jumlah.tolak]).toEqual([201, BARIS[nama], 0]);
      const { tambah, ubah, sama } = h.data.jumlah as Record<string, number>;
      expect((tambah ?? 0) + (ubah ?? 0) + (sama ?? 0)).toBe(BARIS[nama]);
      const jadi = await operator.post(`${DASAR}/${jenis}/muatan/${h.data.id as string}/terapkan`, { catatan: 'uji' });
      const berubah = (tambah ?? 0) + (ubah ?? 0) > 0; // the starter set may say it all already
      expect([jadi.http, jadi.data?.status]).toEqual(berubah ? [200, 'diterapkan'] : [409, undefined]);
      expect(await jumlah()).toBe(semula + (tambah ?? 0));
      expect((await muat(jenis, baris.join('\n'))).data.sebab).toBe('Tidak ada yang berubah');
    },
    60_000,
  );
});
