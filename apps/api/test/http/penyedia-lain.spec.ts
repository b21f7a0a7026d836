import { createServer, type Server } from 'node:http';
import { generateKeyPairSync } from 'node:crypto';
import Provider from 'oidc-provider';
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
        redirect_uris: [`${portal}/auth/callback`],
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
  let r = await browser.go('/auth/login?kembali=/pengajuan');
  for (let ke = 0; ke < 20; ke += 1) {
    const ke_mana = r.headers.get('location');
    if (ke_mana && new URL(ke_mana, r.url).origin === asal && !ke_mana.includes('/auth/callback'))
      return { browser, akhir: ke_mana };
    if (ke_mana) r = await browser.go(new URL(ke_mana, r.url).href);
    else {
      const html = await r.text();
      const action = /action="([^"]+)"/.exec(html)?.[1];
      if (!action) return { browser, akhir: `${r.status} ${html.replace(/<[^>]+>|\s+/g, ' ').slice(-400)}` };
      const prompt = html.includes('name="login"') ? 'login' : 'consent';
      r = await browser.go(new URL(action, r.url).href, {
        method: 'POST',
        body: new URLSearchParams({ prompt, login: username, password: 'apa saja' }),
      });
    }
  }
  return { browser, akhir: 'tidak selesai' };
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
