import { describe, expect, it } from 'vitest';
import { akhirToken, akhirSesi, batasSesi, berhakPetugas } from './sesi';
import { KODE_PERAN } from './peran';

const pada = (saat: string): Date => new Date(`2026-11-${saat}:00Z`);
/** Opened on the 2nd at 08:00, stored for thirty days, last used as given. */
const sesi = (terakhir: string) => ({
  dibuat: pada('02T08:00'),
  terakhir: pada(terakhir),
  sampai: new Date('2026-12-02T08:00:00Z'),
});

describe('part 11, SESI-06: how long a session lasts', () => {
  it.each([
    ['SUPER_ADMIN', true],
    ['LNSW_OPERATOR', true],
    ['SEKRE_RAKOR', true],
    ['KOORDINATOR', true],
    ['KL_ADMIN', true],
    ['KL_VERIFIKATOR', true],
    ['KL_KOORDINATOR', true],
    ['KL_PEMUTUS', true],
    ['ESELON', true],
    ['MONITORING', true],
    ['PU_ADMIN', false],
    ['PU_USER', false],
    ['PERAN_YANG_TIDAK_ADA', true],
  ])('%s has the limits of an officer: %s', (kode, petugas) => {
    expect(berhakPetugas(kode)).toBe(petugas);
    expect(batasSesi(kode)).toEqual(
      petugas ? { lamaMs: 43_200_000, diamMs: 3_600_000 } : { lamaMs: 2_592_000_000, diamMs: 604_800_000 },
    );
  });
  it('the table above names every role', () => {
    expect(KODE_PERAN).toHaveLength(12);
  });
  it.each([
    ['an officer, an hour after his last act', 'KL_PEMUTUS', '02T10:30', '2026-11-02T11:30:00.000Z'],
    [
      'an officer who never rests, twelve hours after his sign-in',
      'KL_PEMUTUS',
      '02T19:59',
      '2026-11-02T20:00:00.000Z',
    ],
    ['a company, seven days after its last act', 'PU_USER', '04T08:00', '2026-11-11T08:00:00.000Z'],
    ['a company that never rests, thirty days after its sign-in', 'PU_USER', '30T08:00', '2026-12-02T08:00:00.000Z'],
  ])('%s', (_, kode, terakhir, akhir) => {
    expect(akhirSesi(kode, sesi(terakhir)).toISOString()).toBe(akhir);
  });
});

describe('SESI-06: account data expires', () => {
  const kini = new Date('2026-11-02T08:00:00Z');
  it.each([
    ['at expires_in where the provider gives it', 900, '2026-11-02T08:15:00.000Z'],
    ['at once where that is nothing', 0, '2026-11-02T08:00:00.000Z'],
    ['after 30 days (2592000 s) where it is not given', undefined, '2026-12-02T08:00:00.000Z'],
  ])('%s', (_, detik, akhir) => {
    expect(akhirToken(kini, detik).toISOString()).toBe(akhir);
  });
});
