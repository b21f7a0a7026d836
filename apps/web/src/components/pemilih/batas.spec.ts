import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { tanyaSumber } from './tanya-sumber';

const { daftar } = vi.hoisted(() => ({ daftar: vi.fn() }));
vi.mock('../../lib/api', async () => {
  const { apiUji } = await import('../../test-api');
  return { api: apiUji({ daftar }) };
});

it('BATAS-01 waits 30 seconds for the countries, and asks again when they did not come', async () => {
  daftar.mockRejectedValueOnce(new Error('Terjadi Kesalahan Server')).mockResolvedValueOnce({ data: [], meta: {} });
  const klien = new QueryClient();
  await expect(tanyaSumber(klien, 'negara', '')).rejects.toThrow('Terjadi Kesalahan Server');
  expect(daftar.mock.calls[0]?.[2]).toMatchObject({ batasMs: 30_000 });
  expect((await tanyaSumber(klien, 'negara', '')).opsi).toEqual([]);
});
