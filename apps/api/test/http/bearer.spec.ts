import { generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { SignJWT, type JWTPayload } from 'jose';
import { Clock } from '../../src/platform/clock/clock';
import { kirim, PERTEK } from '../support/berkas';
import { Browser, portBebas } from '../support/browser';
import { Client } from '../support/client';
import { SANDI, World } from '../support/world';

const kunci = (kid: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const lain = { use: 'sig', alg: 'RS256', kid };
  return {
    privateKey,
    publik: { ...publicKey.export({ format: 'jwk' }), ...lain },
    rahasia: { ...privateKey.export({ format: 'jwk' }), ...lain },
  };
};
const penyedia = kunci('penyedia');
const mesin = kunci('mesin');

let dunia: World;
let asal: string;
beforeAll(async () => {
  const port = await portBebas();
  asal = `http://127.0.0.1:${port}`;
  dunia = await World.open({
    PUBLIC_URL: asal,
    PORT: String(port),
    OIDC_JWKS: JSON.stringify({ keys: [penyedia.rahasia] }),
  });
  for (const [client_id, nama] of Object.entries({ 'mesin-nusa': 'bagus', 'mesin-pipa': 'hendra' }))
    await dunia.db.klienMesin.create({
      data: { client_id, nama: client_id, jwk: mesin.publik, id_user: dunia.pengguna(nama).id },
    });
});
afterAll(() => dunia.close());

const tandaTangan = (isi: JWTPayload, kunciPrivat: KeyObject, kid: string, umur = '5m'): Promise<string> =>
  new SignJWT(isi).setProtectedHeader({ alg: 'RS256', kid }).setIssuedAt().setExpirationTime(umur).sign(kunciPrivat);

/** Asks the token endpoint as a program does: signed with its own key. */
async function mintaToken(clientId: string, kunciPrivat = mesin.privateKey): Promise<Record<string, unknown>> {
  const assertion = await tandaTangan(
    { iss: clientId, sub: clientId, aud: `${asal}/oidc`, jti: randomUUID() },
    kunciPrivat,
    'mesin',
  );
  const jawaban = await fetch(`${asal}/oidc/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
    }),
  });
  return (await jawaban.json()) as Record<string, unknown>;
}
const denganToken = (token: string) => ({
  call: (method: string, jalur: string, body?: unknown) =>
    dunia.tamu().call(method, jalur, body, { authorization: `Bearer ${token}` }),
});
const tokenPenyedia = (isi: JWTPayload, umur = '5m') =>
  tandaTangan(
    { iss: `${asal}/oidc`, aud: `${asal}/nk`, client_id: 'mesin-nusa', ...isi },
    penyedia.privateKey,
    'penyedia',
    umur,
  );
const daftar = '/nk/v2/data-nk/rki/pengajuan?page=1&limit=10';

describe('machine callers by bearer token', () => {
  it('a program signs in with its own key and files with the permissions of its account, no CSRF token asked', async () => {
    const jawaban = await mintaToken('mesin-nusa');
    expect(jawaban).toMatchObject({ token_type: 'Bearer', expires_in: 600 });
    const c = denganToken(String(jawaban.access_token));
    const buat = await c.call('POST', '/nk/v2/data-nk', { kd_rekom: '07', kd_komoditas: '0142' });
    expect([buat.http, buat.code]).toEqual([201, '01']);
    const baris = await dunia.db.pengajuan.findUniqueOrThrow({ where: { no_aju: buat.data.noAju as string } });
    expect(baris).toMatchObject({
      id_organisasi: dunia.organisasi('nusa').id,
      dibuat_oleh: dunia.pengguna('bagus').id,
    });
    expect((await c.call('GET', '/nk/v2/data-nk/rki/pengajuan-kl?page=1&limit=10')).http).toBe(403);
  });

  it('is scoped like a session: another firm’s file is not there', async () => {
    const berkas = await kirim(await dunia.sebagai('ratna'), PERTEK);
    const lain = denganToken(String((await mintaToken('mesin-pipa')).access_token));
    const jawaban = await lain.call('GET', `/nk/v2/data-nk/get?id_nk=${berkas.idNk}`);
    expect([jawaban.http, jawaban.raw.includes(berkas.noAju)]).toEqual([404, false]);
    const sendiri = denganToken(String((await mintaToken('mesin-nusa')).access_token));
    expect((await sendiri.call('GET', `/nk/v2/data-nk/get?id_nk=${berkas.idNk}`)).data.noAju).toBe(berkas.noAju);
  });

  it('a key that was not registered gets no token', async () => {
    const asing = kunci('mesin');
    expect(await mintaToken('mesin-nusa', asing.privateKey)).toMatchObject({ error: 'invalid_client' });
    expect(await mintaToken('mesin-tak-dikenal')).toMatchObject({ error: 'invalid_client' });
  });

  it('SESI-13 an expired token answers 400 expired_token, a broken or foreign one 400 invalid_token', async () => {
    const asing = kunci('penyedia');
    const ditolak = async (token: string) => {
      const h = await denganToken(token).call('GET', daftar);
      return [h.http, h.status, h.code, h.error, h.data];
    };
    const salah = [400, false, '04', 'invalid_token', null];
    expect(await ditolak(await tokenPenyedia({}, '-1s'))).toEqual([400, false, '04', 'expired_token', null]);
    expect(await ditolak('satu-segmen')).toEqual(salah);
    expect(await ditolak('a.b')).toEqual(salah);
    expect(await ditolak('a.b.c.d')).toEqual(salah);
    expect(await ditolak(await tokenPenyedia({ aud: 'https://lain.example' }))).toEqual(salah);
    expect(await ditolak(await tokenPenyedia({ iss: 'https://lain.example' }))).toEqual(salah);
    expect(await ditolak(await tokenPenyedia({ client_id: 'mesin-tak-dikenal' }))).toEqual(salah);
    const palsu = { iss: `${asal}/oidc`, aud: `${asal}/nk`, client_id: 'mesin-nusa' };
    expect(await ditolak(await tandaTangan(palsu, asing.privateKey, 'penyedia'))).toEqual(salah);
    const tanpaTanda = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ ...palsu, exp: 4e9 })).toString('base64url')}.`;
    expect(await ditolak(tanpaTanda)).toEqual(salah);
    expect((await denganToken(await tokenPenyedia({})).call('GET', daftar)).http).toBe(200);
  });

  it('closing the program or its account shuts its tokens out at once', async () => {
    const token = String((await mintaToken('mesin-pipa')).access_token);
    expect((await denganToken(token).call('GET', daftar)).http).toBe(200);
    await dunia.db.klienMesin.update({ where: { client_id: 'mesin-pipa' }, data: { dicabut: new Date() } });
    expect((await denganToken(token).call('GET', daftar)).error).toBe('invalid_token');
    expect(await mintaToken('mesin-pipa')).toMatchObject({ error: 'invalid_client' });
  });
});

