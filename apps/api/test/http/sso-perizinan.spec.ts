import { randomBytes } from 'node:crypto';
import { Clock } from '../../src/platform/clock/clock';
import { Browser, portBebas } from '../support/browser';
import {
  ASAL_SITUS,
  BALIK,
  basicSitus,
  daftarSitus,
  formulir,
  kodeSitus,
  lewatPenyedia,
  otorisasi,
  RAHASIA_SITUS,
  STATE,
  tukarKode,
} from '../support/situs';
import { World } from '../support/world';

let dunia: World;
let asal: string;
beforeAll(async () => {
  const port = await portBebas();
  asal = `http://127.0.0.1:${port}`;
  dunia = await World.open({ PUBLIC_URL: asal, PORT: String(port) });
  await daftarSitus(dunia, { client_id: 'situs-uji' });
});
afterAll(() => dunia.close());
afterEach(() => jest.restoreAllMocks());

const minta = otorisasi;
const kode = (b?: Browser, nama?: string, isi?: object) => kodeSitus(asal, b, nama, isi);
const tukar = (code: string, lain?: Record<string, string>, auth?: string) => tukarKode(asal, code, lain, auth);
const tanya = async (jalur: string, authorization?: string) => {
  const r = await fetch(asal + jalur, { headers: authorization ? { authorization } : {} });
  return { status: r.status, headers: r.headers, isi: (await r.json()) as Record<string, never> };
};

