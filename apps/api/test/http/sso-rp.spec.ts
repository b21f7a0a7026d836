import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as rp from 'openid-client';
import { Browser, portBebas } from '../support/browser';
import { ASAL_SITUS, BALIK, daftarSitus, lewatPenyedia, RAHASIA_SITUS } from '../support/situs';
import { tulisRing } from '../../src/platform/rahasia/ring';
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

const penemuan = (auth = rp.ClientSecretBasic(RAHASIA_SITUS)) =>
  rp.discovery(new URL(`${asal}/oidc`), 'situs-uji', RAHASIA_SITUS, auth, { execute: [rp.allowInsecureRequests] });
/** The same provider as the portal shows it under /sso. */
function muka(): Promise<rp.Configuration> {
  const config = new rp.Configuration(
    {
      issuer: `${asal}/oidc`,
      authorization_endpoint: `${asal}/sso/authorize`,
      token_endpoint: `${asal}/sso/token`,
      userinfo_endpoint: `${asal}/sso/userinfo`,
      jwks_uri: `${asal}/sso/jwks`,
      end_session_endpoint: `${asal}/sso/session/end`,
      authorization_response_iss_parameter_supported: true,
      id_token_signing_alg_values_supported: ['RS256'],
    },
    'situs-uji',
    RAHASIA_SITUS,
    rp.ClientSecretBasic(RAHASIA_SITUS),
  );
  rp.allowInsecureRequests(config);
  return Promise.resolve(config);
}

interface Masuk {
  config: rp.Configuration;
  balik: URL;
  cek: { pkceCodeVerifier: string; expectedState: string; expectedNonce: string };
}
async function pergi(config: rp.Configuration, nama = 'ratna'): Promise<Masuk> {
  const pkceCodeVerifier = rp.randomPKCECodeVerifier();
  const expectedState = randomBytes(24).toString('base64url');
  const expectedNonce = rp.randomNonce();
  const url = rp.buildAuthorizationUrl(config, {
    redirect_uri: BALIK,
    scope: 'openid organization role',
    code_challenge: await rp.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
    nonce: expectedNonce,
  });
  const balik = await lewatPenyedia(new Browser(asal), url.href, nama);
  return { config, balik, cek: { pkceCodeVerifier, expectedState, expectedNonce } };
}
const selesai = ({ config, balik, cek }: Masuk) =>
  rp.authorizationCodeGrant(config, balik, { ...cek, idTokenExpected: true });

