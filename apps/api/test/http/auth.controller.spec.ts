import { Browser, portBebas } from '../support/browser';
import { SANDI, World } from '../support/world';

let dunia: World;
let asal: string;
beforeAll(async () => {
  const port = await portBebas();
  asal = `http://127.0.0.1:${port}`;
  dunia = await World.open({ PUBLIC_URL: asal, PORT: String(port) });
});
afterAll(() => dunia.close());

const parameter = (way: string[], bagian: string) =>
  new URL(way.find((w) => w.includes(bagian)) ?? 'http://x', asal).searchParams;

describe('sign-in', () => {
  it('SESI-09 RUTE-10 RUTE-12 authorization code with PKCE S256, state of 32 characters, and back to the path', async () => {
    const b = new Browser(asal);
    const { end, way } = await b.signIn('/auth/login?kembali=/pengajuan?page=2', 'ratna', SANDI);
    const q = parameter(way, '/oidc/auth');
    expect([
      q.get('code_challenge_method'),
      q.get('response_type'),
      q.get('state')?.length,
      q.get('code_challenge')?.length,
    ]).toEqual(['S256', 'code', 32, 43]);
    const kembali = parameter(way, '/auth/callback');
    expect([kembali.get('iss'), kembali.get('state'), !!kembali.get('code')]).toEqual([
      `${asal}/oidc`,
      q.get('state'),
      true,
    ]);
    expect(end).toBe('/pengajuan?page=2');
  });
  it('SESI-12 asks for the fixed list of scopes', async () => {
    const { way } = await new Browser(asal).toLogin('/auth/login');
    expect(parameter(way, '/oidc/auth').get('scope')).toBe(
      'openid organization role integration_access notification tracking menu_acl dashboard',
    );
  });
  it('RUTE-11 passes the hints on', async () => {
    const { way } = await new Browser(asal).toLogin('/auth/login?login_hint=ratna');
    expect(parameter(way, '/oidc/auth').get('login_hint')).toBe('ratna');
  });
  it('somebody else at the same browser signs in, and is himself: the one before him is out at the provider', async () => {
    const b = new Browser(asal);
    await b.signIn('/auth/login', 'bagus', SANDI);
    const url = new URL((await new Browser(asal).toLogin('/auth/login')).way[0] ?? '', asal);
    url.searchParams.set('prompt', 'login');
    const { end, way } = await b.signIn(url.href, 'ratna', SANDI);
    // The flow's cookie is another browser's, so it ends at the door of the portal, as ratna's code.
    expect([end, way.some((w) => w.includes('/auth/callback?code='))]).toEqual(['/unauthorized?sebab=masuk', true]);
    const sesi = await dunia.db.providerState.findMany({ where: { model: 'Session' } });
    const milik = sesi.map((r) => (r.muatan as { accountId?: string }).accountId);
    expect([milik.includes(dunia.pengguna('ratna').id), milik.includes(dunia.pengguna('bagus').id)]).toEqual([
      true,
      false,
    ]);
  });

  it('SESI-01 SESI-02 SESI-03 SESI-04 SESI-06 SESI-10 SESI-16 the session carries user info and menu, for 30 days, and no token reaches the browser', async () => {
    const b = new Browser(asal);
    const { response } = await b.signIn('/auth/login', 'ratna', SANDI);
    expect(response.headers.getSetCookie().find((c) => c.startsWith('sesi='))).toMatch(
      /Max-Age=2592000;.*HttpOnly; SameSite=Lax/,
    );
    const teks = await (await b.go('/api/sesi')).text();
    const { data } = JSON.parse(teks) as { data: { pengguna: Record<string, unknown>; menu: unknown[] } };
    for (const k of [
      'login_type',
      'username',
      'email',
      'mobile_number',
      'id_user',
      'fullname',
      'nik',
      'position',
      'employee_number',
      'address',
      'id_organization',
      'id_nib',
      'nib',
      'api_code',
      'npwp',
      'kswp_validity',
      'admin_flag',
      'isbranch',
      'user_role',
      'default_home',
      'name_role',
      'level_role',
      'kd_ga',
      'kd_detail_ga',
      'kd_level_ga',
      'data_ga',
    ])
      expect(data.pengguna).toHaveProperty(k);
    expect(data.pengguna.peran).toMatchObject({ id: 11, kode: 'PU_ADMIN', level: 8, main_uri: '/neraca-komoditas' });
    expect(data.menu.length).toBeGreaterThan(0);
    expect(teks).not.toMatch(/eyJ|access_token|refresh_token|id_token/);
    const baris = await dunia.db.sesi.findFirstOrThrow({ where: { id_user: dunia.pengguna('ratna').id } });
    expect([!!baris.access_token, !!baris.refresh_token, !!baris.id_token]).toEqual([true, true, true]);
  });
  it('wrong passwords and unknown names get the same words; too many are held back', async () => {
    const b = new Browser(asal);
    const { action } = await b.toLogin('/auth/login');
    const coba = (username: string, password: string) =>
      b.go(action, {
        method: 'POST',
        body: new URLSearchParams({ username, password }),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const [salah, asing] = [await coba('bagus', 'salah'), await coba('tidak.ada', 'salah')];
    expect([salah.status, asing.status]).toEqual([401, 401]);
    const tanpaNama = (t: string) => t.replace(/(name="username"[^>]*) value="[^"]*"/, '$1');
    expect(tanpaNama(await salah.text())).toBe(tanpaNama(await asing.text()));
    for (let i = 0; i < 10; i += 1) await coba('bagus', 'salah');
    expect((await coba('bagus', SANDI)).status).toBe(429);
  });
});

describe('a sign-in that is not ours', () => {
  const panggilBalik = async (ubah: (u: URL) => void, b = new Browser(asal)) => {
    const { way } = await b.signIn('/auth/login', 'ratna', SANDI);
    const u = new URL(way.find((w) => w.includes('/auth/callback')) ?? '', asal);
    const lagi = new Browser(asal);
    const mulai = await lagi.toLogin('/auth/login');
    u.searchParams.set('state', parameter(mulai.way, '/oidc/auth').get('state') ?? '');
    ubah(u);
    const r = await lagi.go(u.href);
    return { r, masuk: ((await (await lagi.go('/api/sesi')).json()) as { data: { masuk: boolean } }).data.masuk };
  };
  it.each<[string, (u: URL) => void]>([
    ['RUTE-12 a wrong iss', (u) => u.searchParams.set('iss', 'https://jahat.invalid')],
    ['RUTE-12 a wrong state', (u) => u.searchParams.set('state', 'x'.repeat(32))],
    ['a code of another verifier', () => undefined],
    ['an invented code', (u) => u.searchParams.set('code', 'palsu')],
  ])('%s is refused and leaves no session (SESI-11, GALAT-10)', async (_, ubah) => {
    const { r, masuk } = await panggilBalik(ubah);
    expect([r.status, r.headers.get('location'), masuk]).toEqual([303, '/unauthorized?sebab=masuk', false]);
  });
  it('a state is good once', async () => {
    const b = new Browser(asal);
    const { way } = await b.signIn('/auth/login', 'ratna', SANDI);
    const r = await b.go(way.find((w) => w.includes('/auth/callback')) ?? '');
    expect(r.headers.get('location')).toBe('/unauthorized?sebab=masuk');
  });
  it('SESI-11 an account whose menu cannot be loaded gets no session', async () => {
    await dunia.db.menuAcl.createMany({
      data: (await dunia.db.menu.findMany()).map((m) => ({
        id_menu: m.id,
        id_user: dunia.pengguna('sari').id,
        tampil: false,
      })),
    });
    const b = new Browser(asal);
    const { end } = await b.signIn('/auth/login', 'sari', SANDI);
    expect(end).toBe('/unauthorized?sebab=masuk');
    expect(b.jar.has('sesi')).toBe(false);
  });
  it.each(['//jahat.invalid', '/\\jahat.invalid', 'https://jahat.invalid', '/\t/jahat.invalid', 'javascript:alert(1)'])(
    'RUTE-10 the way back %s stays in this origin',
    async (kembali) => {
      const { end } = await new Browser(asal).signIn(
        `/auth/login?kembali=${encodeURIComponent(kembali)}`,
        'ratna',
        SANDI,
      );
      expect(end).toBe('/neraca-komoditas');
    },
  );
});

describe('sign-out and refresh', () => {
  it('RUTE-14 SESI-07 ends the session and returns to the origin, with pertek or rkt-npp appended', async () => {
    for (const [path, akhir] of [
      ['/pengajuan/1', '/'],
      ['/pertek/baru', '/pertek'],
      ['/rkt-npp/x', '/rkt-npp'],
    ]) {
      const c = await dunia.sebagai('bagus');
      const b = new Browser(asal);
      await b.signIn('/auth/login', 'hendra', SANDI);
      const csrf = ((await (await b.go('/api/sesi')).json()) as { data: { csrf: string } }).data.csrf;
      const r = await b.go('/auth/logout', {
        method: 'POST',
        body: JSON.stringify({ path }),
        headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
      });
      const { tujuan } = ((await r.json()) as { data: { tujuan: string } }).data;
      expect(new URL(tujuan).searchParams.get('post_logout_redirect_uri')).toBe(`${asal}${akhir}`);
      expect(r.headers.get('clear-site-data')).toBe('"storage"');
      expect(((await (await b.go('/api/sesi')).json()) as { data: { masuk: boolean } }).data.masuk).toBe(false);
      expect((await c.get('/api/sesi')).data.masuk).toBe(true);
    }
  });
  it('SESI-15 refreshing uses the refresh token once, however many ask; a refused one ends the session', async () => {
    const b = new Browser(asal);
    await b.signIn('/auth/login', 'ratna', SANDI);
    const csrf = ((await (await b.go('/api/sesi')).json()) as { data: { csrf: string } }).data.csrf;
    const segar = () => b.go('/auth/segarkan', { method: 'PUT', headers: { 'x-csrf-token': csrf } });
    await dunia.db.sesi.updateMany({
      where: { id_user: dunia.pengguna('ratna').id },
      data: { token_sampai: new Date() },
    });
    expect((await Promise.all([segar(), segar(), segar()])).map((r) => r.status)).toEqual([200, 200, 200]);
    await dunia.db.sesi.updateMany({
      where: { id_user: dunia.pengguna('ratna').id },
      data: { token_sampai: new Date(), refresh_token: 'palsu' },
    });
    expect((await segar()).status).toBe(401);
    expect(((await (await b.go('/api/sesi')).json()) as { data: { masuk: boolean } }).data.masuk).toBe(false);
  });
});
