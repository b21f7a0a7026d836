import { createServer, type Server } from 'node:http';
import { generateKeyPairSync } from 'node:crypto';
import Provider from 'oidc-provider';
import { Clock } from '../../src/platform/clock/clock';
import { Browser, portBebas } from '../support/browser';
import { Client } from '../support/client';
import { World } from '../support/world';

const RAHASIA = 'rahasia-klien-untuk-uji-yang-panjang';
let penyedia: Server;
let dunia: World;
let asal: string;
let issuer: string;

/** Somebody else's provider: the library with its own login pages, other accounts, other keys. */
async function mulaiPenyedia(port: number, portal: string): Promise<Server> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'portal-lain',
        client_secret: RAHASIA,
        redirect_uris: [`${portal}/auth/callback`, `${portal}/callback`],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'lain' }] },
    scopes: [
      'offline_access',
      'openid',
      'organization',
      'role',
      'integration_access',
      'notification',
      'tracking',
      'menu_acl',
      'dashboard',
    ],
    claims: { openid: ['sub', 'preferred_username'] },
    conformIdTokenClaims: false,
    features: { introspection: { enabled: true } },
    pkce: { required: () => true },
    cookies: { keys: ['kunci-kuki-uji'] },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: `lain|${id}`, preferred_username: id }) }),
  });
  const server = createServer((req, res) => void provider.callback()(req, res));
  await new Promise<void>((jadi) => server.listen(port, '127.0.0.1', jadi));
  return server;
}

beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const [port, portPenyedia] = [await portBebas(), await portBebas()];
  asal = `http://127.0.0.1:${port}`;
  issuer = `http://127.0.0.1:${portPenyedia}`;
  penyedia = await mulaiPenyedia(portPenyedia, asal);
  dunia = await World.open({
    PUBLIC_URL: asal,
    PORT: String(port),
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'portal-lain',
    OIDC_CLIENT_SECRET: RAHASIA,
  });
});
afterAll(async () => {
  await dunia.close();
  penyedia.close();
  penyedia.closeAllConnections();
});

/** Through the other provider's own pages: name, then consent. */
async function masuk(username: string): Promise<{ browser: Browser; akhir: string }> {
  const browser = new Browser(asal);
  return { browser, akhir: await lewat(browser, '/auth/login?kembali=/pengajuan', username) };
}
async function lewat(browser: Browser, mulai: string, username: string): Promise<string> {
  let r = await browser.go(mulai);
  for (let ke = 0; ke < 20; ke += 1) {
    const ke_mana = r.headers.get('location');
    if (ke_mana && new URL(ke_mana, r.url).origin === asal && !ke_mana.includes('/auth/callback')) return ke_mana;
    if (ke_mana) r = await browser.go(new URL(ke_mana, r.url).href);
    else {
      const html = await r.text();
      const action = /action="([^"]+)"/.exec(html)?.[1];
      if (!action) return `${r.status} ${html.replace(/<[^>]+>|\s+/g, ' ').slice(-400)}`;
      const prompt = html.includes('name="login"') ? 'login' : 'consent';
      r = await browser.go(new URL(action, r.url).href, {
        method: 'POST',
        body: new URLSearchParams({ prompt, login: username, password: 'apa saja' }),
      });
    }
  }
  return 'tidak selesai';
}

describe('another identity provider, by configuration alone', () => {
  it('its account is found by user name, the built-in provider is not there', async () => {
    const { browser, akhir } = await masuk('ratna');
    expect(akhir).toBe('/pengajuan');
    const c = await Client.open(asal, browser.jar.get('sesi') ?? '');
    expect((await c.get('/api/sesi')).data.pengguna.username).toBe('ratna');
    expect((await c.get('/nk/v2/data-nk/rki/pengajuan')).http).toBe(200);
    expect((await dunia.tamu().get('/oidc/.well-known/openid-configuration')).http).toBe(404);
  });
  it('an account that the portal does not know gets no session', async () => {
    const { browser, akhir } = await masuk('tak-dikenal');
    expect(akhir).toMatch(/^\/(welcome|unauthorized|error-system)/);
    expect(browser.jar.get('sesi')).toBeUndefined();
  });
});

