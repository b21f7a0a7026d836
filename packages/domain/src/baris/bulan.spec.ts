import { describe, expect, it } from 'vitest';
import { awalBulan, jmlBulan, kunciBulan, periksaBulan, periodeDari, tahunCocok, type BulanMasuk } from './bulan';

const bulan = (ubah: Partial<BulanMasuk> = {}): BulanMasuk => ({
  ...{ sisi: 'rencana', periode: '032027', jml: '1', versi: null },
  ...ubah,
});
const kata = (...b: BulanMasuk[]) => periksaBulan(b, 2027, 'produksi').map((m) => [m.langkah, m.path, m.message]);

describe('months of a row', () => {
  it('each is of the file’s year, stands once, and is no less than nothing', () => {
    expect(kata(bulan(), bulan({ sisi: 'realisasi' }), bulan({ ref: 'PIB-1' }), bulan({ periode: '042027' }))).toEqual(
      [],
    );
    expect(kata(bulan({ jml: '0' }), bulan({ periode: '122027', jml: null }))).toEqual([]);
    expect(kata(bulan(), bulan({ jml: '2' }))).toEqual([['produksi', 'bulan.1.periode', 'Mar 2027 tertulis dua kali']]);
    expect(kata(bulan({ jml: '-0.5' }))).toEqual([['produksi', 'bulan.0.jml', 'Mar 2027 tidak boleh kurang dari nol']]);
    expect(kata(bulan({ jml: '1.2345' }))[0]?.[1]).toBe('bulan.0.jml');
    expect(kata(bulan({ periode: '032028' }))[0]?.[1]).toBe('bulan.0.periode');
    expect(kata(bulan({ periode: '132027' }))[0]?.[1]).toBe('bulan.0.periode');
  });
  it('of the years of a file in which all of them are right: what became of a plan may be of the year before, too', () => {
    expect(tahunCocok([bulan()], true)).toEqual([2027]);
    const jadi = bulan({ sisi: 'realisasi' });
    expect(tahunCocok([jadi], false)).toEqual([2027]);
    expect(tahunCocok([jadi], true)).toEqual([2027, 2028]);
    expect(tahunCocok([jadi, bulan({ sisi: 'realisasi', periode: '032026' })], true)).toEqual([2027]);
    expect(tahunCocok([jadi, bulan({ periode: '032028' })], true)).toEqual([2028]);
    expect(tahunCocok([bulan(), bulan({ periode: '032028' })], true)).toEqual([]);
    expect(tahunCocok([bulan(), bulan()], true)).toEqual([]);
    expect(tahunCocok([bulan({ periode: '13' })], true)).toEqual([]);
    expect(tahunCocok([], true)).toEqual([]);
  });
  it('a month is its first day, and back', () => {
    expect(awalBulan('122027').toISOString()).toBe('2027-12-01T00:00:00.000Z');
    expect(periodeDari(new Date('2027-03-01T00:00:00Z'))).toBe('032027');
  });
  it('side, month and origin tell two of them apart', () => {
    const beda = [bulan(), bulan({ sisi: 'realisasi' }), bulan({ ref: 'A' }), bulan({ periode: '042027' })];
    expect(new Set(beda.map(kunciBulan)).size).toBe(4);
    expect(kunciBulan(bulan({ ref: null }))).toBe(kunciBulan(bulan()));
  });
  it('a quantity is stored tidy', () => {
    expect(jmlBulan('010.500')).toBe('10.5');
  });
});
