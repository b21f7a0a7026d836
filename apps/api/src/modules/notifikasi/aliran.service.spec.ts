import type { ChannelListener, DatabaseListener } from '../../platform/prisma/database-listener';
import { Clock } from '../../platform/clock/clock';
import type { AliranRepository } from './aliran.repository';
import type { KotakRepository } from './kotak.repository';
import { AliranService, type Saluran } from './aliran.service';

class Penerima implements Saluran {
  data: string[] = [];
  detakan = 0;
  ditutup = false;
  private akhir: () => void = () => undefined;
  kirim = (_: string, data: string): void => void this.data.push(data);
  detak = (): void => void (this.detakan += 1);
  tutup = (): void => {
    this.ditutup = true;
    this.akhir();
  };
  saatTutup = (lakukan: () => void): void => void (this.akhir = lakukan);
}

function dunia() {
  const saluran = new Map<string, ChannelListener>();
  const listener = {
    live: true,
    listen: (nama: string, l: ChannelListener) => void saluran.set(nama, l),
    ensure: jest.fn(),
  };
  const belum = new Map<string, number>();
  const keadaan = jest.fn((ids: readonly string[]) =>
    Promise.resolve(ids.map((id_user) => ({ id_user, belum: belum.get(id_user) ?? 0, terbaru: null }))),
  );
  const sesiHidup = jest.fn((ids: readonly string[]) => Promise.resolve([...ids]));
  const aliran = new AliranService(
    { sesiHidup } as unknown as AliranRepository,
    { keadaan } as unknown as KotakRepository,
    listener as unknown as DatabaseListener,
    new Clock(),
  );
  const buka = (id_user: string, id_sesi = 's', meja: { peran?: string; kd_ga?: string } = {}): Penerima => {
    const p = new Penerima();
    aliran.buka({ id_user, id_sesi, ...meja }, p);
    return p;
  };
  const baru = (id: string): void => {
    belum.set(id, (belum.get(id) ?? 0) + 1);
    if (listener.live) saluran.get('notifikasi_baru')?.onMessage(id);
  };
  return { aliran, listener, saluran, keadaan, sesiHidup, buka, baru };
}
const maju = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('streams of notices', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('one question for all users of a moment, one event for each', async () => {
    const d = dunia();
    const [a, b] = [d.buka('a'), d.buka('b')];
    await maju(200);
    for (let i = 0; i < 50; i += 1) d.baru(i % 2 ? 'a' : 'b');
    d.baru('tanpa-aliran');
    await maju(200);
    expect(d.keadaan.mock.calls.map(([ids]) => [...ids].sort())).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect([a.data.length, b.data.length]).toEqual([2, 2]);
    d.aliran.beforeApplicationShutdown();
  });

  it('a notice of a desk asks for those who sit at it, and for nobody else', async () => {
    const d = dunia();
    d.buka('a', 's', { peran: 'KL_VERIFIKATOR', kd_ga: '019' });
    d.buka('b', 's', { peran: 'KL_VERIFIKATOR', kd_ga: '018' });
    d.buka('c', 's', { peran: 'LNSW_OPERATOR', kd_ga: '01514' });
    await maju(200);
    d.keadaan.mockClear();
    d.saluran.get('notifikasi_baru')?.onMessage('meja:KL_VERIFIKATOR:019');
    await maju(200);
    d.saluran.get('notifikasi_baru')?.onMessage('meja:LNSW_OPERATOR');
    await maju(200);
    expect(d.keadaan.mock.calls).toEqual([[['a']], [['c']]]);
    d.aliran.beforeApplicationShutdown();
  });

  it('the sixth stream of a user ends the oldest', async () => {
    const d = dunia();
    const p = Array.from({ length: 6 }, () => d.buka('a'));
    expect(p.map((x) => x.ditutup)).toEqual([true, false, false, false, false, false]);
    await maju(200);
    expect(p.map((x) => x.data.length)).toEqual([0, 1, 1, 1, 1, 1]);
    d.aliran.beforeApplicationShutdown();
    expect(p.every((x) => x.ditutup)).toBe(true);
  });

  it('beats every 25 seconds and ends after ten minutes', async () => {
    const d = dunia();
    const a = d.buka('a');
    await maju(51_000);
    expect([a.detakan, a.ditutup]).toEqual([2, false]);
    await maju(550_000);
    expect(a.ditutup).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('asks every 30 seconds while the database cannot tell, and at once when it can again', async () => {
    const d = dunia();
    const a = d.buka('a');
    await maju(200);
    d.listener.live = false;
    d.baru('a');
    await maju(36_000);
    expect(a.data).toHaveLength(2);
    expect(d.listener.ensure.mock.calls.length).toBeGreaterThan(5);
    d.baru('a');
    d.listener.live = true;
    for (const l of d.saluran.values()) l.onLive?.();
    d.sesiHidup.mockResolvedValue(['s']);
    await maju(200);
    expect(a.data).toHaveLength(3);
    d.aliran.beforeApplicationShutdown();
  });

  it('a database that does not answer is asked again', async () => {
    const d = dunia();
    d.keadaan.mockRejectedValueOnce(new Error('away'));
    const a = d.buka('a');
    await maju(1_000);
    expect(a.data).toHaveLength(0);
    await maju(5_000);
    expect(a.data).toHaveLength(1);
    d.aliran.beforeApplicationShutdown();
  });

  it('ends with its session; a program’s stream has none and goes on', async () => {
    const d = dunia();
    const [a, b, mesin] = [d.buka('a', 's1'), d.buka('a', 's2'), d.buka('m', 'mesin:x:1')];
    d.sesiHidup.mockResolvedValue(['s2']);
    d.saluran.get('sesi_berubah')?.onMessage('s1');
    await maju(200);
    expect([a.ditutup, b.ditutup, mesin.ditutup]).toEqual([true, false, false]);
    d.aliran.beforeApplicationShutdown();
  });

  it('part 11: ends within 30 seconds of the time at which its session is over, without a word from anybody', async () => {
    const d = dunia();
    const [a, b] = [d.buka('a', 's1'), d.buka('b', 's2')];
    await maju(26_000);
    d.sesiHidup.mockResolvedValue(['s2']);
    expect(a.ditutup).toBe(false);
    await maju(5_000);
    expect([a.ditutup, b.ditutup]).toEqual([true, false]);
    d.aliran.beforeApplicationShutdown();
  });

  it('a stopping process takes no new one', () => {
    const d = dunia();
    d.aliran.beforeApplicationShutdown();
    expect(d.buka('a').ditutup).toBe(true);
  });
});
