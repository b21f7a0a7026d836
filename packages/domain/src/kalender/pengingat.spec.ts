import { describe, expect, it } from 'vitest';
import { bulanDiingatkan, selisihHari, tahapJam, tahapPengingat } from './pengingat';

describe('reminders', () => {
  it.each([
    [4, null],
    [3, 3],
    [2, 3],
    [1, 1],
    [0, 1],
    [-1, null],
  ])('of a correction, %s days before its last one: D-%s', (sisa, tahap) => {
    expect(tahapPengingat('perbaikan', sisa)).toBe(tahap);
  });
  it.each([
    [61, null],
    [60, 60],
    [31, 60],
    [30, 30],
    [8, 30],
    [7, 7],
    [0, 7],
    [-1, null],
  ])('of a decision, %s days before its end: D-%s', (sisa, tahap) => {
    expect(tahapPengingat('berakhir', sisa)).toBe(tahap);
  });
  it.each([
    [2, 5, false, null],
    [3, 5, false, 60],
    [11, 20, false, null],
    [12, 20, false, 60],
    [20, 20, false, 60],
    [20, 20, true, 100],
  ])('C.9 of a service, %s of %s working days used, past its end %s: %s', (terpakai, hari, lewat, tahap) => {
    expect(tahapJam(terpakai, hari, lewat)).toBe(tahap);
  });
  it.each([
    ['2027-02-09', null],
    ['2027-02-10', '012027'],
    ['2027-02-15', '012027'],
    ['2027-02-16', null],
    ['2027-01-12', '122026'],
    ['2027-12-10', '112027'],
  ])('of the month before, on %s: %s', (hari, bulan) => {
    expect(bulanDiingatkan(hari)).toBe(bulan);
  });
  it('counts days over the ends of months', () => {
    expect(selisihHari('2027-01-31', '2027-03-01')).toBe(29);
  });
});
