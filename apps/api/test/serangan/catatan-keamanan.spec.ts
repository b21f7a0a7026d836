import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PERISTIWA_KEAMANAN } from '../../src/platform/keamanan/peristiwa';
import { securityEvents } from '../../src/platform/metrik/metrik';
import { SANDI, World } from '../support/world';

/** Issue of the attack, part 10: who asked, from where, and what was refused can be found. */
const dir = mkdtempSync(path.join(tmpdir(), 'sinas-keamanan-'));
const berkas = path.join(dir, 'keamanan.log');
let dunia: World;
beforeAll(async () => {
  dunia = await World.open({ KEAMANAN_LOG: berkas, PROKSI_TEPERCAYA: '127.0.0.1' });
});
afterAll(async () => {
  await dunia.close();
  rmSync(dir, { recursive: true, force: true });
});

interface Baris {
  aliran: string;
  peristiwa: keyof typeof PERISTIWA_KEAMANAN;
  id_user?: string;
  alamat?: string;
  jejak?: string;
  tentang?: string;
  sebab?: string;
}
const semua = (): Baris[] =>
  readFileSync(berkas, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((b) => JSON.parse(b) as Baris);
/** What was written by this. */
async function sesudah(kerja: () => Promise<unknown>): Promise<Baris[]> {
  const n = semua().length;
  await kerja();
  return semua().slice(n);
}
const masuk = (username: string, password: string, dari = '203.0.113.5') =>
  dunia.tamu().post('/api-prod/login', { username, password }, { 'x-forwarded-for': dari });

describe('part 10: the stream of security events', () => {
  it('tells a sign-in and a wrong password, by the keyed hash of the address, never by the address', async () => {
    const [benar] = await sesudah(() => masuk('ratna', SANDI));
    expect(benar).toMatchObject({
      aliran: 'keamanan',
      peristiwa: 'authn_login_success',
      tentang: dunia.pengguna('ratna').id,
      alamat: expect.stringMatching(/^[0-9a-f]{16}$/),
      jejak: expect.any(String),
    });
    const [salah] = await sesudah(() => masuk('ratna', 'salah'));
    expect([salah?.peristiwa, salah?.alamat]).toEqual(['authn_login_fail', benar?.alamat]);
    const [lain] = await sesudah(() => masuk('ratna', 'salah', '198.51.100.1'));
    expect(lain?.alamat).not.toBe(benar?.alamat);
  });

  it('tells a limit, once it is reached', async () => {
    const baris = await sesudah(async () => {
      for (let i = 0; i < 12; i += 1) await masuk('hendra', 'salah', '203.0.113.77');
    });
    const n = (p: string): number => baris.filter((b) => b.peristiwa === p).length;
    expect([n('authn_login_fail'), n('authn_login_fail_max')]).toEqual([10, 2]);
  });

  it('tells who asked for what he may not do, a page of another site, an ended session, a wrong shape, a body too wide', async () => {
    const c = await dunia.sebagai('bagus');
    const id = dunia.pengguna('bagus').id;
    const [larang] = await sesudah(() => c.get('/api-prod/menu/acl'));
    expect(larang).toMatchObject({ peristiwa: 'authz_fail', id_user: id });
    const [asing] = await sesudah(() =>
      c
        .put('/api/notifikasi/pilihan', {})
        .then(() =>
          c.call('PUT', '/api/notifikasi/pilihan', { surel_notif: 'semua' }, { origin: 'https://jahat.invalid' }),
        ),
    );
    expect(asing?.peristiwa).toBe('input_validation_fail');
    const [situs] = await sesudah(() =>
      c.call('PUT', '/api/notifikasi/pilihan', { surel_notif: 'semua' }, { origin: 'https://jahat.invalid' }),
    );
    expect(situs).toMatchObject({ peristiwa: 'malicious_cors', id_user: id });
    const [usang] = await sesudah(() =>
      dunia.tamu().call('GET', '/api/perangkat', undefined, { cookie: 'sesi=sudah-lama' }),
    );
    expect(usang?.peristiwa).toBe('session_use_after_expire');
    const lebar = Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`a${i}`, 1]));
    const [luas] = await sesudah(() => c.put('/api/notifikasi/pilihan', lebar));
    expect(luas).toMatchObject({ peristiwa: 'malicious_extraneous' });
    const [besar] = await sesudah(() => dunia.tamu().post('/api-prod/checklogin', { username: 'x'.repeat(70_000) }));
    expect(besar?.peristiwa).toBe('malicious_extraneous');
  });

  it('tells rights and passwords: whom it is about, and who did it', async () => {
    const dewi = dunia.pengguna('dewi');
    const admin = await dunia.sebagai('adminkl');
    const { versi } = await dunia.db.pengguna.findUniqueOrThrow({ where: { id: dewi.id } });
    const hak = await sesudah(() =>
      admin.put(`/api-prod/user/${dewi.id}`, { versi, peran: 'KL_KOORDINATOR', sandi: SANDI }),
    );
    expect(hak.find((b) => b.peristiwa === 'privilege_permissions_changed')).toMatchObject({
      tentang: dewi.id,
      id_user: dunia.pengguna('adminkl').id,
    });
    const c = await dunia.sebagai('sari');
    const baru = { user_id: dunia.pengguna('sari').id, old_password: SANDI, new_password: 'kuda hijau minum kopi' };
    const sandi = await sesudah(() => c.put('/api-prod/change-password', baru));
    expect(sandi.map((b) => b.peristiwa)).toEqual(
      expect.arrayContaining(['authn_password_change', 'authn_token_revoked']),
    );
  });

  it('holds no personal data, no password and nothing that somebody typed', async () => {
    await masuk('<script>ratna@contoh.invalid', 'sandi-yang-rahasia');
    const teks = readFileSync(berkas, 'utf8');
    for (const s of [SANDI, 'sandi-yang-rahasia', '203.0.113.5', '<script>', 'ratna@', dunia.pengguna('ratna').email])
      expect(teks).not.toContain(s);
  });

  it('every event is counted, and each one with an alarm is an event that exists', async () => {
    const nilai = (await securityEvents.get()).values;
    expect(nilai.find((v) => v.labels.event === 'authn_login_fail')?.value).toBeGreaterThan(10);
    const alarm = readFileSync(path.resolve(__dirname, '../../../../deploy/prometheus/alarm.yml'), 'utf8');
    const disebut = [...alarm.matchAll(/sinas_security_events_total\{event=~?"([^"]+)"\}/g)].flatMap(([, e]) =>
      (e ?? '').split('|'),
    );
    expect(disebut.length).toBeGreaterThan(8);
    expect(disebut.filter((e) => !(e in PERISTIWA_KEAMANAN))).toEqual([]);
  });
});