describe('GET /sso/authorize', () => {
  it('SESI-09 goes on to the provider with proof key, state and what else it needs, and nothing besides', async () => {
    const r = await new Browser(asal).go(minta({ nonce: 'n-1', login_hint: 'ratna', resource: 'https://x.invalid' }));
    const u = new URL(r.headers.get('location') ?? '');
    expect([r.status, u.origin + u.pathname]).toEqual([303, `${asal}/oidc/auth`]);
    expect([...u.searchParams.keys()].sort()).toEqual([
      'client_id',
      'code_challenge',
      'code_challenge_method',
      'login_hint',
      'nonce',
      'redirect_uri',
      'response_type',
      'scope',
      'state',
    ]);
  });

  it('the person is told where he is about to sign in, no consent page follows, and the way back is open to the form', async () => {
    const b = new Browser(asal);
    const { way } = await b.toLogin(minta());
    const r = await b.go(way.at(-1) ?? '');
    expect(await r.text()).toContain('untuk melanjutkan ke <strong>Situs &#60;Uji&#62;</strong>');
    expect(r.headers.get('content-security-policy')).toContain(`form-action 'self' ${ASAL_SITUS};`);
    const u = await lewatPenyedia(new Browser(asal), minta());
    expect([u.origin + u.pathname, u.searchParams.get('state'), u.searchParams.get('iss')]).toEqual([
      BALIK,
      STATE,
      `${asal}/oidc`,
    ]);
  });

  it.each([`${BALIK}/`, `${BALIK}/lagi`, `${BALIK}?x=1`, `${BALIK}#x`, 'https://jahat.invalid/masuk/balik', ''])(
    'never sends anybody to an address that is not registered: %s',
    async (redirect_uri) => {
      const r = await new Browser(asal).go(minta({ redirect_uri }));
      const isi = (await r.json()) as Record<string, unknown>;
      expect([r.status, r.headers.get('location'), isi.error, isi.status, isi.code]).toEqual([
        400,
        null,
        'invalid_request',
        false,
        '02',
      ]);
    },
  );

  it.each<[string, Record<string, string | undefined>, string]>([
    ['a state that is not 32 characters long', { state: 'pendek' }, 'invalid_request'],
    ['no state', { state: undefined }, 'invalid_request'],
    ['no proof key', { code_challenge: undefined }, 'invalid_request'],
    ['a proof key in clear', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a proof key of another length', { code_challenge: 'x'.repeat(42) }, 'invalid_request'],
    ['a scope that it does not have', { scope: 'openid dashboard' }, 'invalid_scope'],
    ['no openid', { scope: 'role' }, 'invalid_scope'],
    ['another flow', { response_type: 'token' }, 'unsupported_response_type'],
  ])('hands %s back to the site as an error', async (_, isi, galat) => {
    const u = new URL((await new Browser(asal).go(minta(isi))).headers.get('location') ?? '');
    expect([u.origin + u.pathname, u.searchParams.get('error')]).toEqual([BALIK, galat]);
    expect([u.searchParams.get('state'), u.searchParams.get('code')]).toEqual([
      'state' in isi ? (isi.state ?? null) : STATE,
      null,
    ]);
  });

  it('knows neither an unknown site nor a revoked one, nor a parameter that comes twice', async () => {
    await daftarSitus(dunia, { client_id: 'situs-dicabut' });
    await dunia.db.klienSso.update({ where: { client_id: 'situs-dicabut' }, data: { dicabut: new Date() } });
    for (const client_id of ['situs-dicabut', 'tidak-ada', 'x'.repeat(90)])
      expect((await tanya(minta({ client_id }))).status).toBe(400);
    expect((await tanya(`${minta()}&client_id=situs-uji`)).status).toBe(400);
    expect((await tanya(`${minta()}&redirect_uri=${encodeURIComponent('https://jahat.invalid')}`)).status).toBe(400);
    const u = new URL((await new Browser(asal).go(`${minta()}&state=${STATE}`)).headers.get('location') ?? '');
    expect(u.searchParams.get('error')).toBe('invalid_request');
  });
});

describe('POST /sso/token', () => {
  it('SESI-15 a code for tokens, a refresh token for new ones; the client by Basic or by form', async () => {
    const satu = await tukar(await kode());
    expect([satu.status, satu.isi.token_type, satu.headers.get('cache-control')]).toEqual([200, 'Bearer', 'no-store']);
    const dua = await formulir(asal, { grant_type: 'refresh_token', refresh_token: satu.isi.refresh_token ?? '' });
    expect([dua.status, dua.isi.refresh_token === satu.isi.refresh_token]).toEqual([200, false]);
    const lewatForm = { client_id: 'situs-uji', client_secret: RAHASIA_SITUS };
    expect((await tukar(await kode(), lewatForm, '')).status).toBe(200);
  });

  it.each<[string, Record<string, string>, string]>([
    ['an invented code', { code: 'palsu' }, 'invalid_grant'],
    ['another verifier', { code_verifier: randomBytes(48).toString('base64url') }, 'invalid_grant'],
    ['another redirect_uri', { redirect_uri: `${BALIK}/lain` }, 'invalid_grant'],
    ['another grant', { grant_type: 'client_credentials' }, 'invalid_request'],
    ['another grant, password', { grant_type: 'password', username: 'ratna', password: 'x' }, 'invalid_request'],
  ])('%s is refused', async (_, lain, galat) => {
    const h = await tukar(await kode(), lain);
    expect([h.status, h.isi.error, h.isi.access_token]).toEqual([400, galat, undefined]);
  });

  it('a code is good once, and its second use takes back what the first one gave', async () => {
    const code = await kode();
    const { isi } = await tukar(code);
    expect((await tukar(code)).isi.error).toBe('invalid_grant');
    expect((await tanya('/sso/userinfo', `Bearer ${isi.access_token}`)).status).toBe(401);
  });

  it('of ten uses of a code or of a refresh token at the same moment, no more than one is answered', async () => {
    const code = await kode();
    const h = await Promise.all(Array.from({ length: 10 }, () => tukar(code)));
    expect(h.filter((x) => x.status === 200).length).toBeLessThanOrEqual(1);
    const { isi } = await tukar(await kode());
    const refresh = { grant_type: 'refresh_token', refresh_token: isi.refresh_token ?? '' };
    const r = await Promise.all(Array.from({ length: 10 }, () => formulir(asal, refresh)));
    expect(r.filter((x) => x.status === 200).length).toBeLessThanOrEqual(1);
  });

  it('a wrong secret, an unknown or revoked client and no client at all are invalid_client', async () => {
    const code = await kode();
    for (const a of [
      basicSitus('situs-uji', 'salah'),
      basicSitus('tidak-ada', RAHASIA_SITUS),
      basicSitus('situs-dicabut', RAHASIA_SITUS),
      'Basic %%%',
      '',
    ]) {
      const h = await tukar(code, {}, a);
      expect([a, h.status, h.isi.error]).toEqual([a, 401, 'invalid_client']);
    }
    expect((await tukar(code)).status).toBe(200);
  });

  it('a code of one site is nothing for another one', async () => {
    await daftarSitus(dunia, { client_id: 'situs-kedua' });
    expect((await tukar(await kode(), {}, basicSitus('situs-kedua'))).isi.error).toBe('invalid_grant');
  });
});

describe('GET /sso/token/check and /sso/userinfo', () => {
  it('tells what a site’s token is good for, by scope', async () => {
    const { isi } = await tukar(await kode());
    const h = await tanya('/sso/token/check', `Bearer ${isi.access_token}`);
    expect(h.isi).toMatchObject({
      status: true,
      data: { active: true, client_id: 'situs-uji', scope: 'openid role', sub: dunia.pengguna('ratna').id },
    });
    expect((h.isi.data as unknown as { expires_in: number }).expires_in).toBeGreaterThan(3_590);
    const orang = (await tanya('/sso/userinfo', `Bearer ${isi.access_token}`)).isi;
    expect(orang).toMatchObject({ sub: dunia.pengguna('ratna').id, user_role: 'PU_ADMIN' });
    expect(orang).not.toHaveProperty('nib');
  });

  it('SESI-13 malformed, unknown and foreign tokens are invalid_token, expired ones expired_token', async () => {
    const { isi } = await tukar(await kode());
    const cek = async (token: string) => {
      const h = await tanya('/sso/token/check', `Bearer ${token}`);
      return [h.status, h.isi.status, h.isi.code, h.isi.error, h.isi.data];
    };
    const salah = [400, false, '04', 'invalid_token', null];
    for (const t of ['satu', '', 'a.b', 'a.b.c.d', 'x'.repeat(43), String(isi.id_token), `${isi.id_token}x`])
      expect([t, await cek(t)]).toEqual([t, salah]);
    jest
      .spyOn(dunia.app.get(Clock, { strict: false }), 'now')
      .mockImplementation(() => new Date(Date.now() + 3_601_000));
    expect(await cek(String(isi.access_token))).toEqual([400, false, '04', 'expired_token', null]);
  });

  it('a token of a site or an account that was closed is good for nothing', async () => {
    await daftarSitus(dunia, { client_id: 'situs-tutup' });
    const code = await kode(undefined, 'hendra', { client_id: 'situs-tutup' });
    const { isi } = await tukar(code, {}, basicSitus('situs-tutup'));
    const bearer = `Bearer ${isi.access_token}`;
    expect((await tanya('/sso/token/check', bearer)).status).toBe(200);
    await dunia.db.klienSso.update({ where: { client_id: 'situs-tutup' }, data: { dicabut: new Date() } });
    expect((await tanya('/sso/token/check', bearer)).isi.error).toBe('invalid_token');
    expect((await tanya('/sso/userinfo', bearer)).status).toBe(401);
  });

  it('a person’s token for a site opens nothing at this API', async () => {
    const { isi } = await tukar(await kode());
    const h = await dunia.tamu().call('GET', '/nk/v2/data-nk/rki/pengajuan', undefined, {
      authorization: `Bearer ${isi.access_token}`,
    });
    expect([h.http, h.error]).toEqual([400, 'invalid_token']);
  });

  it('answers for the session of this browser, and 401 to nobody', async () => {
    const c = await dunia.sebagai('ratna');
    const cek = await c.get('/sso/token/check');
    expect([cek.http, cek.data.active, cek.data.client_id, cek.data.sub]).toEqual([
      200,
      true,
      'sinas-nk',
      dunia.pengguna('ratna').id,
    ]);
    expect(cek.data.expires_in).toBeGreaterThan(2_591_000);
    const siapa = JSON.parse((await c.get('/sso/userinfo')).raw.toString()) as object;
    expect(siapa).toMatchObject({ preferred_username: 'ratna', user_role: 'PU_ADMIN' });
    for (const jalur of ['/sso/token/check', '/sso/userinfo']) expect((await tanya(jalur)).status).toBe(401);
  });
});

describe('GET /sso/jwks', () => {
  it('gives the provider’s public keys, to be kept for a while, and nothing private', async () => {
    const h = await tanya('/sso/jwks');
    expect([h.status, h.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
    expect(h.isi).toEqual((await tanya('/oidc/jwks')).isi);
    const [kunci] = h.isi.keys as unknown as object[];
    expect(Object.keys(kunci ?? {}).filter((k) => ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k'].includes(k))).toEqual([]);
  });
});
