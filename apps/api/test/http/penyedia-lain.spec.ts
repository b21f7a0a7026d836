import { Clock } from '../../src/platform/clock/clock';
import { Browser } from '../support/browser';
import { Client } from '../support/client';
import { KotakSurel } from '../support/kotak-surel';
import { PenyediaLuar } from '../support/penyedia-luar';
import { SANDI, type World } from '../support/world';

let luar: PenyediaLuar;
let dunia: World;
let asal: string;
let issuer: string;

beforeAll(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  luar = await PenyediaLuar.buka();
  ({ portal: asal, issuer } = luar);
  dunia = await luar.dunia();
  const kotak = new KotakSurel(dunia);
  for (const [nama, beranda] of [
    ['ratna', '/neraca-komoditas'],
    ['dewi', '/konsol/'],
  ]) {
    await dunia.tamu().post('/api/akun/tautan', { username: nama });
    expect((await luar.tautkan(await kotak.token(), nama ?? '')).akhir).toBe(beranda);
    await kotak.kirim();
  }
});
afterAll(async () => {
  await dunia.close();
  luar.tutup();
});

describe('another identity provider, by configuration alone', () => {
  it('an account that its owner has bound is opened, the built-in provider is not there', async () => {
    const { browser, akhir } = await luar.masuk('ratna');
    expect(akhir).toBe('/pengajuan');
    const c = await Client.open(asal, browser.jar.get('sesi') ?? '');
    expect((await c.get('/api/sesi')).data.pengguna.username).toBe('ratna');
    expect((await c.get('/nk/v2/data-nk/rki/pengajuan')).http).toBe(200);
    expect((await dunia.tamu().get('/oidc/.well-known/openid-configuration')).http).toBe(404);
  });
  it('no password of ours signs anybody in', async () => {
    expect(await dunia.tamu().post('/api-prod/login', { username: 'ratna', password: SANDI })).toMatchObject({
      message: 'Masuk lewat halaman SSO. Kata sandi tidak dapat dipakai di sini',
      data: null,
    });
  });
  it('an identity that the portal does not know gets no session, and a page that offers to bind it', async () => {
    const { browser, akhir } = await luar.masuk('tak-dikenal');
    expect(akhir).toBe('/tautkan?sebab=belum');
    expect(browser.jar.get('sesi')).toBeUndefined();
  });
});

describe('part 11: an officer at another provider', () => {
  it('who was let in by an earlier sign-in there proves himself again, by prompt=login; a company’s user does not', async () => {
    for (const [nama, asked] of [
      ['dewi', true],
      ['ratna', false],
    ] as const) {
      const { browser } = await luar.masuk(nama);
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
  async function sesiNeraca(sebagai = 'ratna', status = 200): Promise<Browser> {
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
    const balik = new URL(await luar.lewat(b, data.url, sebagai));
    const r = await b.go(`/api-prod/token${balik.search}`);
    expect(r.status).toBe(status);
    if (status === 401)
      expect(((await r.json()) as { message: string }).message).toBe(
        'Akun penyedia identitas ini belum ditautkan ke akun SINAS NK',
      );
    return b;
  }

  it('SESI-10 the page exchanges the code of that provider for a session', async () => {
    const c = await Client.open(asal, (await sesiNeraca()).jar.get('sesi') ?? '');
    expect((await c.get('/nk/v2/data-nk/rki/pengajuan')).http).toBe(200);
  });

  it('an identity that is not bound is told so, in words, and gets no session', async () => {
    expect((await sesiNeraca('tak-dikenal', 401)).jar.get('sesi')).toBeUndefined();
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

describe('proof before an act, with another provider (issue 11 part 3)', () => {
  const undang = (c: Client, isi: object) =>
    c.post('/api/v3/user', { fullname: 'Rekan', email: 'rekan.lain@contoh.invalid', peran: 'PU_ADMIN', ...isi });

  it('no password of ours counts: who acts signs in there again, now, as the same person', async () => {
    const { browser } = await luar.masuk('ratna');
    const c = await Client.open(asal, browser.jar.get('sesi') ?? '');
    expect((await c.post('/api/bukti/tantangan', { keperluan: 'undang' })).data.cara).toEqual(['penyedia']);
    const sandi = await undang(c, { sandi: SANDI });
    expect([sandi.http, sandi.errors?.[0]?.path]).toEqual([422, 'bukti']);
    expect((await c.post('/api/bukti', { keperluan: 'undang', cara: 'sandi', sandi: SANDI })).http).toBe(422);
    expect((await c.post('/api/bukti', { keperluan: 'undang', cara: 'penyedia' })).http).toBe(422);
    expect((await c.post('/api/faktor/totp', { sandi: SANDI })).http).toBe(403);
    const mulai = '/auth/bukti?keperluan=undang&kembali=%2Fpengguna';
    const lupa = (): void => ['_session', '_session.sig'].forEach((k) => browser.jar.delete(k));
    lupa();
    expect(await luar.lewat(browser, mulai, 'bagus')).toBe('/pengguna#bukti=gagal');
    lupa();
    const bukti = /#bukti=([\w-]{43})$/.exec(await luar.lewat(browser, mulai, 'ratna'))?.[1];
    expect((await undang(c, { bukti })).http).toBe(201);
  });
});
