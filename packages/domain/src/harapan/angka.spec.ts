import { describe, expect, it } from 'vitest';
import {
  angka,
  bacaAngka,
  banding,
  dariRibu,
  desimalSah,
  jumlahkan,
  keRibu,
  kurangi,
  persen,
  rapikan,
} from '../format/angka';

/* Typed by hand from part 00 ('exact decimals') and VALIDASI-21. */
describe('quantities are exact decimals', () => {
  it.each([
    ['0', true],
    ['-1', true],
    ['999999999999999.999', true],
    ['1000000000000000', false],
    ['1.2345', false],
    ['1.', false],
    ['.5', false],
    ['1,5', false],
    ['+1', false],
    ['', false],
    ['1e3', false],
    [1, false],
    [null, false],
  ])('%s is one: %s', (nilai, sah) => {
    expect(desimalSah(nilai)).toBe(sah);
  });
  it.each([
    ['1', 1000n],
    ['1.5', 1500n],
    ['0.001', 1n],
    ['-0.05', -50n],
    ['-12.3', -12300n],
    ['999999999999999.999', 999999999999999999n],
  ] as const)('%s is %s thousandths, and back', (teks, ribu) => {
    expect(keRibu(teks)).toBe(ribu);
    expect(dariRibu(ribu)).toBe(teks);
  });
  it('sums, differences and comparison are exact', () => {
    expect(jumlahkan(['0.1', '0.2'])).toBe('0.3');
    expect(jumlahkan([])).toBe('0');
    expect(jumlahkan(['999999999999.999', '0.001'])).toBe('1000000000000');
    expect(kurangi('1', '1.001')).toBe('-0.001');
    expect([banding('1', '1.000'), banding('0.999', '1'), banding('1.001', '1')]).toEqual([0, -1, 1]);
    expect([banding('-1', '0'), banding('0', '-1')]).toEqual([-1, 1]);
  });
  it('percent to one decimal, none of nothing', () => {
    expect([persen('50', '950'), persen('1', '3'), persen('31800', '30000'), persen('-5', '100')]).toEqual([
      5.3, 33.3, 106, -5,
    ]);
    expect([persen('1', '0'), persen('0', '1')]).toEqual([null, 0]);
    // Nothing and all are limits, too: something never reads as nothing, nor nearly all as all.
    expect([persen('1', '100000'), persen('99999', '100000'), persen('100001', '100000')]).toEqual([0.1, 99.9, 100.1]);
  });
  it('stored numbers lose their trailing zeros, anything else stays', () => {
    expect(['1000.500', '1.000', '0.0', '-2.50', 'x', '1.2345'].map(rapikan)).toEqual([
      '1000.5',
      '1',
      '0',
      '-2.5',
      'x',
      '1.2345',
    ]);
  });
});

describe('VALIDASI-21 numbers as people in Indonesia write them', () => {
  it.each([
    ['2750.5', '2.750,5'],
    ['1234567.890', '1.234.567,89'],
    ['999', '999'],
    ['1000', '1.000'],
    ['12345', '12.345'],
    ['123456', '123.456'],
    ['-1000', '−1.000'],
    ['0', '0'],
    ['0.50', '0,5'],
    ['007', '7'],
    ['1.000', '1'],
    [5, '5'],
    [1234.5, '1.234,5'],
    ['abc', 'abc'],
    ['kurang dari seribu', 'kurang dari seribu'],
    ['1e5', '1e5'],
    ['', '-'],
    [null, '-'],
    [undefined, '-'],
  ])('%s is shown as %s', (nilai, teks) => {
    expect(angka(nilai)).toBe(teks);
  });
  it('another word for nothing', () => expect(angka('', 'kosong')).toBe('kosong'));

  it.each([
    ['2.750,5', '2750.5'],
    ['2750.5', '2750.5'],
    ['2750,5', '2750.5'],
    ['2750', '2750'],
    ['2.750', '2750'],
    ['1.234.567', '1234567'],
    ['12.34', '12.34'],
    [' 1 000 ', '1000'],
    ['0,500', '0.5'],
  ])('%s is read as %s', (teks, nilai) => {
    expect(bacaAngka(teks)).toEqual({ sah: true, nilai });
  });
  it.each([
    ['2,750.5', '2.750,5'],
    ['1,234,567', '1.234.567'],
  ])('%s is refused, with what was probably meant: %s', (teks, saran) => {
    expect(bacaAngka(teks)).toEqual({ sah: false, saran });
  });
  it.each([
    '',
    'abc',
    '1,2345',
    '1.2345',
    '-1',
    '1.23.456',
    '9999999999999999',
    '9.999.999.999.999.999,0',
    '12345678901234567.5',
  ])('%s is refused', (teks) => {
    expect(bacaAngka(teks)).toEqual({ sah: false, saran: null });
  });
});
