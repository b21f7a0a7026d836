import { createHash } from 'node:crypto';
import { Clock } from '../../src/platform/clock/clock';
import { Browser, portBebas } from '../support/browser';
import { Client } from '../support/client';
import { lewatPenyedia, tanpaHalaman } from '../support/situs';
import { World } from '../support/world';

let dunia: World;
let asal: string;
beforeAll(async () => {
  const port = await portBebas();
  asal = `http://127.0.0.1:${port}`;
  dunia = await World.open({ PUBLIC_URL: asal, PORT: String(port) });
});
afterAll(() => dunia.close());
afterEach(() => jest.restoreAllMocks());

interface Jawab {
  http: number;
  status: boolean;
  code: string;
  data: Record<string, never> & { masuk: boolean; session: { a: string; b: string }; kembali: string };
  errors?: { path: string }[];
  teks: string;
  kuki: string[];
}
const bawaan = () => ({
  client_id: 'sinas-nk',
  response_type: 'code',
  scope: 'openid organization role menu_acl',
  flow: 'masuk',
  redirect_uri: `${asal}/callback`,
});
async function panggil(b: Browser, url: string, init?: RequestInit): Promise<Jawab> {
  const r = await b.go(url, init);
  const teks = await r.text();
  return { ...(JSON.parse(teks) as Jawab), http: r.status, teks, kuki: r.headers.getSetCookie() };
}
const mulai = (b: Browser, isi: object = {}) =>
  panggil(b, '/api-prod/authorize', {
    method: 'POST',
    body: JSON.stringify({ ...bawaan(), ...isi }),
    headers: { 'content-type': 'application/json' },
  });
async function sampaiKode(b: Browser, isi: object = {}, nama = 'ratna'): Promise<URLSearchParams> {
  const { url } = (await mulai(b, isi)).data as unknown as { url: string };
  return (await lewatPenyedia(b, url, nama)).searchParams;
}
const tukar = (b: Browser, q: URLSearchParams, headers: Record<string, string> = {}) =>
  panggil(b, `/api-prod/token?${q.toString()}`, { headers });
const banyakSesi = () => dunia.db.sesi.count();
const maju = (ms: number) =>
  jest.spyOn(dunia.app.get(Clock, { strict: false }), 'now').mockImplementation(() => new Date(Date.now() + ms));

describe('POST /api-prod/authorize', () => {
  it('SESI-09 verifier of 64 and state of 32 characters, S256, bound to the browser for 1800 s', async () => {
    const b = new Browser(asal);
    const { http, data, kuki } = await mulai(b);
    const { url, state, expires_in } = data as unknown as { url: string; state: string; expires_in: number };
    const q = new URL(url).searchParams;
    const id = createHash('sha256')
      .update(b.jar.get('masuk') ?? '')
      .digest('hex');
    const { muatan } = await dunia.db.alurMasuk.findUniqueOrThrow({ where: { id_hash: id } });
    const { verifier, nonce } = muatan as { verifier: string; nonce: string };
    expect([http, state.length, expires_in, verifier.length, q.get('nonce')]).toEqual([200, 32, 1800, 64, nonce]);
    expect([q.get('code_challenge'), q.get('code_challenge_method'), q.get('state'), q.get('prompt')]).toEqual([
      createHash('sha256').update(verifier).digest('base64url'),
      'S256',
      state,
      null,
    ]);
    expect(kuki.join()).toMatch(/masuk=.*Max-Age=1800;.*HttpOnly; SameSite=Lax/);
    expect(JSON.stringify(data)).not.toContain(verifier);
  });

  it.each<[string, object]>([
    ['client_id', { client_id: 'situs-lain' }],
    ['response_type', { response_type: 'token' }],
    ['scope', { scope: 'openid admin' }],
    ['flow', { flow: 'lain' }],
    ['redirect_uri', { redirect_uri: 'https://jahat.invalid/callback' }],
    ['asing', { asing: 1 }],
  ])('refuses another %s, and names it', async (path, isi) => {
    const h = await mulai(new Browser(asal), isi);
    expect([h.http, h.code, h.errors?.map((e) => e.path)]).toEqual([400, '02', [path]]);
    expect(h.kuki).toEqual([]);
  });

  it.each(['/callback/', '/callback/lanjut', '/callback?x=1', '/callback#x', '/CALLBACK', '@jahat.invalid/callback'])(
    'an address that only looks like a registered one (%s) is not one',
    async (ekor) => {
      const h = await mulai(new Browser(asal), { redirect_uri: `${asal}${ekor}` });
      expect([h.http, h.errors?.[0]?.path]).toEqual([400, 'redirect_uri']);
    },
  );

  it('diam asks the provider for no page: a code for who is signed in there, login_required for everybody else', async () => {
    const b = new Browser(asal);
    const tamu = (await mulai(b, { flow: 'diam' })).data as unknown as { url: string };
    expect(new URL(tamu.url).searchParams.get('prompt')).toBe('none');
    expect((await tanpaHalaman(b, tamu.url)).searchParams.get('error')).toBe('login_required');
    await sampaiKode(b);
    const { url } = (await mulai(b, { flow: 'diam' })).data as unknown as { url: string };
    expect((await tukar(b, (await tanpaHalaman(b, url)).searchParams)).http).toBe(200);
  });
});

