import { describe, expect, it } from 'vitest';
import { KELOMPOK } from '../komoditas/daftar';
import { layanan } from './daftar';
import { temukanLayanan, yangDitanya, type Guna, type KodeApi } from './temukan';

describe('18.A1 the service is found by what one imports, for what use, and as whom', () => {
  // Split of verification (domain F): material for industry by API-P goes to RKI even for fish, sugar and corn.
  it.each<[string, Guna | null, KodeApi | null, string | null]>([
    ['013', 'PABRIK', '02', '01'],
    ['013', 'PABRIK', '01', '03'],
    ['013', 'LAIN', null, '03'],
    ['015', 'PABRIK', '02', '01'],
    ['015', 'LAIN', '02', '02'],
    ['0121', 'LAIN', '01', '02'],
    ['017', 'PABRIK', '02', '01'],
    ['017', 'LAIN', '01', '07'],
    ['0127', 'PABRIK', '01', '07'],
    ['0145', 'PABRIK', null, '07'],
    ['0145', 'LAIN', null, '02'],
    ['0122', null, null, '04'],
    ['013', null, null, null],
    ['013', 'PABRIK', null, null],
    ['tidak-ada', 'LAIN', '01', null],
  ])('%s, %s, %s: %s', (kd, guna, api, jadi) => expect(temukanLayanan(kd, guna, api)?.kd_rekom ?? null).toBe(jadi));

  it('asks only for what decides', () => {
    expect(yangDitanya('0122', null)).toEqual({ guna: false, api: false });
    expect(yangDitanya('013', null)).toEqual({ guna: true, api: false });
    expect(yangDitanya('013', 'LAIN')).toEqual({ guna: true, api: false });
    expect(yangDitanya('013', 'PABRIK')).toEqual({ guna: true, api: true });
    expect(yangDitanya('0145', 'PABRIK')).toEqual({ guna: true, api: false });
  });

  it('every group that companies file for has an answer to every pair, of its own services', () => {
    for (const k of KELOMPOK.values()) {
      const milik = k.layanan.filter((kd) => layanan(kd).pemohon === 'PU');
      for (const guna of ['PABRIK', 'LAIN'] as const)
        for (const api of ['01', '02'] as const) {
          const t = temukanLayanan(k.kode, guna, api);
          expect([k.kode, t !== null]).toEqual([k.kode, milik.length > 0]);
          if (t) expect(milik).toContain(t.kd_rekom);
        }
    }
  });
});
