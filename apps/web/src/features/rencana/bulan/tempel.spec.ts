import { describe, expect, it } from 'vitest';
import { bacaBlok } from './tempel';

describe('a block from a sheet', () => {
  it('Indonesian figures: points are thousands, a comma is the decimal', () => {
    expect(bacaBlok('32.000\t1.250,5\t7\n0,125\t1.234.567\t12')).toEqual([
      ['32000', '1250.5', '7'],
      ['0.125', '1234567', '12'],
    ]);
  });
  it('English figures, where some cell can be nothing else: then a comma is thousands all over the block', () => {
    expect(bacaBlok('1,234.5\t2,750\t2.75')).toEqual([['1234.5', '2750', '2.75']]);
    expect(bacaBlok('1,234,567\t2,750')).toEqual([['1234567', '2750']]);
  });
  it('where both are possible it is Indonesian: 2,750 is two and three quarters', () => {
    expect(bacaBlok('2,750\t2.750')).toEqual([['2.75', '2750']]);
  });
  it('a block that mixes both is not guessed: what Indonesian cannot read stays as it was written', () => {
    expect(bacaBlok('1,234.5\t1.234,5')).toEqual([['1,234.5', '1234.5']]);
  });
  it('empty cells and dashes are nothing; a figure below zero and a word stay to be refused at their cell', () => {
    expect(bacaBlok('5\t\t-\t−3\tbanyak')).toEqual([['5', undefined, undefined, '-3', 'banyak']]);
  });
  it('more than three decimals, and more than fifteen digits, are no quantity', () => {
    expect(bacaBlok('1,2345\t1.234.567.890.123.456')).toEqual([['1,2345', '1.234.567.890.123.456']]);
  });
});