describe('SESI-08 the provider’s token behind a session', () => {
  async function masuk(): Promise<Client> {
    const b = new Browser(asal);
    await b.signIn('/auth/login', 'ratna', SANDI);
    return Client.open(asal, b.jar.get('sesi') ?? '');
  }
  const jamMaju = (ms: number) =>
    jest.spyOn(dunia.app.get(Clock, { strict: false }), 'now').mockImplementation(() => new Date(Date.now() + ms));
  afterEach(() => jest.restoreAllMocks());

  it('past its time: 400 expired_token; one renewal, and the same call answers', async () => {
    const c = await masuk();
    jamMaju(3_700_000);
    const ditolak = await c.get(daftar);
    expect([ditolak.http, ditolak.code, ditolak.error]).toEqual([400, '04', 'expired_token']);
    expect((await c.put('/auth/segarkan')).http).toBe(200);
    expect((await c.get(daftar)).http).toBe(200);
  });

  it('a link to a file, which cannot repeat itself, is renewed on the way', async () => {
    const c = await masuk();
    const dok = await dunia.db.dokumen.findFirstOrThrow({
      where: { status: 'READY', id_organisasi: dunia.organisasi('nusa').id },
    });
    jamMaju(3_700_000);
    expect((await c.get(`/berkas/${dok.id}`)).http).toBe(200);
    expect((await c.get(daftar)).http).toBe(200);
  });

  it('that cannot be renewed any more ends the session, once and for good', async () => {
    const c = await masuk();
    await dunia.db.providerState.deleteMany({ where: { model: 'RefreshToken' } });
    jamMaju(3_700_000);
    expect((await c.put('/auth/segarkan')).http).toBe(401);
    expect((await c.get(daftar)).http).toBe(401);
  });

  it('a refresh token that is used a second time takes the whole family with it', async () => {
    const c = await masuk();
    const sesi = () =>
      dunia.db.sesi.findFirstOrThrow({ where: { id_user: dunia.pengguna('ratna').id }, orderBy: { dibuat: 'desc' } });
    const lama = (await sesi()).refresh_token ?? '';
    jamMaju(3_700_000);
    expect((await c.put('/auth/segarkan')).http).toBe(200);
    const baru = (await sesi()).refresh_token ?? '';
    expect([lama === '', baru === '', lama === baru]).toEqual([false, false, false]);
    const pakai = async (refresh_token: string) => {
      const { clientId, clientSecret } = dunia.config.oidc;
      const jawaban = await fetch(`${asal}/oidc/token`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token }),
      });
      return ((await jawaban.json()) as { error?: string }).error ?? 'diterima';
    };
    expect(await pakai(lama)).toBe('invalid_grant');
    expect(await pakai(baru)).toBe('invalid_grant');
  });

  it('a session without tokens of a provider is not asked for them', async () => {
    const c = await dunia.sebagai('ratna');
    jamMaju(3_700_000);
    expect((await c.get(daftar)).http).toBe(200);
  });
});
