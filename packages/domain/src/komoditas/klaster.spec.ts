import { expect, it } from 'vitest';
import { KELOMPOK } from './daftar';
import { kelompokKlaster, KLASTER, KODE_KLASTER } from './klaster';

it('each of the 45 groups belongs to one cluster', () => {
  const semua = KLASTER.flatMap((k) => k.kelompok);
  expect(semua).toHaveLength(45);
  expect([...semua].sort()).toEqual([...KELOMPOK.keys()].sort());
});
it('the clusters are those of Permendag 16 to 23/2025', () => {
  expect(KLASTER.map((k) => k.kode)).toEqual(KODE_KLASTER);
  expect(kelompokKlaster('17/2025')).toEqual(['0127', '0128', '0129']);
  expect(kelompokKlaster('24/2025')).toEqual([]);
});
