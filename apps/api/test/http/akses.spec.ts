import { KODE_PERAN } from '@sinas/domain/akses/peran';
import { IZIN_HARAPAN } from '@sinas/domain/harapan/peran.harapan';
import { kirim, PERTEK, type Draf } from '../support/berkas';
import type { Answer, Client } from '../support/client';
import { RUTE, SIAPA, type Rute } from '../support/rute';
import { World } from '../support/world';

let dunia: World;
let berkas: Draf;
beforeAll(async () => {
  dunia = await World.open();
  berkas = await kirim(await dunia.sebagai('ratna'), PERTEK);
});
afterAll(() => dunia.close());

/** The route with real ids of the firm's file in every place where an id can stand. */
function panggil(c: Client, r: Rute): Promise<Answer> {
  const p = r.path
    .replace('{id}', berkas.idNk)
    .replace('{a}', berkas.noAju)
    .replace('{b}', 'IMPORTIR')
    .replace('{type}', 'pertek')
    .replace('{kode}', 'PERTEK-26-000001-AAAAAA')
    .replace('{uid}', 'x');
  const q = `?id_nk=${berkas.idNk}&no_aju=${berkas.noAju}`;
  const body =
    r.method === 'GET' || r.method === 'DELETE' ? undefined : { idNk: berkas.idNk, id_nk: berkas.idNk, versi: 1 };
  return c.call(r.method, `${p}${/get|keputusan|checkpoint|inhouse|impor|getLink/.test(p) ? q : ''}`, body);
}
const DITOLAK = new Set([401, 403]);

describe('PERAN-05 every route for every role', () => {
  it('every served route names a permission or is public', () => {
    expect(RUTE.filter((r) => !r.izin && !r.publik).map((r) => `${r.method} ${r.path}`)).toEqual([]);
    expect(RUTE.length).toBeGreaterThan(80);
  });

  it('anonymous callers are refused everywhere but on public routes', async () => {
    const tamu = dunia.tamu();
    for (const r of RUTE.filter((x) => !x.publik))
      expect(`${r.method} ${r.path} ${(await panggil(tamu, r)).http}`).toBe(`${r.method} ${r.path} 401`);
  });

  it.each(KODE_PERAN)('%s: refused exactly where the role lacks the permission', async (peran) => {
    const c = await dunia.sebagai(SIAPA[peran]);
    for (const r of RUTE.filter((x) => x.izin && x.path !== '/auth/logout' && x.path !== '/auth/segarkan')) {
      const h = await panggil(c, r);
      const boleh = r.izin !== undefined && IZIN_HARAPAN.get(r.izin)?.includes(peran) === true;
      expect(`${peran} ${r.method} ${r.path} ${boleh ? 'masuk' : 'tolak'}`).toBe(
        `${peran} ${r.method} ${r.path} ${DITOLAK.has(h.http) ? 'tolak' : 'masuk'}`,
      );
      expect(h.http).not.toBe(500);
    }
  });
});

describe('doorframe', () => {
  it('a change without the CSRF token, or from another origin, is refused', async () => {
    const c = await dunia.sebagai('ratna');
    const body = { kd_rekom: '07', kd_komoditas: '0142' };
    expect((await c.call('POST', '/nk/v2/data-nk', body, { 'x-csrf-token': 'salah' })).http).toBe(403);
    expect((await c.call('POST', '/nk/v2/data-nk', body, { origin: 'https://jahat.invalid' })).http).toBe(403);
    expect((await c.call('POST', '/nk/v2/data-nk', body, { 'sec-fetch-site': 'cross-site' })).http).toBe(403);
    expect((await c.call('POST', '/nk/v2/data-nk', body, { 'sec-fetch-site': 'same-origin' })).http).toBe(201);
  });
  it('no stack, no SQL, one shape: unknown path, broken JSON, hostile ids', async () => {
    const c = await dunia.sebagai('ratna');
    for (const p of [
      '/nk/v2/tidak-ada',
      "/nk/v2/data-nk/get?id_nk=1'%20OR%201=1",
      '/nk/v2/data-nk/get?id_nk=99999999999999999999',
      '/berkas/..%2f..%2fetc',
      '/nk/v2/data-nk/get',
    ]) {
      const h = await c.get(p);
      expect([p, h.http < 500, h.status, /select|prisma|at \//i.test(h.raw.toString())]).toEqual([
        p,
        true,
        false,
        false,
      ]);
    }
    const rusak = await fetch(`${dunia.url}/nk/v2/data-nk`, {
      method: 'POST',
      body: '{',
      headers: { 'content-type': 'application/json' },
    });
    expect([rusak.status, ((await rusak.json()) as { code: string }).code]).toEqual([400, '02']);
  });
  it('nesting deeper than any form has is refused before validation walks it', async () => {
    const c = await dunia.sebagai('ratna');
    const dalam = (n: number): unknown => (n === 0 ? 1 : { a: dalam(n - 1) });
    const h = await c.post('/nk/v2/data-nk', { kd_rekom: '07', kd_komoditas: '0142', kepala: dalam(40) });
    expect([h.http, h.code, h.status]).toEqual([400, '02', false]);
  });
  it('security headers stand on every answer', async () => {
    const h = (await dunia.tamu().get('/api/sesi')).headers;
    expect(h.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect([
      h.get('x-content-type-options'),
      h.get('cache-control'),
      h.get('x-powered-by'),
      h.get('referrer-policy'),
    ]).toEqual(['nosniff', 'no-store', null, 'same-origin']);
  });
});
