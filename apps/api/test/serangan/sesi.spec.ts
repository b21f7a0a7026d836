import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SesiBerakhirService } from '../../src/modules/auth/sesi/sesi-berakhir.service';
import { Clock } from '../../src/platform/clock/clock';
import { Browser, portBebas } from '../support/browser';
import type { Client } from '../support/client';
import { SANDI, World } from '../support/world';

/** Issue of the attack, part 11: how long a session opens the door. */
const MENIT = 60_000;
const JAM = 60 * MENIT;
const HARI = 24 * JAM;
const MULAI = new Date('2026-11-23T01:00:00Z').getTime();
const LATAR = { 'x-latar': '1' };
const SENDIRI = '/api/perangkat';

let dunia: World;
let asal: string;
let kini = MULAI;
const log = path.join(mkdtempSync(path.join(tmpdir(), 'sinas-log-')), 'keamanan.log');
beforeAll(async () => {
  const port = await portBebas();
  asal = `http://127.0.0.1:${port}`;
  dunia = await World.open({ PUBLIC_URL: asal, PORT: String(port), KEAMANAN_LOG: log });
});
beforeEach(() => {
  kini = MULAI;
  jest.spyOn(dunia.app.get(Clock, { strict: false }), 'now').mockImplementation(() => new Date(kini));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => dunia.close());

const pada = (ms: number): void => {
  kini = MULAI + ms;
};
const tindak = async (c: Client): Promise<number> => (await c.get(SENDIRI)).http;
const tanya = async (c: Client): Promise<number> => (await c.call('GET', SENDIRI, undefined, LATAR)).http;
const berakhir = (id: string): number =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((b) => b.includes('"session_expired"') && b.includes(id)).length;

describe('part 11: a session of a role with officers’ rights', () => {
  it('of somebody who never rests is open at 11:59 and over at 12:00', async () => {
    const c = await dunia.sebagai('hari');
    for (let ms = 30 * MENIT; ms < 12 * JAM; ms += 30 * MENIT) {
      pada(ms);
      expect(await tindak(c)).toBe(200);
    }
    pada(11 * JAM + 59 * MENIT);
    expect(await tindak(c)).toBe(200);
    pada(12 * JAM);
    expect(await tindak(c)).toBe(401);
  });

  it('is open 59 minutes after the last act and over after 60, however often the page asks by itself', async () => {
    const c = await dunia.sebagai('dewi');
    for (let m = 1; m <= 59; m += 1) {
      pada(m * MENIT);
      expect(await tanya(c)).toBe(200);
    }
    pada(60 * MENIT);
    expect(await tanya(c)).toBe(401);
  });

  it('goes on for an hour from each act, to the second', async () => {
    const c = await dunia.sebagai('dewi');
    pada(20_000);
    expect(await tindak(c)).toBe(200);
    pada(50 * MENIT);
    expect(await tindak(c)).toBe(200);
    pada(50 * MENIT + 59 * MENIT + 59_000);
    expect(await tanya(c)).toBe(200);
    pada(110 * MENIT);
    expect(await tanya(c)).toBe(401);
  });

  it('is not prolonged by saving in the background, by the renewal of tokens, or by the stream of notices', async () => {
    const c = await dunia.sebagai('yusuf');
    pada(50 * MENIT);
    const simpan = await c.call('PUT', '/api/notifikasi/pilihan', { surel_notif: 'tidak' }, LATAR);
    expect(simpan.http).toBe(200);
    expect((await c.get('/api/notifikasi/aliran')).http).toBe(200);
    pada(60 * MENIT);
    expect(await tindak(c)).toBe(401);

    pada(0);
    const lain = await dunia.sebagai('yusuf');
    const [baris] = await dunia.db.sesi.findMany({
      where: { id_user: dunia.pengguna('yusuf').id },
      orderBy: { dibuat: 'desc' },
    });
    await dunia.db.sesi.update({
      where: { id_hash: baris?.id_hash ?? '' },
      data: { refresh_token: 'r', token_sampai: new Date(MULAI + 2 * JAM) },
    });
    pada(50 * MENIT);
    expect((await lain.put('/auth/segarkan')).http).toBe(200);
    pada(60 * MENIT);
    expect(await tindak(lain)).toBe(401);
  });

  it('is over also for a process that has looked it up a moment before', async () => {
    const c = await dunia.sebagai('hari');
    pada(60 * MENIT - 1_000);
    expect(await tanya(c)).toBe(200);
    pada(60 * MENIT);
    expect(await tanya(c)).toBe(401);
  });

  it('is over in the process that ends it before that process answers, without waiting for the database’s notice', async () => {
    const [ini, lain] = [await dunia.sebagai('endang'), await dunia.sebagai('endang')];
    const trigger = (apa: 'DISABLE' | 'ENABLE') =>
      dunia.db.$executeRawUnsafe(`ALTER TABLE sesi ${apa} TRIGGER sesi_diberitahukan`);
    await trigger('DISABLE');
    try {
      expect([await tindak(ini), await tindak(lain)]).toEqual([200, 200]);
      const ubah = { user_id: dunia.pengguna('endang').id, old_password: SANDI, new_password: 'Sandi-lain-2026' };
      expect((await ini.put('/api-prod/change-password', ubah)).http).toBe(200);
      expect([await tindak(ini), await tindak(lain)]).toEqual([200, 401]);
    } finally {
      await trigger('ENABLE');
    }
  });

  it('says once that it came to its end, and leaves no row behind', async () => {
    const { id } = dunia.pengguna('maya');
    const c = await dunia.sebagai('maya');
    await dunia.sebagai('maya');
    pada(60 * MENIT);
    await Promise.all(Array.from({ length: 8 }, () => tanya(c)));
    expect(berakhir(id)).toBe(1);
    expect(await dunia.db.sesi.count({ where: { id_user: id } })).toBe(1);
    await dunia.app.get(SesiBerakhirService, { strict: false }).sapu();
    expect(berakhir(id)).toBe(2);
    expect(await dunia.db.sesi.count({ where: { id_user: id } })).toBe(0);
  });

  it('ends its stream', async () => {
    const c = await dunia.sebagai('hari');
    const aliran = await c.aliran('/api/notifikasi/aliran', AbortSignal.timeout(20_000));
    pada(60 * MENIT);
    expect(await tanya(c)).toBe(401);
    expect(await aliran.text()).toContain('retry:');
  });

  it('tells its owner the time at which it ends', async () => {
    const c = await dunia.sebagai('rudi');
    pada(10 * MENIT);
    expect((await c.get(SENDIRI)).data.map((s: { sampai: string }) => s.sampai)).toEqual(['2026-11-23T02:10:00.000Z']);
    for (let ms = 60 * MENIT; ms <= 11 * JAM + 30 * MENIT; ms += 30 * MENIT) {
      pada(ms);
      await tindak(c);
    }
    expect((await c.get(SENDIRI)).data.map((s: { sampai: string }) => s.sampai)).toEqual(['2026-11-23T13:00:00.000Z']);
  });

  it('says at sign-in how long it may last', async () => {
    const officer = await dunia.tamu().post('/api-prod/login', { username: 'fajar', password: SANDI });
    expect([officer.data.expires_in, officer.headers.getSetCookie().join()]).toEqual([
      43_200,
      expect.stringMatching(/sesi=[^;]+; Max-Age=43200;/),
    ]);
    const firma = await dunia.tamu().post('/api-prod/login', { username: 'ratna', password: SANDI });
    expect(firma.data.expires_in).toBe(2_592_000);
  });
});

describe('part 11: SESI-06 a session of a company', () => {
  it('is open after 8 hours and after 6 days without an act, and over after 7', async () => {
    const c = await dunia.sebagai('bagus');
    pada(8 * JAM);
    expect(await tanya(c)).toBe(200);
    pada(7 * HARI - 1_000);
    expect(await tanya(c)).toBe(200);
    pada(7 * HARI);
    expect(await tanya(c)).toBe(401);
  });
  it('lasts 30 days at most', async () => {
    const c = await dunia.sebagai('bagus');
    for (const hari of [6, 12, 18, 24, 29]) {
      pada(hari * HARI);
      expect(await tindak(c)).toBe(200);
    }
    expect((await c.get(SENDIRI)).data.map((s: { sampai: string }) => s.sampai)).toEqual(['2026-12-23T01:00:00.000Z']);
    pada(30 * HARI);
    expect(await tindak(c)).toBe(401);
  });
});

describe('part 11: the provider’s session', () => {
  const masuk = async (nama: string): Promise<Browser> => {
    const b = new Browser(asal);
    await b.signIn('/auth/login', nama, SANDI);
    return b;
  };
  const pada12 = async (b: Browser): Promise<number> => (await b.go(SENDIRI, { headers: LATAR })).status;
  beforeEach(() => jest.restoreAllMocks());

  it('of an officer signs nobody in again: he proves himself each time he comes', async () => {
    const b = await masuk('dewi');
    expect((await b.toLogin('/auth/login')).action).toMatch(/^\/oidc\/masuk\//);
    const diam = await b.go('/auth/login');
    const url = new URL(diam.headers.get('location') ?? '');
    url.searchParams.set('prompt', 'none');
    expect((await b.go(url.href)).headers.get('location')).toContain('error=login_required');
  });
  it('of a company signs its user in again without a question', async () => {
    const b = await masuk('ratna');
    b.jar.delete('sesi');
    const { action, way } = await b.toLogin('/auth/login');
    expect([action, way.some((w) => w.includes('/auth/callback'))]).toEqual(['', true]);
    expect(b.jar.get('sesi')).toBeTruthy();
  });
  it('ends with the officer’s session in this browser, and with no other of his', async () => {
    const sini = await masuk('wayan');
    const sana = await masuk('wayan');
    const { id } = dunia.pengguna('wayan');
    const hitung = () =>
      dunia.db.providerState.count({ where: { model: 'Session', muatan: { path: ['accountId'], equals: id } } });
    expect(await hitung()).toBe(2);
    await dunia.db.sesi.updateMany({ where: { id_user: id }, data: { dibuat: new Date(Date.now() - 11 * JAM) } });
    const [pertama] = await dunia.db.sesi.findMany({ where: { id_user: id }, orderBy: { terakhir: 'asc' } });
    await dunia.db.sesi.update({
      where: { id_hash: pertama?.id_hash ?? '' },
      data: { dibuat: new Date(Date.now() - 12 * JAM), token_sampai: new Date(Date.now() + JAM) },
    });
    expect([await pada12(sini), await pada12(sana)]).toEqual([401, 200]);
    expect(await hitung()).toBe(1);
  });
});