describe.each([
  ['by discovery at the provider', penemuan],
  ['through /sso', muka],
])('a certified relying party (openid-client), %s', (_, buat) => {
  it('SESI-09 SESI-15 signs in with PKCE, state and nonce, checks the ID token, and reads the claims of its scopes', async () => {
    const m = await pergi(await buat());
    const tokens = await selesai(m);
    const klaim = tokens.claims();
    expect(klaim).toMatchObject({ iss: `${asal}/oidc`, aud: 'situs-uji', sub: dunia.pengguna('ratna').id });
    expect([klaim?.nonce, tokens.token_type, tokens.expires_in]).toEqual([m.cek.expectedNonce, 'bearer', 3600]);
    const orang = await rp.fetchUserInfo(m.config, tokens.access_token, klaim?.sub ?? '');
    expect(orang).toMatchObject({ preferred_username: 'ratna', user_role: 'PU_ADMIN' });
  });

  it('renews; a refresh token that is used again ends the whole family, the stolen and the new one', async () => {
    const { config, ...lain } = await pergi(await buat());
    const satu = await selesai({ config, ...lain });
    const dua = await rp.refreshTokenGrant(config, satu.refresh_token ?? '');
    expect(dua.refresh_token).not.toBe(satu.refresh_token);
    expect((await rp.fetchUserInfo(config, dua.access_token, rp.skipSubjectCheck)).sub).toBe(
      dunia.pengguna('ratna').id,
    );
    for (const t of [satu.refresh_token, dua.refresh_token])
      await expect(rp.refreshTokenGrant(config, t ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(rp.fetchUserInfo(config, dua.access_token, rp.skipSubjectCheck)).rejects.toThrow();
  });

  it('signs out at the provider and comes back', async () => {
    const m = await pergi(await buat());
    const { id_token } = await selesai(m);
    const url = rp.buildEndSessionUrl(m.config, {
      id_token_hint: id_token ?? '',
      post_logout_redirect_uri: ASAL_SITUS,
      state: 'selesai',
    });
    const b = new Browser(asal);
    let r = await b.go(url.href);
    if (r.status === 303) r = await b.go(r.headers.get('location') ?? '');
    const html = await r.text();
    const akhir = await b.go('/oidc/session/end/confirm', {
      method: 'POST',
      body: new URLSearchParams({ xsrf: /name="xsrf" value="([^"]+)"/.exec(html)?.[1] ?? '', logout: 'yes' }),
    });
    expect(akhir.headers.get('location')).toBe(`${ASAL_SITUS}/?state=selesai`);
  });

  it.each<[string, (m: Masuk) => Masuk]>([
    ['state', (m) => ({ ...m, cek: { ...m.cek, expectedState: 'x'.repeat(32) } })],
    ['nonce', (m) => ({ ...m, cek: { ...m.cek, expectedNonce: 'lain' } })],
    ['verifier', (m) => ({ ...m, cek: { ...m.cek, pkceCodeVerifier: rp.randomPKCECodeVerifier() } })],
    ['iss', (m) => ({ ...m, balik: ganti(m.balik, 'iss', 'https://jahat.invalid') })],
    ['code', (m) => ({ ...m, balik: ganti(m.balik, 'code', 'palsu') })],
  ])('another %s ends the sign-in', async (_nama, rusak) => {
    const m = rusak(await pergi(await buat()));
    await expect(selesai(m)).rejects.toThrow();
  });
});

const ganti = (url: URL, nama: string, nilai: string): URL => {
  const baru = new URL(url);
  baru.searchParams.set(nama, nilai);
  return baru;
};

it('the client may prove itself by form as well as by Basic', async () => {
  expect((await selesai(await pergi(await penemuan(rp.ClientSecretPost(RAHASIA_SITUS))))).access_token).toBeTruthy();
});

describe('npm run situs', () => {
  const alat = (...isi: string[]) =>
    promisify(execFile)(process.execPath, [path.resolve(__dirname, '../../../../tools/situs.mjs'), ...isi], {
      env: { ...process.env, DATABASE_URL: dunia.config.databaseUrl, DATA_SECRET: tulisRing(dunia.config.kunci.data) },
    });

  it('registers a site that signs people in at once; revoked, the provider knows it no more', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'sinas-situs-'));
    const kunci = path.join(dir, 'situs.json');
    const daftar = ['daftar', '--nama', 'Situs Baru', '--balik', BALIK, '--asal', ASAL_SITUS, '--kunci', kunci];
    await alat(...daftar);
    const { client_id, client_secret } = JSON.parse(readFileSync(kunci, 'utf8')) as Record<string, string>;
    expect(statSync(kunci).mode & 0o777).toBe(0o600);
    const baris = await dunia.db.klienSso.findUniqueOrThrow({ where: { client_id } });
    expect(JSON.stringify(baris)).not.toContain(client_secret);
    const config = await rp.discovery(new URL(`${asal}/oidc`), client_id ?? '', client_secret, undefined, {
      execute: [rp.allowInsecureRequests],
    });
    const tokens = await selesai(await pergi(config));
    expect(tokens.claims()?.aud).toBe(client_id);
    await expect(alat(...daftar)).rejects.toMatchObject({ code: 1 });
    await alat('cabut', client_id ?? '');
    await expect(rp.refreshTokenGrant(config, tokens.refresh_token ?? '')).rejects.toMatchObject({ status: 401 });
    rmSync(dir, { recursive: true });
  });

  it.each([
    ['an address without https', '--balik', 'http://situs.contoh.invalid/balik'],
    ['an address with a fragment', '--balik', `${BALIK}#x`],
    ['an origin with a path', '--asal', `${ASAL_SITUS}/x`],
    ['an unknown scope', '--lingkup', 'semua'],
    ['an unknown account', '--akun', 'tidak-ada'],
  ])('refuses %s in a sentence', async (_, nama, nilai) => {
    const galat = alat('daftar', '--nama', 'X', '--balik', BALIK, '--kunci', '/tidak-ada/x.json', nama, nilai);
    await expect(galat).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^(Alamat|Asal|Lingkup|Akun) /) as string,
    });
  });
});
