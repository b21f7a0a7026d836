import { milikSampai, singkirkan, type Milik } from '../support/milik';
import { PERMINTAAN } from '../support/permintaan';
import { namaRute, RUTE, type Rute } from '../support/rute';
import { World } from '../support/world';

/** Issue of the attack, part 13: what somebody got who is signed in is kept by no proxy and shown to nobody else. */
const KOSONG = { idNk: '0', noAju: '0', baris: {}, sub: {} } as unknown as Milik;
/** Public by their nature, without a word about anybody: keys of the provider. */
const UMUM = new Set(['GET /sso/jwks']);
const AMAN = /^(no-store|private\b.*)$/;
const BACA = RUTE.filter((r) => r.method === 'GET' && !UMUM.has(namaRute(r)));

let dunia: World;
const milik = new Map<string, Milik>();
beforeAll(async () => {
  dunia = await World.open({});
  for (const keadaan of new Set(BACA.map((r) => PERMINTAAN[namaRute(r)]?.keadaan)))
    if (keadaan) {
      const m = await milikSampai(dunia, keadaan);
      milik.set(keadaan, m);
      await singkirkan(dunia, m);
    }
}, 120_000);
afterAll(() => dunia.close());

function alamat(r: Rute): string {
  const resep = PERMINTAAN[namaRute(r)];
  const { path = '' } = resep?.isi((resep.keadaan && milik.get(resep.keadaan)) || KOSONG) ?? {};
  const [nilai = '', tanya] = path.split('?');
  const ekor = /\}(\/[^{]*)$/.exec(r.path)?.[1] ?? '';
  return `${r.path.split('{')[0]}${nilai}${ekor}${tanya === undefined ? '' : `?${tanya}`}`;
}

it.each(BACA.map((r): [string, Rute] => [`${r.method} ${r.path}`, r]))(
  '%s: no-store or private; so are its refusals',
  async (_, r) => {
    const resep = PERMINTAAN[namaRute(r)];
    const c = await dunia.sebagai(resep?.oleh ?? 'ratna');
    const jawab = [
      await c.get(alamat(r)),
      await c.get(`${r.path.replace(/\{\w+\}/g, 'tidak-ada')}?bukan_isian=1`),
      await (await dunia.sebagai('wayan')).get(alamat(r)),
      await dunia.tamu().get(alamat(r)),
    ];
    for (const h of jawab)
      expect([h.http, h.headers.get('cache-control')]).toEqual([h.http, expect.stringMatching(AMAN)]);
    for (const h of jawab) if (h.http >= 400) expect(h.headers.get('cache-control')).toContain('no-store');
  },
);

it.each(['/api/tidak-ada', '/nk/v2/tidak-ada', '/auth/segarkan', '/auth/logout', '/api-prod/tidak-ada'])(
  'POST %s, which is not there or is refused: no-store',
  async (jalur) => {
    const c = await dunia.sebagai('ratna');
    expect((await c.post(jalur, {})).headers.get('cache-control')).toBe('no-store');
  },
);
