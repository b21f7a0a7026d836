import { portBebas } from '../support/browser';
import { SANDI, World } from '../support/world';

/** Issue of the attack, part 4: guessing is counted before it is judged, by account and place. */
let dunia: World;
let diProksi: World;
beforeAll(async () => {
  dunia = await World.open();
  const port = await portBebas();
  diProksi = await World.open({
    PROKSI_TEPERCAYA: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
});
afterAll(async () => {
  await dunia.close();
  await diProksi.close();
});
beforeEach(async () => {
  await dunia.db.jatahCoba.deleteMany();
  await diProksi.db.jatahCoba.deleteMany();
});

const masuk = (w: World, username: string, password: string, dari?: string, kuki?: string) =>
  w
    .tamu()
    .post(
      '/api-prod/login',
      { username, password },
      { ...(dari ? { 'x-forwarded-for': dari } : {}), ...(kuki ? { cookie: kuki } : {}) },
    );
const hitung = (jawaban: { http: number }[]): Record<number, number> => {
  const n: Record<number, number> = {};
  for (const { http } of jawaban) n[http] = (n[http] ?? 0) + 1;
  return n;
};
const perangkat = (h: { headers: Headers }): string =>
  h.headers
    .getSetCookie()
    .find((c) => c.startsWith('perangkat='))
    ?.split(';')[0] ?? '';

describe('part 4: guessing a password', () => {
  it('150 parallel guesses for one account from one address get 10 answers', async () => {
    const jawab = await Promise.all(Array.from({ length: 150 }, (_, i) => masuk(dunia, 'yusuf', `salah-${i}`)));
    const { 401: ditebak, 429: ditahan = 0, 503: penuh = 0, ...lain } = hitung(jawab);
    // A process that is full turns some away before it looks at them; none of these is an answer to a guess.
    expect([ditebak, ditahan + penuh, lain]).toEqual([10, 140, {}]);
    expect(Number(jawab.find((j) => j.http === 429)?.headers.get('retry-after'))).toBeGreaterThan(600);
  });

  it('one address gets 60 answers over all names, also at once', async () => {
    const jawab = await Promise.all(Array.from({ length: 100 }, (_, i) => masuk(dunia, `nama-${i % 20}`, 'salah')));
    expect(hitung(jawab)).toEqual({ 401: 60, 429: 40 });
  });

  it('X-Forwarded-For of anybody is not believed: by default no proxy is trusted, private addresses neither', async () => {
    const jawab = [];
    for (let i = 0; i < 14; i += 1) jawab.push(await masuk(dunia, 'yusuf', 'salah', `203.0.113.${i}`));
    expect(hitung(jawab)).toEqual({ 401: 10, 429: 4 });
    expect(await dunia.db.aktivitasMasuk.count({ where: { alamat: { startsWith: '203.0.113.' } } })).toBe(0);
  });

  it('ten wrong tries by a stranger do not shut an official out: from elsewhere the right password opens', async () => {
    for (let i = 0; i < 11; i += 1) await masuk(diProksi, 'yusuf', 'salah', '203.0.113.9');
    expect((await masuk(diProksi, 'yusuf', SANDI, '203.0.113.9')).http).toBe(429);
    expect((await masuk(diProksi, 'yusuf', SANDI, '198.51.100.4')).http).toBe(200);
  });

  it('an IPv6 caller is counted by his /64: other addresses of it do not help him', async () => {
    const jawab = [];
    for (let i = 0; i < 12; i += 1) jawab.push(await masuk(diProksi, 'yusuf', 'salah', `2001:db8:1:2::${i + 1}`));
    expect(hitung(jawab)).toEqual({ 401: 10, 429: 2 });
    expect((await masuk(diProksi, 'yusuf', SANDI, '2001:db8:1:3::1')).http).toBe(200);
  });

  it('100 wrong tries a day from many addresses end the guessing, and a known browser passes with 10 of its own', async () => {
    const kuki = perangkat(await masuk(diProksi, 'yusuf', SANDI, '198.51.100.4'));
    expect(kuki).toMatch(/^perangkat=[A-Za-z0-9_-]{43}$/);
    const jawab = [];
    for (let i = 0; i < 104; i += 1)
      jawab.push(await masuk(diProksi, 'yusuf', 'salah', `203.0.${Math.floor(i / 5)}.${i}`));
    expect(hitung(jawab)).toEqual({ 401: 100, 429: 4 });
    expect((await masuk(diProksi, 'yusuf', SANDI, '192.0.2.1')).http).toBe(429);
    expect((await masuk(diProksi, 'yusuf', SANDI, '192.0.2.1', kuki)).http).toBe(200);
    const sendiri = [];
    for (let i = 0; i < 12; i += 1) sendiri.push(await masuk(diProksi, 'yusuf', 'salah', '192.0.2.1', kuki));
    expect(hitung(sendiri)).toEqual({ 401: 10, 429: 2 });
  });

  it('the browser of another account, an invented one and one from before a new password are not known', async () => {
    const ratna = perangkat(await masuk(dunia, 'ratna', SANDI));
    for (let i = 0; i < 10; i += 1) await masuk(dunia, 'hari', 'salah');
    expect((await masuk(dunia, 'hari', SANDI, undefined, ratna)).http).toBe(429);
    expect((await masuk(dunia, 'hari', SANDI, undefined, `perangkat=${'a'.repeat(43)}`)).http).toBe(429);
    expect(await dunia.db.perangkatDikenal.count({ where: { id_user: dunia.pengguna('ratna').id } })).toBe(1);
    const c = await dunia.sebagai('ratna');
    const baru = 'kuda hijau minum kopi';
    const ubah = { user_id: dunia.pengguna('ratna').id, old_password: SANDI, new_password: baru };
    expect((await c.put('/api-prod/change-password', ubah)).http).toBe(200);
    expect(await dunia.db.perangkatDikenal.count({ where: { id_user: dunia.pengguna('ratna').id } })).toBe(0);
  });

  it('a right password gives its try back, and knocking while shut out does not make it longer', async () => {
    for (let i = 0; i < 30; i += 1) expect((await masuk(dunia, 'dewi', SANDI)).http).toBe(200);
    for (let i = 0; i < 10; i += 1) await masuk(dunia, 'dewi', 'salah');
    const dulu = Number((await masuk(dunia, 'dewi', SANDI)).headers.get('retry-after'));
    for (let i = 0; i < 20; i += 1) await masuk(dunia, 'dewi', 'salah');
    expect(Number((await masuk(dunia, 'dewi', SANDI)).headers.get('retry-after'))).toBeLessThanOrEqual(dulu);
  });

  it('wrong passwords of a signed-in person’s own change of password are counted apart from the sign-in', async () => {
    const c = await dunia.sebagai('agus');
    const ubah = { user_id: dunia.pengguna('agus').id, old_password: 'salah', new_password: 'kuda hijau minum teh' };
    const jawab = await Promise.all(Array.from({ length: 30 }, () => c.put('/api-prod/change-password', ubah)));
    expect(hitung(jawab)).toEqual({ 422: 10, 429: 20 });
    expect((await masuk(dunia, 'agus', SANDI)).http).toBe(200);
  });
});
