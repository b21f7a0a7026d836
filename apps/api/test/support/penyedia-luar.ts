import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import Provider from 'oidc-provider';
import { Browser, portBebas } from './browser';
import { World } from './world';

const RAHASIA = 'rahasia-klien-untuk-uji-yang-panjang';

/**
 * Somebody else's provider: the library with its own login pages, other accounts, other keys. The name that is typed is
 * the subject; `sebutan` says how it calls itself (user name and mail address).
 */
export class PenyediaLuar {
  private constructor(
    private readonly server: Server,
    readonly sebutan: Map<string, string>,
    readonly issuer: string,
    readonly portal: string,
  ) {}

  static async buka(): Promise<PenyediaLuar> {
    const [portPortal, port] = [await portBebas(), await portBebas()];
    const portal = `http://127.0.0.1:${portPortal}`;
    const issuer = `http://127.0.0.1:${port}`;
    const sebutan = new Map<string, string>();
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
      claims: { openid: ['sub', 'preferred_username', 'email'] },
      conformIdTokenClaims: false,
      features: { introspection: { enabled: true } },
      pkce: { required: () => true },
      cookies: { keys: ['kunci-kuki-uji'] },
      findAccount: (_ctx, id) => {
        const preferred_username = sebutan.get(id) ?? id;
        return {
          accountId: id,
          claims: () => ({ sub: id, preferred_username, email: `${preferred_username}@contoh.invalid` }),
        };
      },
    });
    const server = createServer((req, res) => void provider.callback()(req, res));
    await new Promise<void>((jadi) => server.listen(port, '127.0.0.1', jadi));
    return new PenyediaLuar(server, sebutan, issuer, portal);
  }

  /** A portal that signs people in there. */
  dunia(env: Record<string, string> = {}): Promise<World> {
    return World.open({
      PUBLIC_URL: this.portal,
      PORT: new URL(this.portal).port,
      OIDC_ISSUER: this.issuer,
      OIDC_CLIENT_ID: 'portal-lain',
      OIDC_CLIENT_SECRET: RAHASIA,
      ...env,
    });
  }
  tutup(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** Through the provider's own pages, name, then consent; gives where in the portal it ends. */
  async masuk(username: string, mulai = '/auth/login?kembali=/pengajuan', browser = new Browser(this.portal)) {
    return { browser, akhir: await this.lewat(browser, mulai, username) };
  }
  async lewat(browser: Browser, mulai: string, username: string): Promise<string> {
    let r = await browser.go(mulai);
    for (let ke = 0; ke < 20; ke += 1) {
      const lokasi = r.headers.get('location');
      if (lokasi && new URL(lokasi, r.url).origin === this.portal && !/\/auth\/(callback|login\?ulang)/.test(lokasi))
        return lokasi;
      if (lokasi) r = await browser.go(new URL(lokasi, r.url).href);
      else {
        const html = await r.text();
        const action = /action="([^"]+)"/.exec(html)?.[1];
        if (!action) return `${r.status} ${html.replace(/<[^<>]+>|\s+/g, ' ').slice(-400)}`;
        const prompt = html.includes('name="login"') ? 'login' : 'consent';
        r = await browser.go(new URL(action, r.url).href, {
          method: 'POST',
          body: new URLSearchParams({ prompt, login: username, password: 'apa saja' }),
        });
      }
    }
    return 'tidak selesai';
  }
  /** Binds as its owner does: a mail, its link, a sign-in at the provider. Gives the end of the way. */
  async tautkan(token: string, sebagai: string, isi: object = {}): Promise<{ browser: Browser; akhir: string }> {
    const browser = new Browser(this.portal);
    const r = await browser.go('/api/akun/tautan/mulai', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, ...isi }),
    });
    const { data, message } = (await r.json()) as { data?: { url: string }; message?: string };
    if (!data) return { browser, akhir: `${r.status} ${message}` };
    if (new URL(data.url).searchParams.get('prompt') !== 'login') throw new Error('no fresh sign-in was asked for');
    return { browser, akhir: await this.lewat(browser, data.url, sebagai) };
  }
}