describe('part 10: the line of a request', () => {
  it('names account and keyed hash of the address', async () => {
    const { jejakDanWaktu } = await import('../../src/http/tengah/jejak.middleware');
    const { Logger } = await import('@nestjs/common');
    const baris: unknown[] = [];
    const mata = jest.spyOn(Logger.prototype, 'log').mockImplementation((b: unknown) => void baris.push(b));
    const saat: Record<string, () => void> = {};
    const { pemanggilKini } = await import('../../src/platform/jejak/jejak');
    jejakDanWaktu(() => 'tanda-alamat')(
      { headers: {}, ip: '203.0.113.5', method: 'GET', originalUrl: '/x?rahasia=1' } as never,
      {
        setHeader: () => undefined,
        getHeader: () => '',
        once: (k: string, f: () => void) => (saat[k] = f),
        writableFinished: true,
        statusCode: 200,
      } as never,
      () => (pemanggilKini().id_user = 'id-akun'),
    );
    saat.close?.();
    mata.mockRestore();
    expect(baris[0]).toMatchObject({
      method: 'GET',
      path: '/x',
      status: 200,
      id_user: 'id-akun',
      alamat: 'tanda-alamat',
    });
    expect(JSON.stringify(baris)).not.toContain('203.0.113.5');
  });

  it('nginx writes the address of who asked', () => {
    const conf = readFileSync(path.resolve(__dirname, '../../../../deploy/nginx/nginx.conf'), 'utf8');
    expect(/log_format ringkas '[^;]*\$remote_addr/s.test(conf)).toBe(true);
  });
});
