import { describe, expect, it } from 'vitest';
import { IZIN } from '../akses/izin';
import { KODE_PERAN, PERAN, punyaIzin } from '../akses/peran';
import { IZIN_BELUM, IZIN_HARAPAN, PERAN_HARAPAN } from './peran.harapan';

describe('B roles, against the table typed from the page', () => {
  it.each(PERAN_HARAPAN.map((p) => [p.kode, p] as const))('%s', (_, harapan) => {
    const p = PERAN[harapan.kode as keyof typeof PERAN];
    expect({
      id: String(p.id),
      kode: p.kode,
      level_role: String(p.level_role),
      kd_level_ga: p.kd_level_ga ?? '',
      admin_flag: p.admin_flag ? 'Y' : 'N',
      main_uri: p.main_uri,
      lingkup: p.lingkup,
    }).toEqual(harapan);
  });
  it('there are no others', () => {
    expect([...KODE_PERAN]).toEqual(PERAN_HARAPAN.map((p) => p.kode));
    expect(Object.keys(PERAN)).toHaveLength(PERAN_HARAPAN.length);
  });
});

describe('B permission matrix, against the table typed from the page', () => {
  it.each([...IZIN_HARAPAN])('%s', (izin, peran) => {
    const punya = KODE_PERAN.filter((k) => (PERAN[k].izin as string[]).includes(izin));
    expect([...punya].sort()).toEqual([...peran].sort());
    expect(KODE_PERAN.filter((k) => punyaIzin(k, izin as never))).toEqual(punya);
  });
  it('the code has no right that the table lacks, and no role has one twice', () => {
    expect([...IZIN].sort()).toEqual([...IZIN_HARAPAN.keys()].sort());
    for (const k of KODE_PERAN) {
      expect(PERAN[k].izin.filter((i) => !IZIN_HARAPAN.has(i))).toEqual([]);
      expect(new Set(PERAN[k].izin).size).toBe(PERAN[k].izin.length);
    }
  });
  it.each(IZIN_BELUM)('still to come: $apa ($dengan)', ({ awalan }) => {
    expect(IZIN.filter((i) => i.startsWith(awalan))).toEqual([]);
  });
});
