import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { Browser, portBebas } from '../support/browser';
import { ASAL_SITUS, daftarSitus, formulir, kodeSitus, otorisasi, tukarKode } from '../support/situs';
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

const minta = otorisasi;
const kode = (b?: Browser, nama?: string) => kodeSitus(asal, b, nama);
const tukar = (code: string) => tukarKode(asal, code);

describe('GET /sso/session/end', () => {
  const PERGI = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' };
  const akhiri = (b: Browser, q: Record<string, string>) =>
    b.go(`/sso/session/end?${new URLSearchParams(q).toString()}`);

  it('leads through the provider back to a registered address; the site proves itself by its ID token', async () => {
    const b = new Browser(asal);
    const { isi } = await tukar(await kode(b));
    const r = await akhiri(b, {
      id_token_hint: isi.id_token ?? '',
      post_logout_redirect_uri: `${ASAL_SITUS}/`,
      state: 'abc',
    });
    expect([r.status, r.headers.get('location')?.startsWith(`${asal}/oidc/session/end?`)]).toEqual([303, true]);
    const halaman = await b.go(r.headers.get('location') ?? '');
    expect(halaman.headers.get('content-security-policy')).toContain(`form-action 'self' ${ASAL_SITUS};`);
    const html = await halaman.text();
    expect(html).toContain('keluar.js');
    const akhir = await b.go('/oidc/session/end/confirm', {
      method: 'POST',
      body: new URLSearchParams({ xsrf: /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '', logout: 'yes' }),
    });
    expect(akhir.headers.get('location')).toBe(`${ASAL_SITUS}/?state=abc`);
    expect((await b.toLogin(minta())).way.length).toBeGreaterThan(1);
    expect(
      (await fetch(`${asal}/sso/userinfo`, { headers: { authorization: `Bearer ${isi.access_token}` } })).status,
    ).toBe(401);
  });

  it('asks the person when nobody proves who he is, or proves it for somebody else', async () => {
    const b = new Browser(asal);
    await kode(b);
    const { isi } = await tukar(await kode(new Browser(asal), 'hendra'));
    const keduanya: Record<string, string>[] = [{ client_id: 'situs-uji' }, { id_token_hint: isi.id_token ?? '' }];
    for (const q of keduanya) {
      const r = await akhiri(b, q);
      const html = await (await b.go(r.headers.get('location') ?? '')).text();
      expect([html.includes('Keluar dari SINAS NK?'), html.includes('keluar.js')]).toEqual([true, false]);
    }
  });

  it.each(['https://jahat.invalid/', `${ASAL_SITUS}/lain`, '//jahat.invalid', `${ASAL_SITUS}/#x`])(
    'never to an address that is not registered: %s',
    async (post_logout_redirect_uri) => {
      const r = await akhiri(new Browser(asal), { client_id: 'situs-uji', post_logout_redirect_uri });
      expect([r.status, r.headers.get('location')]).toEqual([400, null]);
      expect((await akhiri(new Browser(asal), { post_logout_redirect_uri })).status).toBe(400);
    },
  );

  it('ends the portal’s own session only for who comes by himself, not for the link of another site', async () => {
    const b = new Browser(asal);
    await b.signIn('/auth/login', 'ratna', SANDI);
    const cookie = [...b.jar].map(([k, v]) => `${k}=${v}`).join('; ');
    // fetch sets Sec-Fetch-Mode by itself.
    const pergi = (headers: Record<string, string>) =>
      new Promise<IncomingMessage>((jadi) => get(`${asal}/sso/session/end`, { headers: { cookie, ...headers } }, jadi));
    const masuk = async () => ((await (await b.go('/api/sesi')).json()) as { data: { masuk: boolean } }).data.masuk;
    for (const lain of [{ ...PERGI, 'sec-fetch-site': 'cross-site' }, { ...PERGI, 'sec-fetch-mode': 'no-cors' }, {}]) {
      const { statusCode, headers } = await pergi(lain);
      expect([statusCode, headers['set-cookie'], await masuk()]).toEqual([303, undefined, true]);
    }
    const { headers } = await pergi(PERGI);
    expect(new URL(headers.location ?? '').searchParams.get('id_token_hint')).toMatch(/^eyJ/);
    expect([await masuk(), headers['set-cookie']?.join().startsWith('sesi=;')]).toEqual([false, true]);
  });
});

describe('a provider that hangs', () => {
  let lain: World;
  let penyedia: Server;
  beforeAll(async () => {
    const port = await portBebas();
    const issuer = `http://127.0.0.1:${port}`;
    penyedia = createServer((req, res) => {
      if (!req.url?.startsWith('/.well-known')) return;
      const alamat = {
        issuer,
        authorization_endpoint: `${issuer}/a`,
        token_endpoint: `${issuer}/t`,
        jwks_uri: `${issuer}/j`,
      };
      res.setHeader('content-type', 'application/json').end(JSON.stringify(alamat));
    });
    await new Promise<void>((jadi) => penyedia.listen(port, '127.0.0.1', jadi));
    lain = await World.open({ OIDC_ISSUER: issuer });
    await daftarSitus(lain, { client_id: 'situs-uji' });
  });
  afterAll(async () => {
    await lain.close();
    penyedia.close();
    penyedia.closeAllConnections();
  });

  it('SESI-15 GALAT-12 is given 10 seconds; then the site hears 504, code 08', async () => {
    const mulai = Date.now();
    const h = await formulir(lain.url, { grant_type: 'refresh_token', refresh_token: 'x' });
    expect([h.status, h.isi.code, h.isi.status]).toEqual([504, '08', false]);
    const detik = (Date.now() - mulai) / 1_000;
    expect(detik).toBeGreaterThan(9.9);
    expect(detik).toBeLessThan(15);
  });
  it('client keys and client tokens are the built-in provider’s alone', async () => {
    for (const jalur of ['/sso/client/jwks', '/sso/client/token'])
      expect((await lain.tamu().get(jalur)).http).toBe(404);
  });
});
