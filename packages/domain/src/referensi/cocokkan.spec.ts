import { describe, expect, it } from 'vitest';
import { cocokkan } from './cocokkan';

const ROWS = ['Agro Beef Pty Ltd, Brisbane', 'Café Vérité SARL, Lyon', 'Rotterdam Meat BV', 'Meat of Brisbane'];
const cari = (k: string | undefined) => cocokkan(ROWS, k, (r) => r);

describe('rows that a keyword finds', () => {
  it('all words, in any order, whatever their case and accents', () => {
    expect(cari('BRISBANE beef')).toEqual([ROWS[0]]);
    expect(cari('cafe verite')).toEqual([ROWS[1]]);
  });
  it('near ones only when no row has the words, nearest first', () => {
    expect(cari('roterdam')).toEqual([ROWS[2]]);
    expect(cari('meat')).toEqual([ROWS[2], ROWS[3]]);
    expect(cari('zzzz')).toEqual([]);
    expect(cari('bv xyz')).toEqual([]);
  });
  it('nothing typed is everything; signs alone are nothing', () => {
    expect(cari(undefined)).toEqual(ROWS);
    expect(cari('  ')).toEqual(ROWS);
    expect(cari('%_"')).toEqual([]);
  });
  it('a keyword of 10,000 characters is an answer', () => expect(cari('x'.repeat(10_000))).toEqual([]));
});
