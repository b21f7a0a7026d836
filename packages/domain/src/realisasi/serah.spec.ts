import { describe, expect, it } from 'vitest';
import { periksaSerah } from './serah';

const SISA = new Map([
  ['1', '60.5'],
  ['2', '0'],
]);
const pada = (...baris: { id: string; jml: string }[]) => periksaSerah(baris, SISA).map((m) => [m.path, m.message]);
const JUMLAH = 'Isi angka di atas nol, paling banyak tiga angka di belakang koma';

describe('C.3 T33: quantity above nothing and at most what is unused', () => {
  it.each([['0.001'], ['60'], ['60.5'], ['60.500']])('%s of 60.5 may be given back', (jml) => {
    expect(pada({ id: '1', jml })).toEqual([]);
  });
  it.each([
    ['60.501', 'Paling banyak 60,5, yaitu sisa yang belum direalisasikan'],
    ['0', JUMLAH],
    ['0.000', JUMLAH],
    ['-1', JUMLAH],
    ['1.0001', JUMLAH],
    ['1e3', JUMLAH],
    ['', JUMLAH],
  ])('%s may not', (jml, kata) => {
    expect(pada({ id: '1', jml })).toEqual([['baris.0.jml', kata]]);
  });
  it('nothing of a row that is used up, no row twice, no row of another permit, and not nothing at all', () => {
    expect(pada({ id: '2', jml: '0.001' })).toEqual([
      ['baris.0.jml', 'Paling banyak 0, yaitu sisa yang belum direalisasikan'],
    ]);
    expect(pada({ id: '1', jml: '40' }, { id: '1', jml: '40' })).toEqual([
      ['baris.1.id', 'Baris ini disebut lebih dari sekali'],
    ]);
    expect(pada({ id: '9', jml: '1' })).toEqual([['baris.0.id', 'Baris ini bukan bagian dari keputusan']]);
    expect(pada()).toEqual([['baris', 'Isi jumlah yang diserahkan pada sedikitnya satu baris']]);
  });
});
