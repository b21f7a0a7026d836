import { describe, expect, it } from 'vitest';
import { keadaanLapor, masaLapor, tenggatLapor } from './lapor';

const pada = (t: string): Date => new Date(`${t}+07:00`);
const bulan = (...a: Parameters<typeof masaLapor>): string =>
  masaLapor(...a)
    .map((m) => m.periode)
    .join(' ');

describe('glossary, Realisasi: reported monthly, at the latest on the 15th of the next month', () => {
  it.each([
    ['012027', '2027-02-15'],
    ['112027', '2027-12-15'],
    ['122027', '2028-01-15'],
  ])('%s until %s', (periode, hari) => {
    expect(tenggatLapor(periode)).toBe(hari);
  });

  it.each([
    ['of the year, in force before it', '2027-03-10T08:00:00', '2026-12-01', '2027-12-31', '012027 022027 032027'],
    ['from the month in which it came into force', '2027-05-01T00:00:00', '2027-04-20', '2027-12-31', '042027 052027'],
    ['none before the year', '2026-12-31T23:59:59', '2026-12-01', '2027-12-31', ''],
    ['the first minute of the year in Jakarta', '2027-01-01T00:00:00', '2026-12-01', '2027-12-31', '012027'],
    ['to the month in which it ended', '2027-08-02T10:00:00', '2027-02-02', '2027-04-30', '022027 032027 042027'],
    ['after the year: to December', '2028-06-01T10:00:00', '2027-11-02', '2027-12-31', '112027 122027'],
    ['none of one that comes into force later', '2027-06-01T10:00:00', '2027-09-01', '2027-12-31', ''],
    ['all of one without days', '2027-02-01T10:00:00', null, null, '012027 022027'],
  ])('months %s', (_, kini, mulai, sampai, harapan) => {
    expect(bulan(2027, mulai, sampai, pada(kini))).toBe(harapan);
  });

  it.each([
    ['2027-01-31T23:59:59', null, 'berjalan'],
    ['2027-02-01T00:00:00', null, 'terbuka'],
    ['2027-02-15T23:59:59', null, 'terbuka'],
    ['2027-02-16T00:00:00', null, 'lewat'],
    ['2027-03-01T00:00:00', '2027-02-15T23:59:59', 'tepat'],
    ['2027-03-01T00:00:00', '2027-02-16T00:00:00', 'terlambat'],
    ['2027-01-20T00:00:00', '2027-01-19T00:00:00', 'tepat'],
  ])('January on %s, reported %s: %s', (kini, lapor, harapan) => {
    const masa = { periode: '012027', tenggat: '2027-02-15' };
    expect(keadaanLapor(masa, lapor ? pada(lapor) : null, pada(kini))).toBe(harapan);
  });
});
