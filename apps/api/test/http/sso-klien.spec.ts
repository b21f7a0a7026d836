import { createHash, randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { compactDecrypt, SignJWT, type JWTPayload } from 'jose';
import { SapuSsoService } from '../../src/modules/sso/sapu-sso.service';
import { Clock } from '../../src/platform/clock/clock';
import { portBebas } from '../support/browser';
import { ASAL_SITUS, daftarSitus, RAHASIA_SITUS } from '../support/situs';
import { World } from '../support/world';

let dunia: World;
let asal: string;
beforeAll(async () => {
  const port = await portBebas();
  asal = `http://127.0.0.1:${port}`;
  // The tests stand in for the proxy, so that callers have addresses of their own.
  dunia = await World.open({ PUBLIC_URL: asal, PORT: String(port), PROKSI_TEPERCAYA: '127.0.0.1' });
  await daftarSitus(dunia, { client_id: 'situs-uji', id_user: dunia.pengguna('bagus').id });
  await daftarSitus(dunia, { client_id: 'situs-tanpa-akun' });
});
afterAll(() => dunia.close());
afterEach(() => jest.restoreAllMocks());

interface Kunci {
  kty: string;
  k: string;
  alg: string;
  kid: string;
  exp: number;
}
const mintaKunci = (ubah: Record<string, string> = {}) =>
  dunia.tamu().call('GET', '/sso/client/jwks', undefined, {
    'x-client-id': 'situs-uji',
    authorization: `Bearer ${RAHASIA_SITUS}`,
    origin: ASAL_SITUS,
    ...ubah,
  });
async function kunci(ubah: Record<string, string> = {}): Promise<Kunci> {
  const { key } = JSON.parse((await mintaKunci(ubah)).raw.toString()) as { key: string };
  const { plaintext, protectedHeader } = await compactDecrypt(key, createHash('sha256').update(RAHASIA_SITUS).digest());
  expect([protectedHeader.alg, protectedHeader.enc]).toEqual(['dir', 'A256GCM']);
  return JSON.parse(Buffer.from(plaintext).toString()) as Kunci;
}
const kini = () => Math.floor(Date.now() / 1000);
const tandatangani = (k: Kunci, isi: JWTPayload = {}, kid = k.kid, alg = 'HS256') =>
  new SignJWT({ iss: 'situs-uji', aud: `${asal}/sso/client/token`, iat: kini(), jti: randomUUID(), ...isi })
    .setProtectedHeader({ alg, kid })
    .sign(Buffer.from(k.k, 'base64url'));
const mintaToken = (tanda: string) =>
  dunia.tamu().call('GET', '/sso/client/token', undefined, { 'x-signature': tanda });
const isiToken = (raw: Buffer) => JSON.parse(raw.toString()) as { token: string; tokenExpiresIn: number };

describe('GET /sso/client/jwks', () => {
  it('gives a key for an hour that only the secret opens; it stands encrypted in the database', async () => {
    const k = await kunci();
    expect(k).toMatchObject({ kty: 'oct', alg: 'HS256', k: expect.stringMatching(/^[\w-]{43}$/) as string });
    expect(Math.abs(k.exp - kini() - 3_600)).toBeLessThan(5);
    const baris = await dunia.db.kunciKlien.findUniqueOrThrow({ where: { kid: k.kid } });
    expect([baris.client_id, baris.kunci.includes(k.k)]).toEqual(['situs-uji', false]);
    expect((await mintaKunci()).headers.get('cache-control')).toBe('no-store');
  });

  it.each<[string, Record<string, string>]>([
    ['a wrong secret', { authorization: 'Bearer salah' }],
    ['no secret', { authorization: '' }],
    ['an Origin that is not registered', { origin: 'https://jahat.invalid' }],
    ['an Origin that only begins alike', { origin: `${ASAL_SITUS}.jahat.invalid` }],
    ['no Origin', { origin: '' }],
    ['an unknown client', { 'x-client-id': 'tidak-ada' }],
    ['the portal itself', { 'x-client-id': 'sinas-nk', authorization: 'Bearer hanya-untuk-pengembangan' }],
  ])('%s gets none, and all hear the same', async (_, ubah) => {
    const semula = await dunia.db.kunciKlien.count();
    const h = await mintaKunci(ubah);
    expect([h.http, h.error, h.code, h.message]).toEqual([
      401,
      'invalid_client',
      '04',
      'Situs tidak dikenal, atau rahasianya salah',
    ]);
    expect(await dunia.db.kunciKlien.count()).toBe(semula);
  });

  it('who guesses is held back, from his address alone', async () => {
    const dari = (ip: string, rahasia: string) =>
      mintaKunci({ authorization: `Bearer ${rahasia}`, 'x-forwarded-for': ip });
    for (let i = 0; i < 10; i += 1) expect((await dari('203.0.113.9', `tebak${i}`)).http).toBe(401);
    const h = await dari('203.0.113.9', RAHASIA_SITUS);
    expect([h.http, h.code, Number(h.headers.get('retry-after')) > 0]).toEqual([429, '07', true]);
    expect((await dari('203.0.113.10', RAHASIA_SITUS)).http).toBe(200);
  });
});

describe('GET /sso/client/token', () => {
  it('a signed request for a token of this API, with the permissions of the site’s account', async () => {
    const h = await mintaToken(await tandatangani(await kunci()));
    const { token, tokenExpiresIn } = isiToken(h.raw);
    expect([h.http, tokenExpiresIn, token.split('.').length]).toEqual([200, 600, 3]);
    const panggil = (jalur: string) => dunia.tamu().call('GET', jalur, undefined, { authorization: `Bearer ${token}` });
    expect((await panggil('/nk/v2/data-nk/rki/pengajuan')).http).toBe(200);
    expect((await panggil('/nk/v2/data-nk/rki/pengajuan-kl')).http).toBe(403);
    expect((await panggil('/sso/token/check')).data).toMatchObject({ active: true, client_id: 'situs-uji' });
    await dunia.db.pengguna.update({ where: { id: dunia.pengguna('bagus').id }, data: { aktif: false } });
    expect((await panggil('/nk/v2/data-nk/rki/pengajuan')).error).toBe('invalid_token');
    expect((await panggil('/sso/token/check')).error).toBe('invalid_token');
    expect((await mintaToken(await tandatangani(await kunci()))).http).toBe(403);
    await dunia.db.pengguna.update({ where: { id: dunia.pengguna('bagus').id }, data: { aktif: true } });
  });

  it('a signature counts once, also for ten who send it at the same moment', async () => {
    const tanda = await tandatangani(await kunci());
    const http = (await Promise.all(Array.from({ length: 10 }, () => mintaToken(tanda)))).map((h) => h.http);
    expect(http.sort()).toEqual([200, ...Array<number>(9).fill(400)]);
    const lagi = await mintaToken(tanda);
    expect([lagi.http, lagi.error]).toEqual([400, 'invalid_token']);
  });

  it('a site without an account gets none', async () => {
    const k = await kunci({ 'x-client-id': 'situs-tanpa-akun' });
    expect((await mintaToken(await tandatangani(k, { iss: 'situs-tanpa-akun' }))).http).toBe(403);
  });

  it.each<[string, (k: Kunci) => Promise<string> | string, string]>([
    ['nothing', () => '', 'invalid_token'],
    ['not a signature', () => 'a.b.c', 'invalid_token'],
    ['another key', (k) => tandatangani({ ...k, k: 'A'.repeat(43) }), 'invalid_token'],
    ['an unknown kid', (k) => tandatangani(k, {}, 'tidak-ada'), 'invalid_token'],
    ['another algorithm', (k) => tandatangani({ ...k, k: k.k.repeat(2) }, {}, k.kid, 'HS512'), 'invalid_token'],
    ['another client', (k) => tandatangani(k, { iss: 'situs-tanpa-akun' }), 'invalid_token'],
    ['another audience', (k) => tandatangani(k, { aud: `${asal}/sso/client/jwks` }), 'invalid_token'],
    ['no jti', (k) => tandatangani(k, { jti: undefined }), 'invalid_token'],
    ['no iat', (k) => tandatangani(k, { iat: undefined }), 'invalid_token'],
    ['an iat of tomorrow', (k) => tandatangani(k, { iat: kini() + 90 }), 'invalid_token'],
    ['an iat of a while ago', (k) => tandatangani(k, { iat: kini() - 90 }), 'expired_token'],
    [
      'unsigned',
      (k) =>
        `${Buffer.from(JSON.stringify({ alg: 'none', kid: k.kid })).toString('base64url')}.${Buffer.from(
          JSON.stringify({ iss: 'situs-uji', aud: `${asal}/sso/client/token`, iat: kini(), jti: 'x' }),
        ).toString('base64url')}.`,
      'invalid_token',
    ],
  ])('SESI-13 %s is refused', async (_, buat, galat) => {
    const h = await mintaToken(await buat(await kunci()));
    expect([h.http, h.status, h.code, h.error]).toEqual([400, false, '04', galat]);
  });

  it('an expired key says so; a revoked site’s key is unknown', async () => {
    const k = await kunci();
    await dunia.db.kunciKlien.update({ where: { kid: k.kid }, data: { sampai: new Date(Date.now() - 1) } });
    expect((await mintaToken(await tandatangani(k))).error).toBe('expired_token');
    await daftarSitus(dunia, { client_id: 'situs-tutup', id_user: dunia.pengguna('bagus').id });
    const t = await kunci({ 'x-client-id': 'situs-tutup' });
    await dunia.db.klienSso.update({ where: { client_id: 'situs-tutup' }, data: { dicabut: new Date() } });
    expect((await mintaToken(await tandatangani(t, { iss: 'situs-tutup' }))).error).toBe('invalid_token');
  });

  it('GALAT-11 a failure is logged, without the secret, and changes nothing for anybody signed in', async () => {
    const c = await dunia.sebagai('ratna');
    const catat = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    await mintaKunci({ authorization: 'Bearer rahasia-yang-salah' });
    const h = await c.call('GET', '/sso/client/token', undefined, { 'x-signature': 'a.b.c' });
    expect([h.http, h.headers.getSetCookie(), catat.mock.calls.length]).toEqual([400, [], 2]);
    expect(JSON.stringify(catat.mock.calls)).not.toContain('rahasia-yang-salah');
    expect((await c.get('/nk/v2/data-nk/rki/pengajuan')).http).toBe(200);
  });

  it('the hourly sweep removes keys and marks a day after their time', async () => {
    await mintaToken(await tandatangani(await kunci()));
    const jam = jest.spyOn(dunia.app.get(Clock, { strict: false }), 'now');
    jam.mockImplementation(() => new Date(Date.now() + 3_700_000));
    expect(await dunia.app.get(SapuSsoService, { strict: false }).sapu()).toBe(0);
    jam.mockImplementation(() => new Date(Date.now() + 90_100_000));
    expect(await dunia.app.get(SapuSsoService, { strict: false }).sapu()).toBeGreaterThan(1);
    expect([await dunia.db.kunciKlien.count(), await dunia.db.tandaKlien.count()]).toEqual([0, 0]);
  });
});
