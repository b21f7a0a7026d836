import { randomBytes } from 'node:crypto';
import * as rp from 'openid-client';
import { Browser, portBebas } from '../support/browser';
import { Client } from '../support/client';
import { kodeTotp, langkahLapang } from '../support/pengautentikasi';
import { BALIK, daftarSitus, lewatPenyedia, RAHASIA_SITUS, tanpaHalaman } from '../support/situs';
import { SANDI, World } from '../support/world';

let dunia: World;
let asal: string;
beforeAll(async () => {
  const port = await portBebas();
  asal = `http://127.0.0.1:${port}`;
  dunia = await World.open({ PUBLIC_URL: asal, PORT: String(port) });
  await daftarSitus(dunia, { client_id: 'situs-uji' });
});
afterAll(() => dunia.close());

/** An authorization request of a certified relying party; `balik` reads the ID token that comes of it. */
async function minta(lain: Record<string, string> = {}) {
  const config = await rp.discovery(
    new URL(`${asal}/oidc`),
    'situs-uji',
    RAHASIA_SITUS,
    rp.ClientSecretBasic(RAHASIA_SITUS),
    { execute: [rp.allowInsecureRequests] },
  );
  const pkceCodeVerifier = rp.randomPKCECodeVerifier();
  const expectedState = randomBytes(24).toString('base64url');
  const url = rp.buildAuthorizationUrl(config, {
    redirect_uri: BALIK,
    scope: 'openid',
    code_challenge: await rp.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
    ...lain,
  });
  const cek = { pkceCodeVerifier, expectedState, idTokenExpected: true };
  const maxAge = lain.max_age === undefined ? {} : { maxAge: Number(lain.max_age) };
  return {
    url: url.href,
    balik: async (ke: URL) => (await rp.authorizationCodeGrant(config, ke, { ...cek, ...maxAge })).claims(),
  };
}
/** The provider shows its page instead of sending the browser back. */
const ditanya = async (b: Browser, url: string): Promise<boolean> => (await tanpaHalaman(b, url)).origin === asal;
const kini = (): number => Math.floor(Date.now() / 1000);

describe('part 11: how sure a sign-in was, in the ID token', () => {
  it('a password says so: amr pwd, and when it was', async () => {
    const m = await minta();
    const klaim = await m.balik(await lewatPenyedia(new Browser(asal), m.url));
    expect([klaim?.acr, klaim?.amr]).toEqual(['urn:sinas-nk:acr:sandi', ['pwd']]);
    expect(Math.abs(Number(klaim?.auth_time) - kini())).toBeLessThan(30);
  });

  it('max_age=0 and prompt=login ask again although there is a session; without them nobody is asked', async () => {
    const b = new Browser(asal);
    const m = await minta();
    await lewatPenyedia(b, m.url);
    const diam = await minta();
    expect((await diam.balik(await tanpaHalaman(b, diam.url)))?.sub).toBe(dunia.pengguna('ratna').id);
    for (const lain of [{ max_age: '0' }, { prompt: 'login' }] as Record<string, string>[]) {
      const lagi = await minta(lain);
      expect(await ditanya(b, lagi.url)).toBe(true);
      const sebelum = kini();
      const klaim = await lagi.balik(await lewatPenyedia(b, lagi.url));
      expect(Number(klaim?.auth_time)).toBeGreaterThanOrEqual(sebelum - 1);
    }
  });

  it('a session by password alone is asked again once the account has a factor; with it, amr otp and mfa', async () => {
    const b = new Browser(asal);
    const pertama = await minta();
    await lewatPenyedia(b, pertama.url, 'hendra');
    const c = await dunia.sebagai('hendra');
    const { tantangan, rahasia } = (await c.post('/api/faktor/totp', { sandi: SANDI })).data;
    await langkahLapang();
    await c.post('/api/faktor/totp/aktif', { tantangan, kode: kodeTotp(rahasia as string, -1) });
    const m = await minta();
    expect(await ditanya(b, m.url)).toBe(true);
    const { action } = await b.toLogin(m.url);
    const kirim = (url: string, isi: Record<string, string>) =>
      b.go(url, {
        method: 'POST',
        body: new URLSearchParams(isi),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const html = await (await kirim(action, { username: 'hendra', password: SANDI })).text();
    const isi = { tantangan: /name="tantangan" value="([^"]+)"/.exec(html)?.[1] ?? '', cara: 'totp' };
    const salah = await kirim(`${action}/faktor`, { ...isi, kode: '000000' });
    expect([salah.status, await salah.text()]).toEqual([401, expect.stringContaining('sudah dipakai')]);
    await langkahLapang();
    const r = await kirim(`${action}/faktor`, { ...isi, kode: kodeTotp(rahasia as string) });
    const klaim = await m.balik(await tanpaHalaman(b, r.headers.get('location') ?? ''));
    expect([klaim?.acr, klaim?.amr]).toEqual(['urn:sinas-nk:acr:faktor', ['pwd', 'otp', 'mfa']]);
  });
});

describe('part 11: a proof by signing in again', () => {
  const sesi = (b: Browser): Promise<Client> => Client.open(asal, b.jar.get('sesi') ?? '');

  it('comes back to the page with a proof for this session and purpose; somebody else’s sign-in gives none', async () => {
    const b = new Browser(asal);
    await b.signIn('/auth/login', 'ratna', SANDI);
    const mulai = '/auth/bukti?keperluan=undang&kembali=%2Fpengguna';
    const { end } = await b.signIn(mulai, 'ratna', SANDI);
    const bukti = /^\/pengguna#bukti=([\w-]{43})$/.exec(end)?.[1];
    const isi = { fullname: 'Rekan Baru', email: 'rekan.penyedia@contoh.invalid', peran: 'PU_ADMIN', bukti };
    const dulu = b.jar.get('sesi');
    const lupa = (): void =>
      ['_session', '_session.sig', '_session.legacy', '_session.legacy.sig'].forEach((k) => b.jar.delete(k));
    expect((await (await sesi(b)).post('/api/v3/user', isi)).http).toBe(201);
    lupa();
    expect((await b.signIn(mulai, 'bagus', SANDI)).end).toBe('/pengguna#bukti=gagal');
    expect(b.jar.get('sesi')).toBe(dulu);
    expect((await (await sesi(b)).get('/api/sesi')).data.pengguna.username).toBe('ratna');
  });

  it('needs a session to begin with', async () => {
    expect((await new Browser(asal).go('/auth/bukti?keperluan=hak')).status).toBe(401);
  });
});
