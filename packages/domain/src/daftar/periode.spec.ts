import { describe, expect, it } from 'vitest';
import { rentangPeriode } from './periode';

// 23:30 in Jakarta on the 15th is still the 15th there, and 00:30 on the 16th is no longer.
const MALAM = new Date('2026-07-15T16:30:00Z');
const DINI = new Date('2026-07-15T17:30:00Z');

describe('period of a list', () => {
  it.each([
    ['1h', MALAM, '2026-07-14T17:00:00.000Z', null],
    ['1h', DINI, '2026-07-15T17:00:00.000Z', null],
    ['7h', MALAM, '2026-07-08T17:00:00.000Z', null],
    ['30h', MALAM, '2026-06-15T17:00:00.000Z', null],
    ['2025', MALAM, '2024-12-31T17:00:00.000Z', '2025-12-31T17:00:00.000Z'],
  ])('%s at %s begins at %s', (periode, kini, sejak, sampai) => {
    const r = rentangPeriode(periode, kini);
    expect(r?.sejak.toISOString()).toBe(sejak);
    expect(r?.sampai?.toISOString() ?? null).toBe(sampai);
  });
  it.each(['', '0h', '1000h', '1999', '2026-07', 'h', '-7h', '7 h'])('%j is none', (periode) => {
    expect(rentangPeriode(periode, MALAM)).toBeNull();
  });
});
