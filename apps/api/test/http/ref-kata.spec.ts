import { entriPaket } from '@sinas/prisma/seed/referensi-paket';
import { isiReferensi } from '@sinas/prisma/seed/referensi';
import type { Client } from '../support/client';
import { World } from '../support/world';

let dunia: World;
let pu: Client;
beforeAll(async () => {
  dunia = await World.open();
  await isiReferensi(dunia.db, entriPaket());
  pu = await dunia.sebagai('ratna');
});
afterAll(() => dunia.close());

const cari = async (path: string, medan: string) => {
  const h = await pu.get(path);
  expect(h.http).toBe(200);
  return (h.data as Record<string, string>[]).map((r) => r[medan]);
};
const hs = (k: string) => cari(`/api/ref/v2/hscode/search?keyword=${encodeURIComponent(k)}`, 'hsCodeFormat');
const incoterm = (k: string, lain = '') =>
  cari(`/api/ref/v2/incoterm?keyword=${encodeURIComponent(k)}${lain}`, 'Incoterm');
const tambah = (kode: string, uraian: string, data: object = {}) =>
  dunia.db.referensi.create({ data: { jenis: 'incoterm', kode, uraian, ...data } });

describe('misspelt words', () => {
  it('a wrong word finds what the right one finds, in the same order', async () => {
    const benar = await hs('daging');
    expect(benar.length).toBeGreaterThan(3);
    expect((await hs('dagging')).slice(0, benar.length)).toEqual(benar);
    expect((await hs('Dágging')).slice(0, benar.length)).toEqual(benar);
  });
  it('of two words, the right one stays and only the wrong one is replaced', async () => {
    const benar = await hs('daging beku');
    expect(benar.length).toBeGreaterThan(0);
    const dekat = await hs('daging bekku');
    expect(dekat.slice(0, benar.length)).toEqual(benar);
    const daging = new Set(await hs('daging'));
    expect(dekat.filter((k) => !daging.has(k))).toEqual([]);
    expect((await hs('dagging beku')).slice(0, benar.length)).toEqual(benar);
  });
  it('right words that no text has together bring the nearest that one has', async () => {
    await tambah('KT1', 'Serah terima pergudangan');
    await tambah('KT2', 'Muat perundangan pabean');
    expect(await incoterm('terima perundangan')).toEqual(['KT1']);
  });
  it('a word that nothing comes near to brings nothing, whatever the other is', async () => {
    expect(await hs('daging qxzjwv')).toEqual([]);
    expect(await hs('qxzjwv')).toEqual([]);
  });
  it('a right word never brings its neighbours', async () => {
    await tambah('KN1', 'Pelabuhan zaitun');
    await tambah('KN2', 'Pelabuhan zaituna');
    await tambah('KN3', 'Pelabuhan zaitan');
    expect((await incoterm('zaitun')).sort()).toEqual(['KN1', 'KN2']);
  });
  it('stays in the lists and on the filters of the question', async () => {
    expect(await cari('/api/ref/v2/daerah/search/all?keyword=Jawwa Barrat', 'NamaDaerah')).toContain('Jawa Barat');
    expect(await cari('/api/ref/v2/pelabuhan/searchBy?keyword=tanjng&negara=ID', 'Pelabuhan')).toContainEqual(
      expect.stringMatching(/tanjung/i),
    );
    expect(await hs('priuk')).not.toContain('040300');
  });
  it('in a part of a list come from that part, however near or right others of the list are', async () => {
    const pelabuhan = (kode: string, uraian: string) =>
      dunia.db.referensi.create({ data: { jenis: 'pelabuhan', kode, uraian, induk: kode.slice(0, 2) } });
    for (const akhir of 'bcdfghjk') await pelabuhan(`XA${akhir.toUpperCase()}AA`, `Mandallo${akhir}`);
    await pelabuhan('XBAAA', 'Mandalay');
    const di = (kata: string) =>
      cari(`/api/ref/v2/pelabuhan/searchBy?keyword=${kata}&negara=XB`, 'Pelabuhan').then((p) => p.join());
    expect(await di('mandallos')).toBe('Mandalay');
    expect(await di('mandallob')).toBe('Mandalay'); // a port of another country
    expect(await di('qxzjwv')).toBe('');
  });
});

describe('words of a list', () => {
  it('follow an entry that is added or changed, at once', async () => {
    expect(await incoterm('wirausahha')).toEqual([]);
    await tambah('KB1', 'Wirausaha');
    expect(await incoterm('wirausahha')).toEqual(['KB1']);
    await dunia.db.referensi.update({
      where: { jenis_kode: { jenis: 'incoterm', kode: 'KB1' } },
      data: { uraian: 'Cendekiawan' },
    });
    expect(await incoterm('cendekiawn')).toEqual(['KB1']);
    expect(await incoterm('wirausahha')).toEqual([]); // the word is known, no text has it
  });
  it('find a text of a day in the past that has another one now', async () => {
    await tambah('KL1', 'Perdagangan kelontong', { sumber: 'petugas' });
    await dunia.db.referensi.update({
      where: { jenis_kode: { jenis: 'incoterm', kode: 'KL1' } },
      data: { uraian: 'Perniagaan umum', sumber: 'petugas' },
    });
    const kemarin = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await dunia.db.$executeRaw`UPDATE referensi_lama SET sampai = ${kemarin}::date WHERE kode = 'KL1'`;
    expect(await incoterm('klontong')).toEqual([]);
    expect(await incoterm('klontong', `&tanggal=${kemarin}`)).toEqual(['KL1']);
  });
  it('a text of one endless word, or of none, is stored as it is', async () => {
    await tambah('KP1', 'x'.repeat(3000));
    await tambah('KP2', '()');
    expect(await incoterm('xxxxxxxx')).toEqual(['KP1']);
    expect(await dunia.db.kataReferensi.count({ where: { kata: { startsWith: 'xxxx' } } })).toBe(0);
  });
  it('two writers of the same words do not wait for each other in a ring', async () => {
    const satu = (n: number) =>
      Promise.all([
        tambah(`KA${n}`, `selaras${n} berimbang${n} lestari${n}`),
        tambah(`KZ${n}`, `lestari${n} selaras${n} berimbang${n}`),
      ]);
    await Promise.all([1, 2, 3, 4, 5].map(satu));
    expect((await incoterm('berimbng3')).slice(0, 2).sort()).toEqual(['KA3', 'KZ3']);
  });
});
