import { jumlahkan } from '@sinas/domain/format/angka';
import { describe, expect, it } from 'vitest';
import { bagiRata, dariRealisasi, jumlahSisi, sisaBulan, ubahBulan } from './hitung';

describe('a total spread over twelve months', () => {
  it.each([
    ['12000', '1000', '1000'],
    ['31800', '2650', '2650'],
    ['100', '8.333', '8.337'],
    ['0.005', '0', '0.005'],
    ['0.012', '0.001', '0.001'],
    ['1', '0.083', '0.087'],
  ])('%s: eleven times %s, and %s in December', (total, satu, akhir) => {
    const bulan = bagiRata(total);
    expect(bulan).toHaveLength(12);
    expect([...new Set(bulan.slice(0, 11)), bulan[11]]).toEqual([satu, akhir]);
    expect(jumlahkan(bulan)).toBe(total);
  });
});

describe('the total of a row follows its months', () => {
  it('as long as it was their sum, or was not told', () => {
    expect(ubahBulan({}, { r01: '2.5' }, 'jml')).toEqual({ r01: '2.5', jml: '2.5' });
    expect(ubahBulan({ r01: '2.5', r02: '1', jml: '3.5' }, { r02: '0.25' }, 'jml')).toEqual({
      r02: '0.25',
      jml: '2.75',
    });
    expect(ubahBulan({ r01: '2', jml: '2' }, { r01: undefined }, 'jml')).toEqual({ r01: undefined, jml: undefined });
  });
  it('a total that was told apart stays, and how far the months are from it is said', () => {
    expect(ubahBulan({ jml: '480000' }, { r01: '32000' }, 'jml')).toEqual({ r01: '32000' });
    expect(sisaBulan({ jml: '480000', r01: '32000' }, 'jml')).toEqual({ bulan: '32000', total: '480000' });
    expect(sisaBulan({ jml: '480000' }, 'jml')).toBeNull();
    expect(sisaBulan({ jml: '3.50', r01: '3.5' }, 'jml')).toBeNull();
  });
  it('a total that comes with its months, pasted, is taken as it stands', () => {
    const isi = { r01: '5', jml: '5' };
    expect(ubahBulan(isi, { r01: '6', jml: '7' }, 'jml')).toEqual({ r01: '6', jml: '7' });
  });
  it('what became of the year before changes no plan', () => {
    expect(ubahBulan({ jml: '5', r01: '5' }, { l01: '9' }, 'jml')).toEqual({ l01: '9' });
  });
  it('what is no figure, or below zero, counts nothing', () => {
    expect(jumlahSisi({ r01: '1.1', r02: 'banyak', r03: '-4', r04: '0.002', l05: '9' }, 'r')).toBe('1.102');
  });
});

describe('begun from what became of the year before', () => {
  it('month by month, with their sum as the total', () => {
    const baru = dariRealisasi({ l01: '36000', l08: '39000.125' }, 'jml_bahan_baku');
    expect(baru).toMatchObject({ r01: '36000', r08: '39000.125', jml_bahan_baku: '75000.125' });
    expect(baru['r02']).toBeUndefined();
  });
});
