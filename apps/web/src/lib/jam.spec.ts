import { afterEach, expect, it, vi } from 'vitest';
import { sinasFetch } from '@sinas/api-client';
import { jamKini } from '@sinas/api-client/jam';
import { kataWaktu } from '../components/WaktuLalu';

const jawab = (date: string, simpan = 'no-store') =>
  vi.stubGlobal('fetch', async () => new Response('{}', { headers: { Date: date, 'Cache-Control': simpan } }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each(['2019-03-01T00:00:00Z', '2031-07-09T12:00:00Z', '2026-11-21T20:00:00Z'])(
  "part 5: a browser's clock that says %s changes no word about time",
  async (salah) => {
    vi.useFakeTimers({ now: new Date(salah), toFake: ['Date'] });
    jawab('Fri, 20 Nov 2026 03:30:00 GMT');
    await sinasFetch('/api/sesi');
    expect(jamKini().toISOString()).toBe('2026-11-20T03:30:00.000Z');
    expect(kataWaktu('2026-11-20T00:05:00+07:00')).toBe('Hari ini, 00.05 WIB');
    vi.setSystemTime(new Date(Date.parse(salah) + 60_000));
    expect(jamKini().toISOString()).toBe('2026-11-20T03:31:00.000Z');
  },
);
it('part 5: an answer that a cache may have kept says nothing about the time', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T03:30:00Z'), toFake: ['Date'] });
  jawab('Fri, 20 Nov 2026 03:30:01 GMT');
  await sinasFetch('/api/sesi');
  jawab('Mon, 16 Nov 2026 03:30:00 GMT', 'max-age=3600');
  await sinasFetch('/api/ref');
  expect(jamKini().toISOString()).toBe('2026-11-20T03:30:00.000Z');
});