describe('GET /api-prod/token', () => {
  it('SESI-01 SESI-05 SESI-06 SESI-10 SESI-16 the code becomes a session with user info and menu; no token reaches the browser', async () => {
    const b = new Browser(asal);
    const q = await sampaiKode(b, { kembali: '/pengajuan?page=2' });
    const h = await tukar(b, q);
    expect([h.http, h.code, h.data.masuk, h.data.kembali]).toEqual([200, '01', true, '/pengajuan?page=2']);
    expect(h.data).toMatchObject({ token_type: 'Bearer', expires_in: 2_592_000, pengguna: { username: 'ratna' } });
    expect(h.teks).not.toMatch(/eyJ|access_token|refresh_token|id_token/);
    expect(b.jar.has('masuk')).toBe(false);
    const baris = await dunia.db.sesi.findUniqueOrThrow({ where: { nomor: h.data.session.b } });
    expect([baris.token_type, !!baris.token_sampai]).toEqual(['Bearer', true]);
    expect(h.kuki.join()).toMatch(/sesi=.*Max-Age=2592000;.*HttpOnly; SameSite=Lax/);
    expect([h.data.session.a, baris.cara, !!baris.access_token, !!baris.refresh_token, !!baris.id_token]).toEqual([
      'sinas-nk',
      'sso',
      true,
      true,
      true,
    ]);
    const c = await Client.open(asal, b.jar.get('sesi') ?? '');
    expect((await c.get('/nk/v2/data-nk/rki/pengajuan')).http).toBe(200);
    expect(c.csrf).toBe((h.data as unknown as { csrf: string }).csrf);
  });

  it('the way back that stands for nothing is the home of the role', async () => {
    const b = new Browser(asal);
    expect((await tukar(b, await sampaiKode(b, {}, 'dewi'))).data.kembali).toBe('/konsol/');
  });

  it.each(['//jahat.invalid', '/\\jahat.invalid', 'https://jahat.invalid/x', 'javascript:alert(1)'])(
    'RUTE-10 a way back to elsewhere (%s) is not kept',
    async (kembali) => {
      const b = new Browser(asal);
      expect((await tukar(b, await sampaiKode(b, { kembali }))).data.kembali).toBe('/neraca-komoditas');
    },
  );

  it('the redirects of the server take over a flow that began here', async () => {
    const b = new Browser(asal);
    const { url } = (await mulai(b, { redirect_uri: `${asal}/auth/callback`, kembali: '/pengajuan' }))
      .data as unknown as {
      url: string;
    };
    expect((await lewatPenyedia(b, url)).pathname).toBe('/pengajuan');
    expect(b.jar.has('sesi')).toBe(true);
  });

  type Rusak = [string, (q: URLSearchParams, b: Browser) => unknown];
  it.each<Rusak>([
    ['another state', (q) => q.set('state', 'x'.repeat(32))],
    ['an invented code', (q) => q.set('code', 'palsu')],
    ['another iss', (q) => q.set('iss', 'https://jahat.invalid')],
    ['no cookie of this browser', (_, b) => b.jar.delete('masuk')],
    ['a cookie of nobody', (_, b) => b.jar.set('masuk', 'x'.repeat(43))],
    ['an expired flow', () => maju(1_801_000)],
    [
      'an expired code',
      () => dunia.db.providerState.updateMany({ where: { model: 'AuthorizationCode' }, data: { sampai: new Date(0) } }),
    ],
    ['another nonce', () => ubahAlur({ nonce: 'x'.repeat(32) })],
    ['another verifier', () => ubahAlur({ verifier: 'x'.repeat(64) })],
    ['another redirect_uri than at the start', () => ubahAlur({ redirect_uri: `${asal}/auth/callback` })],
  ])('SESI-11 GALAT-10 %s: 401, no session, cookies dropped', async (_, rusak) => {
    const b = new Browser(asal);
    const q = await sampaiKode(b);
    const semula = await banyakSesi();
    b.jar.set('sesi', 'lama');
    await rusak(q, b);
    const h = await tukar(b, q);
    expect([h.http, h.status, h.code, h.data]).toEqual([401, false, '04', null]);
    expect([b.jar.has('sesi'), b.jar.has('masuk'), (await banyakSesi()) - semula]).toEqual([false, false, 0]);
  });
  async function ubahAlur(isi: object): Promise<void> {
    for (const { id_hash, muatan } of await dunia.db.alurMasuk.findMany())
      await dunia.db.alurMasuk.update({ where: { id_hash }, data: { muatan: { ...(muatan as object), ...isi } } });
  }

  it('a code of another browser does not fit this one’s flow', async () => {
    const [korban, penyerang] = [new Browser(asal), new Browser(asal)];
    const asing = await sampaiKode(penyerang, {}, 'hendra');
    const { state } = (await mulai(korban)).data as unknown as { state: string };
    asing.set('state', state);
    expect((await tukar(korban, asing)).http).toBe(401);
    expect(korban.jar.has('sesi')).toBe(false);
  });

  it('a state is good once, and of ten at the same moment one wins', async () => {
    const b = new Browser(asal);
    const q = await sampaiKode(b);
    const kuki = b.jar.get('masuk') ?? '';
    const semula = await banyakSesi();
    const serentak = await Promise.all(
      Array.from({ length: 10 }, () => {
        const lain = new Browser(asal);
        lain.jar.set('masuk', kuki);
        return tukar(lain, q);
      }),
    );
    expect(serentak.map((h) => h.http).sort()).toEqual([200, ...Array<number>(9).fill(401)]);
    expect((await banyakSesi()) - semula).toBe(1);
    b.jar.set('masuk', kuki);
    expect((await tukar(b, q)).http).toBe(401);
  });

  it('SESI-11 an account whose menu cannot be loaded gets no session', async () => {
    await dunia.db.menuAcl.createMany({
      data: (await dunia.db.menu.findMany()).map((m) => ({
        id_menu: m.id,
        id_user: dunia.pengguna('sari').id,
        tampil: false,
      })),
    });
    const b = new Browser(asal);
    const q = await sampaiKode(b, {}, 'sari');
    const semula = await banyakSesi();
    expect([(await tukar(b, q)).http, (await banyakSesi()) - semula]).toEqual([401, 0]);
  });

  it('a page of another site neither exchanges nor signs out', async () => {
    const b = new Browser(asal);
    const q = await sampaiKode(b);
    b.jar.set('sesi', 'ada');
    const h = await tukar(b, q, { 'sec-fetch-site': 'cross-site' });
    expect([h.http, b.jar.get('sesi'), b.jar.has('masuk')]).toEqual([403, 'ada', true]);
  });
});

