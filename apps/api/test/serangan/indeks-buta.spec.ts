import { createHash, createHmac, getHashes } from 'node:crypto';
import { Rahasia } from '../../src/platform/rahasia/rahasia';
import { bacaRing } from '../../src/platform/rahasia/ring';
import { World } from '../support/world';

/** Issue of the attack, part 13: who has the database alone cannot find a NIK by hashing all of them. */
const NIK = '3171234567890001';
const KUNCI_A = `ka-${'a'.repeat(40)}`;
const KUNCI_B = `kb-${'b'.repeat(40)}`;
const UMUM = [
  '',
  'nik',
  'nik_indeks',
  'pengguna',
  'pengguna.nik',
  'indeks-buta',
  'sinas-nk',
  'sinas',
  'data-pribadi',
  'secret',
  'DATA_SECRET',
  NIK,
];
const BENTUK = [NIK, `nik:${NIK}`, `pengguna.nik:${NIK}`, `${NIK}\n`, NIK.replace(/(\d{4})/g, '$1 ').trim()];
const cincin = (rahasia: string) => new Rahasia(bacaRing('DATA_SECRET', rahasia));

let dunia: World;
let tersimpan: string;
beforeAll(async () => {
  dunia = await World.open({ DATA_SECRET: KUNCI_A });
  const c = await dunia.sebagai('ratna');
  const { id } = dunia.pengguna('ratna');
  const { versi } = await dunia.db.pengguna.findUniqueOrThrow({ where: { id } });
  const h = await c.put(`/api-prod/user/${id}`, { versi, nik: NIK });
  expect(h.http).toBe(200);
  tersimpan = (await dunia.db.pengguna.findUniqueOrThrow({ where: { id } })).nik_indeks ?? '';
});
afterAll(() => dunia.close());

it('part 13: what is stored is no plain hash of the number, and no keyed one under an empty or public key', () => {
  expect(tersimpan).toMatch(/^[0-9a-f]{64}$/);
  const dugaan = new Set<string>();
  for (const sandi of getHashes().filter((h) => /^(sha|md5|blake|ripemd)/i.test(h) && !/shake/i.test(h)))
    for (const teks of BENTUK) {
      dugaan.add(createHash(sandi).update(teks).digest('hex').slice(0, 64));
      for (const kunci of UMUM) dugaan.add(createHmac(sandi, kunci).update(teks).digest('hex').slice(0, 64));
    }
  expect(dugaan.size).toBeGreaterThan(500);
  expect(dugaan.has(tersimpan)).toBe(false);
});

it('part 13: two installations store different ones, and another key gives another one', () => {
  expect(cincin(KUNCI_A).indeks('nik', NIK)).toBe(tersimpan);
  expect(cincin(KUNCI_B).indeks('nik', NIK)).not.toBe(tersimpan);
});

it('part 13: the same number in two columns looks different, and numbers next to each other have nothing in common', () => {
  const r = cincin(KUNCI_A);
  expect(r.indeks('npwp', NIK)).not.toBe(tersimpan);
  const sama = [...r.indeks('nik', '3171234567890002')].filter((c, i) => c === tersimpan[i]).length;
  expect(sama).toBeLessThan(20);
});
