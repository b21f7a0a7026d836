import { randomBytes } from 'node:crypto';
import { ModulesContainer } from '@nestjs/core';
import { exportJWK, generateKeyPair } from 'jose';
import { PUBLIK } from '../../src/http/decorators';
import { readConfig } from '../../src/platform/config/config';
import { portBebas } from '../support/browser';
import { World } from '../support/world';

/** Issue of the attack, part 12: small things that stand open by themselves. */
const rahasia = (): string => randomBytes(32).toString('hex');
let dunia: World;
let produksi: World;
beforeAll(async () => {
  dunia = await World.open({});
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const kunci = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'uji' };
  produksi = await World.open({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://nk.contoh.go.id',
    ...Object.fromEntries(
      ['KL', 'REGISTRI', 'INAPORT', 'INTEGRASI', 'PAJAK', 'KEMENTAN', 'PNBP', 'DJBC', 'TTE', 'TSA'].map((n) => [
        `${n}_URL`,
        'https://luar.contoh.go.id',
      ]),
    ),
    PORT: String(await portBebas()),
    SMTP_URL: 'smtp://127.0.0.1:1',
    OIDC_JWKS: JSON.stringify({ keys: [kunci] }),
    OIDC_CLIENT_SECRET: rahasia(),
    DATA_SECRET: rahasia(),
    AUDIT_SECRET: rahasia(),
    SESSION_SECRET: rahasia(),
    PNBP_RAHASIA: rahasia(),
    TTE_RAHASIA: rahasia(),
  });
});
afterAll(async () => {
  await dunia.close();
  await produksi.close();
});

describe('part 12: what is open to anybody', () => {
  it('is said of single routes, never of a whole controller', () => {
    const controller = [...dunia.app.get(ModulesContainer).values()].flatMap((m) => [...m.controllers.values()]);
    expect(controller.length).toBeGreaterThan(30);
    const terbuka = controller.filter((c) => c.metatype && Reflect.hasMetadata(PUBLIK, c.metatype));
    expect(terbuka.map((c) => String(c.name))).toEqual([]);
  });
  it('is not the change of one’s own password: that needs a session and its CSRF token', async () => {
    const c = await dunia.sebagai('ratna');
    const isi = { sandi_lama: 'x', sandi_baru: 'kopi-hangat-pagi-7' };
    expect((await dunia.tamu().put('/api-prod/change-password', isi)).http).toBe(401);
    expect((await c.call('PUT', '/api-prod/change-password', isi, { 'x-csrf-token': 'keliru' })).http).toBe(403);
  });
});

describe('part 12: the origin of a change', () => {
  const dari = (w: World, origin: string) =>
    w
      .tamu()
      .post('/api-prod/checklogin', { username: 'ratna' }, { origin })
      .then((j) => j.http);
  it('behind https is the portal’s own address; http with the same name is another site', async () => {
    expect(await dari(produksi, 'https://nk.contoh.go.id')).toBe(200);
    expect(await dari(produksi, produksi.url)).toBe(403);
  });
  it('on plain http may be the address that was called, and no other', async () => {
    expect(await dari(dunia, dunia.url)).toBe(200);
    expect(await dari(dunia, 'http://localhost:1')).toBe(200);
    expect(await dari(dunia, 'http://lain.contoh')).toBe(403);
  });
});

describe('part 12: answers', () => {
  it('are never framed, and those of sign-in are not kept', async () => {
    const j = await dunia.tamu().get('/auth/login');
    expect([j.headers.get('x-frame-options'), j.headers.get('cache-control')]).toEqual(['DENY', 'no-store']);
  });
  it('of a production portal do not include its interface description', async () => {
    for (const jalur of ['/openapi.json', '/docs', '/docs-json'])
      expect((await produksi.tamu().get(jalur)).http).toBe(404);
  });
});

describe('part 12: L7 an Idempotency-Key', () => {
  it('belongs to the query, too: the same key with another one is refused', async () => {
    const c = await dunia.sebagai('dewi');
    const baca = (q: string) =>
      c.post(`/api/notifikasi/baca${q}`, {}, { 'Idempotency-Key': 'kunci-uji-baca' }).then((j) => j.http);
    expect([await baca('?x=1'), await baca('?x=1'), await baca('?x=2'), await baca('')]).toEqual([200, 200, 422, 422]);
  });
});

describe('part 12: L11 the address to listen on', () => {
  it('is loopback unless HOST names another', () => {
    const env = { DATABASE_URL: 'postgresql://x' };
    expect([readConfig(env).host, readConfig({ ...env, HOST: '0.0.0.0' }).host]).toEqual(['127.0.0.1', '0.0.0.0']);
  });
});
