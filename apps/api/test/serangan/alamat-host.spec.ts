import { randomBytes, createHash } from 'node:crypto';
import { request } from 'node:http';
import { KotakSurel } from '../support/kotak-surel';
import { World } from '../support/world';

/** Issue of the attack, part 13: what a caller says the portal is called appears nowhere. */
const PORTAL = 'https://portal.contoh.invalid';
const JAHAT = 'jahat.invalid';
const KEPALA = {
  host: JAHAT,
  'x-forwarded-host': JAHAT,
  'x-forwarded-proto': 'http',
  'x-forwarded-port': '1337',
  'x-original-host': JAHAT,
  'x-host': JAHAT,
  forwarded: `host=${JAHAT};proto=http`,
};
let dunia: World;
let percaya: World;
beforeAll(async () => {
  dunia = await World.open({ PUBLIC_URL: PORTAL });
  percaya = await World.open({ PUBLIC_URL: PORTAL, PROKSI_TEPERCAYA: '127.0.0.1' });
});
afterAll(async () => {
  await dunia.close();
  await percaya.close();
});

interface Jawab {
  http: number;
  lokasi: string;
  kuki: string[];
  semua: string;
}
/** Not by `fetch`, which lets nobody choose Host. */
function minta(w: World, jalur: string, kepala: object = KEPALA, metode = 'GET', badan = ''): Promise<Jawab> {
  return new Promise((selesai, gagal) => {
    const r = request(w.url + jalur, { method: metode, headers: { ...kepala } }, (res) => {
      const bagian: Buffer[] = [];
      res.on('data', (b: Buffer) => bagian.push(b));
      res.on('end', () => {
        const isi = Buffer.concat(bagian).toString();
        const lokasi = res.headers.location ?? '';
        selesai({
          http: res.statusCode ?? 0,
          lokasi,
          kuki: res.headers['set-cookie'] ?? [],
          semua: `${JSON.stringify(res.headers)}\n${isi}`,
        });
      });
    });
    r.on('error', gagal);
    r.end(badan);
  });
}
const DUA: [string, () => World][] = [
  ['no proxy trusted', () => dunia],
  ['a proxy trusted', () => percaya],
];
const kodePkce = createHash('sha256').update('x'.repeat(43)).digest('base64url');
const mulai = (w: World): string =>
  `/oidc/auth?${new URLSearchParams({
    client_id: w.config.oidc.clientId,
    response_type: 'code',
    redirect_uri: `${PORTAL}/auth/callback`,
    scope: 'openid',
    state: randomBytes(16).toString('hex'),
    nonce: 'n',
    code_challenge: kodePkce,
    code_challenge_method: 'S256',
  }).toString()}`;

describe.each(DUA)('part 13: a hostile Host, X-Forwarded-Host, X-Forwarded-Proto or Forwarded, with %s', (_, pilih) => {
  it('discovery names the portal as the operator has set it', async () => {
    const h = await minta(pilih(), '/oidc/.well-known/openid-configuration');
    const isi = JSON.parse(h.semua.slice(h.semua.indexOf('\n') + 1)) as Record<string, string>;
    expect(h.http).toBe(200);
    expect([isi.issuer, isi.authorization_endpoint, isi.token_endpoint, isi.jwks_uri]).toEqual([
      `${PORTAL}/oidc`,
      `${PORTAL}/oidc/auth`,
      `${PORTAL}/oidc/token`,
      `${PORTAL}/oidc/jwks`,
    ]);
    expect(h.semua).not.toMatch(/jahat|1337|http:\/\//);
  });

  it('the way through a sign-in stays on the portal, and its cookies are Secure and of this host alone', async () => {
    const w = pilih();
    const awal = await minta(w, mulai(w));
    expect([awal.http, awal.lokasi.startsWith('/oidc/masuk/')]).toEqual([303, true]);
    expect(awal.kuki.length).toBeGreaterThan(0);
    for (const k of awal.kuki) {
      expect(k.toLowerCase()).toMatch(/; secure/);
      expect(k).toMatch(/^(__Secure-op-(masuk|lanjut)|__Host-op-sesi(?=[^;]*; path=\/; ))/);
    }
    const halaman = await minta(w, awal.lokasi, {
      ...KEPALA,
      cookie: awal.kuki.map((k) => k.split(';')[0]).join('; '),
    });
    expect(halaman.http).toBeLessThan(400);
    expect(awal.semua + halaman.semua).not.toContain(JAHAT);
  });

  it.each([
    '/auth/login',
    '/auth/login?return=//jahat-lain.invalid/',
    '/oidc/session/end',
    '/oidc/auth?client_id=tidak-ada',
    '/oidc/tidak-ada',
    '/sso/authorize?client_id=tidak-ada',
    '/api/sesi',
    '/api/tidak-ada',
    '/openapi.json',
    '/',
    '/welcome',
  ])('%s: neither in a header nor in the answer', async (jalur) => {
    const h = await minta(pilih(), jalur);
    expect(h.semua).not.toContain(JAHAT);
    expect(h.lokasi).not.toMatch(/jahat-lain/);
  });
});

it('part 13: a mail leads to the portal, whatever host it was asked for under', async () => {
  const kotak = new KotakSurel(dunia);
  const badan = JSON.stringify({ username: 'ratna' });
  const h = await minta(
    dunia,
    '/api-prod/user/forget-password',
    { ...KEPALA, 'content-type': 'application/json' },
    'POST',
    badan,
  );
  expect(h.http).toBeLessThan(300);
  const [surat] = await kotak.kirim();
  expect(surat?.tombol?.url.startsWith(`${PORTAL}/`)).toBe(true);
  expect(JSON.stringify(surat)).not.toContain(JAHAT);
});