describe('part 11: an officer at another provider', () => {
  it('who was let in by an earlier sign-in there proves himself again, by prompt=login; a company’s user does not', async () => {
    for (const [nama, asked] of [
      ['dewi', true],
      ['ratna', false],
    ] as const) {
      const { browser } = await masuk(nama);
      browser.jar.delete('sesi');
      await new Promise((lanjut) => setTimeout(lanjut, 10));
      const jam = jest
        .spyOn(dunia.app.get(Clock, { strict: false }), 'now')
        .mockImplementation(() => new Date(Date.now() + 120_000));
      const jalan: string[] = [];
      let r = await browser.go('/auth/login?kembali=/pengajuan');
      for (let ke = r.headers.get('location'); ke; ke = r.headers.get('location')) {
        jalan.push(ke);
        if (ke === '/pengajuan') break;
        r = await browser.go(new URL(ke, r.url).href);
      }
      jam.mockRestore();
      expect([nama, jalan.some((w) => w.includes('prompt=login') && w.includes('max_age=0'))]).toEqual([nama, asked]);
      expect([nama, Boolean(browser.jar.get('sesi'))]).toEqual([nama, !asked]);
    }
  });
});

describe('both sign-on flows with another provider', () => {
  async function sesiNeraca(): Promise<Browser> {
    const b = new Browser(asal);
    const mulai = await b.go('/api-prod/authorize', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_id: 'portal-lain',
        response_type: 'code',
        scope: 'openid role',
        flow: 'masuk',
        redirect_uri: `${asal}/callback`,
      }),
    });
    const { data } = (await mulai.json()) as { data: { url: string } };
    expect(new URL(data.url).origin).toBe(issuer);
    const balik = new URL(await lewat(b, data.url, 'ratna'));
    expect((await b.go(`/api-prod/token${balik.search}`)).status).toBe(200);
    return b;
  }

  it('SESI-10 the page exchanges the code of that provider for a session', async () => {
    const c = await Client.open(asal, (await sesiNeraca()).jar.get('sesi') ?? '');
    expect((await c.get('/nk/v2/data-nk/rki/pengajuan')).http).toBe(200);
  });

  it('its tokens that say nothing by themselves are asked for there; keys and claims come from there', async () => {
    await sesiNeraca();
    const { access_token } = await dunia.db.sesi.findFirstOrThrow({ orderBy: { dibuat: 'desc' } });
    const dengan = (token: string) => ({ authorization: `Bearer ${token}` });
    const panggil = (jalur: string, token = access_token ?? '') =>
      dunia.tamu().call('GET', jalur, undefined, dengan(token));
    expect((await panggil('/sso/token/check')).data).toMatchObject({ active: true, client_id: 'portal-lain' });
    expect((await panggil('/sso/token/check', 'x'.repeat(43))).error).toBe('invalid_token');
    expect(JSON.parse((await panggil('/sso/userinfo')).raw.toString())).toMatchObject({ preferred_username: 'ratna' });
    expect((await panggil('/sso/userinfo', 'x'.repeat(43))).http).toBe(401);
    const kunci = JSON.parse((await dunia.tamu().get('/sso/jwks')).raw.toString()) as { keys: { kid: string }[] };
    expect(kunci.keys.map((k) => k.kid)).toEqual(['lain']);
  });

  it('the portal goes out there, too, and only to addresses of its own', async () => {
    const r = await new Browser(asal).go(`/sso/session/end?client_id=portal-lain&post_logout_redirect_uri=${asal}/`);
    expect(r.headers.get('location')).toContain(`${issuer}/session/end?`);
    expect(
      (await new Browser(asal).go('/sso/authorize?client_id=portal-lain&redirect_uri=https://x.invalid')).status,
    ).toBe(400);
  });
});