describe('/api-prod/session/{a}/…/{b}', () => {
  const nomor = async (nama: string) =>
    (
      await dunia.db.sesi.findFirstOrThrow({
        where: { id_user: dunia.pengguna(nama).id },
        orderBy: { dibuat: 'desc' },
      })
    ).nomor;
  const TIADA = '0190a0a0-0000-7000-8000-000000000000';

  it('verification tells of one’s own sessions; anybody else’s, and what never was, is not there', async () => {
    const [ratna, hendra] = [await dunia.sebagai('ratna'), await dunia.sebagai('hendra')];
    const b = await nomor('ratna');
    const sendiri = await ratna.get(`/api-prod/session/sinas-nk/verification/${b}`);
    expect([sendiri.http, sendiri.data.aktif, sendiri.data.cara]).toEqual([200, true, 'sso']);
    expect(Object.keys(sendiri.data as object).sort()).toEqual(['aktif', 'cara', 'sampai', 'terakhir']);
    for (const [c, a, n] of [
      [hendra, 'sinas-nk', b],
      [ratna, 'sinas-nk', await nomor('hendra')],
      [ratna, 'sinas-nk', TIADA],
      [ratna, 'sinas-nk', "x' OR 1=1"],
      [ratna, 'situs-lain', b],
    ] as const)
      expect((await c.get(`/api-prod/session/${a}/verification/${encodeURIComponent(n)}`)).http).toBe(404);
    expect((await dunia.tamu().get(`/api-prod/session/sinas-nk/verification/${b}`)).http).toBe(401);
  });

  it('check says yes to the session itself and no to everybody else, in the same words', async () => {
    const ratna = await dunia.sebagai('ratna');
    const b = await nomor('ratna');
    const lain = await dunia.sebagai('ratna');
    const cek = async (c: Client, n = b) => (await c.get(`/api-prod/session/sinas-nk/check/${n}`)).data as object;
    expect(await cek(ratna)).toEqual({ aktif: true, expires_in: expect.any(Number) });
    const tidak = { aktif: false, expires_in: 0 };
    for (const c of [lain, await dunia.sebagai('hendra'), dunia.tamu()]) expect(await cek(c)).toEqual(tidak);
    expect([await cek(ratna, TIADA), await cek(ratna, 'x')]).toEqual([tidak, tidak]);
  });

  it('DELETE ends one session of one’s own and nothing else; the cookie goes with its own', async () => {
    const satu = await dunia.sebagai('ratna');
    const nomorSatu = await nomor('ratna');
    const dua = await dunia.sebagai('ratna');
    const nomorDua = await nomor('ratna');
    const hendra = await dunia.sebagai('hendra');
    expect((await hendra.del(`/api-prod/session/sinas-nk/${nomorSatu}`)).http).toBe(404);
    expect((await satu.del(`/api-prod/session/sinas-nk/${TIADA}`)).http).toBe(404);
    expect(
      (await satu.call('DELETE', `/api-prod/session/sinas-nk/${nomorDua}`, undefined, { 'x-csrf-token': '' })).http,
    ).toBe(403);
    const semula = await banyakSesi();
    const perangkatLain = await satu.del(`/api-prod/session/sinas-nk/${nomorDua}`);
    expect([perangkatLain.http, perangkatLain.data]).toEqual([200, { sesi_ini: false }]);
    expect(perangkatLain.headers.getSetCookie()).toEqual([]);
    expect([(await dua.get('/nk/v2/data-nk/rki/pengajuan')).http, (await banyakSesi()) - semula]).toEqual([401, -1]);
    const ini = await satu.del(`/api-prod/session/sinas-nk/${nomorSatu}`);
    expect([ini.http, ini.data, ini.headers.getSetCookie().join().includes('sesi=;')]).toEqual([
      200,
      { sesi_ini: true },
      true,
    ]);
    expect((await satu.get('/nk/v2/data-nk/rki/pengajuan')).http).toBe(401);
    expect((await hendra.get('/nk/v2/data-nk/rki/pengajuan')).http).toBe(200);
  });
});
