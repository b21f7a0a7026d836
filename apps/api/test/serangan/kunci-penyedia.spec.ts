import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify, type JWK } from 'jose';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from '../../src/http/create-app';
import { readConfig } from '../../src/platform/config/config';
import { Browser, portBebas } from '../support/browser';
import { daftarSitus, kodeSitus, otorisasi, tanpaHalaman, tukarKode } from '../support/situs';
import { World } from '../support/world';

/** Issue of the attack, part 8: cookies and tokens of the identity provider outlive a change of their keys. */
const rahasia = (): string => randomBytes(32).toString('base64url');
const kunciTanda = (kid: string): JWK => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid,
  use: 'sig',
  alg: 'RS256',
});
const [lama, baru] = [rahasia(), rahasia()];
const [tandaLama, tandaBaru] = [kunciTanda('tanda-1'), kunciTanda('tanda-2')];
const jwks = (...keys: JWK[]): string => JSON.stringify({ keys });

/** The database and its people; the portal under test is started anew on the same address, with other keys. */
let dunia: World;
let alamat: string;
let port: number;
let portal: NestExpressApplication | null = null;

async function mulai(env: Record<string, string>): Promise<void> {
  await portal?.close();
  const { databaseUrl, storage } = dunia.config;
  const dasar = { DATABASE_URL: databaseUrl, BERKAS_DIR: storage.dir, PUBLIC_URL: alamat, PORT: String(port) };
  portal = await createApp(readConfig({ ...dasar, WEB_DIST: '/none', ADMIN_DIST: '/none', ...env }));
  await portal.listen(port, '127.0.0.1');
}
beforeEach(async () => {
  port = await portBebas();
  alamat = `http://127.0.0.1:${port}`;
  dunia = await World.open({ PUBLIC_URL: alamat, SESSION_SECRET: lama });
  await daftarSitus(dunia, { client_id: 'situs-uji' });
  await mulai({ SESSION_SECRET: lama, OIDC_JWKS: jwks(tandaLama) });
});
afterEach(async () => {
  await portal?.close();
  portal = null;
  await dunia.close();
});

describe('part 8: SESSION keys in a ring', () => {
  it('a browser that signed in under the old key stays signed in while it is in the ring, and not afterwards', async () => {
    const b = new Browser(alamat);
    await kodeSitus(alamat, b);
    await mulai({ SESSION_SECRET: `k2:${baru},k1:${lama}`, OIDC_JWKS: jwks(tandaLama) });
    expect((await tanpaHalaman(b, alamat + otorisasi())).searchParams.get('code')).toBeTruthy();
    const dilupakan = new Browser(alamat);
    await kodeSitus(alamat, dilupakan); // its cookies are signed with the new key
    await mulai({ SESSION_SECRET: `k2:${baru}`, OIDC_JWKS: jwks(tandaLama) });
    expect((await tanpaHalaman(dilupakan, alamat + otorisasi())).searchParams.get('code')).toBeTruthy();
  });

  it('a cookie under a key that left the ring signs nobody in', async () => {
    const b = new Browser(alamat);
    await kodeSitus(alamat, b);
    await mulai({ SESSION_SECRET: `k2:${baru}`, OIDC_JWKS: jwks(tandaLama) });
    const diam = await tanpaHalaman(b, alamat + otorisasi({ prompt: 'none' }));
    expect([diam.searchParams.get('error'), diam.searchParams.get('code')]).toEqual(['login_required', null]);
  });
});

describe('part 8: signing keys of the built-in provider', () => {
  const idToken = async (): Promise<string> => {
    const { status, isi } = await tukarKode(alamat, await kodeSitus(alamat));
    expect(status).toBe(200);
    return isi.id_token ?? '';
  };
  const diterbitkan = async () => {
    const r = await fetch(`${alamat}/oidc/jwks`);
    return (await r.json()) as { keys: JWK[] };
  };
  const dipercaya = async (token: string): Promise<boolean> =>
    jwtVerify(token, createLocalJWKSet(await diterbitkan())).then(
      () => true,
      () => false,
    );

  it('the first one signs, all are published: tokens of the old key hold until it goes', async () => {
    const satu = await idToken();
    await mulai({ SESSION_SECRET: lama, OIDC_JWKS: jwks(tandaLama, tandaBaru) });
    const dua = await idToken();
    expect(decodeProtectedHeader(dua).kid).toBe('tanda-1');
    expect((await diterbitkan()).keys.map((k) => k.kid).sort()).toEqual(['tanda-1', 'tanda-2']);
    await mulai({ SESSION_SECRET: lama, OIDC_JWKS: jwks(tandaBaru, tandaLama) });
    const tiga = await idToken();
    expect(decodeProtectedHeader(tiga).kid).toBe('tanda-2');
    expect(await Promise.all([satu, dua, tiga].map(dipercaya))).toEqual([true, true, true]);
    await mulai({ SESSION_SECRET: lama, OIDC_JWKS: jwks(tandaBaru) });
    expect(await Promise.all([satu, dua, tiga].map(dipercaya))).toEqual([false, false, true]);
    expect((await diterbitkan()).keys.some((k) => 'd' in k)).toBe(false);
  });
});
