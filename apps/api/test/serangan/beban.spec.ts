import { connect, type Socket } from 'node:net';
import { jagaBeban } from '../../src/http/tengah/beban.middleware';
import { World } from '../support/world';

/** Issue of the attack, part 5: a place is taken after the body has come, and never for health. */
const TEMPAT = 40;
let dunia: World;
beforeAll(async () => {
  dunia = await World.open({ MAKS_SERENTAK: String(TEMPAT), PROKSI_TEPERCAYA: '127.0.0.1' });
});
afterAll(() => dunia.close());

const alamat = (): { host: string; port: number } => {
  const { hostname, port } = new URL(dunia.url);
  return { host: hostname, port: Number(port) };
};
function kirim(teks: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const s = connect(alamat(), () => s.write(teks, () => resolve(s)));
    s.on('error', reject);
  });
}
const tunggu = (ms: number): Promise<void> => new Promise((r) => setTimeout(r, ms));

describe('part 5: admission', () => {
  it('400 connections that send a header and one byte of their body hold no place: health, readiness and work answer', async () => {
    const kepala =
      'POST /api-prod/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{';
    const lambat = await Promise.all(Array.from({ length: 400 }, () => kirim(kepala)));
    await tunggu(200);
    const c = await dunia.sebagai('ratna');
    for (const path of ['/sehat/hidup', '/sehat/siap', '/api/sesi', '/nk/v2/data-nk/rki/pengajuan'])
      expect([path, (await c.get(path)).http]).toEqual([path, 200]);
    for (const s of lambat) s.destroy();
  });

  it('slow uploads take places of uploads only', async () => {
    const c = await dunia.sebagai('ratna');
    const sesi = (c as unknown as { sesi: string }).sesi;
    const kepala = `POST /repository/upload HTTP/1.1\r\nhost: x\r\ncookie: sesi=${sesi}\r\nx-csrf-token: ${c.csrf}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 90000\r\n\r\n--b\r\n`;
    const lambat = await Promise.all(Array.from({ length: 30 }, () => kirim(kepala)));
    await tunggu(200);
    expect((await c.get('/nk/v2/data-nk/rki/pengajuan')).http).toBe(200);
    for (const s of lambat) s.destroy();
  });

  it('a header that trickles in is cut off after ten seconds, not after twenty', async () => {
    const mulai = performance.now();
    const s = await kirim('GET /sehat/hidup HTTP/1.1\r\nhost: x\r\n');
    const tetes = setInterval(() => s.write('x'), 500);
    await new Promise<void>((r) => {
      s.once('close', r);
      s.on('error', () => undefined);
      s.resume();
    });
    clearInterval(tetes);
    const detik = (performance.now() - mulai) / 1000;
    expect(detik).toBeGreaterThan(9);
    expect(detik).toBeLessThan(18);
  }, 30_000);

  it('one address may hold a quarter of the places, health none; who gave his place back is not counted', () => {
    const jaga = jagaBeban(TEMPAT);
    const lepas: (() => void)[] = [];
    const coba = (ip: string, path = '/nk/v2/data-nk'): number => {
      let status = 200;
      const res = {
        locals: {},
        once: (_: string, f: () => void) => lepas.push(f),
        setHeader: () => undefined,
        status: (n: number) => ({ json: () => (status = n) }),
      };
      jaga({ path, ip, method: 'POST', headers: {} } as never, res as never, () => undefined);
      return status;
    };
    const http = Array.from({ length: 12 }, () => coba('203.0.113.1'));
    expect(http.filter((h) => h === 200)).toHaveLength(TEMPAT / 4);
    expect(coba('203.0.113.2')).toBe(200);
    for (let i = 0; i < 100; i += 1) expect(coba('203.0.113.1', '/sehat/siap')).toBe(200);
    lepas[0]?.();
    expect([coba('203.0.113.1'), coba('203.0.113.1')]).toEqual([200, 503]);
  });
});
