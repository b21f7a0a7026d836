import { describe, expect, it } from 'vitest';
import { bandingRencana, type BarisBanding } from './banding';

const b = (lain: Partial<BarisBanding>): BarisBanding => ({
  ...{ jenis: 'barang_impor', kunci: 'gkm', uraian: 'Gula kristal mentah', hs: '17011400', satuan: 'TNE', jml: '1000' },
  ...{ realisasi: null, realisasi_sebelum: null, keputusan: null },
  ...lain,
});

describe('a plan beside the one of the year before (D.2, issue of the desks)', () => {
  it('a good of both years is one line: what was planned, what became of it, what was determined', () => {
    const kini = [b({ jml: '1200.5', realisasi_sebelum: '900', uraian: 'GKM' })];
    const lalu = [b({ jml: '1000', realisasi: '880.25', keputusan: '950' })];
    expect(bandingRencana(kini, lalu)).toEqual([
      {
        ...{ jenis: 'barang_impor', uraian: 'GKM', hs: '17011400', satuan: 'TNE' },
        lalu: { rencana: '1000', realisasi: '880.25', keputusan: '950' },
        kini: { rencana: '1200.5', realisasi: null, keputusan: null, realisasi_lalu: '900' },
      },
    ]);
  });
  it('a good that is new has no year before, one that is not planned again has no year now', () => {
    const hasil = bandingRencana([b({ kunci: 'baru', uraian: 'Baru' })], [b({ kunci: 'lama', uraian: 'Lama' })]);
    expect(hasil.map((x) => [x.uraian, x.lalu?.rencana ?? null, x.kini?.rencana ?? null])).toEqual([
      ['Baru', null, '1000'],
      ['Lama', '1000', null],
    ]);
  });
  it('another unit, or the same good bought in the country, is another line', () => {
    const hasil = bandingRencana(
      [b({}), b({ jenis: 'barang_lokal', jml: '7' })],
      [b({ satuan: 'KGM', jml: '1000000' })],
    );
    expect(hasil.map((x) => [x.jenis, x.satuan, x.lalu?.rencana ?? null, x.kini?.rencana ?? null])).toEqual([
      ['barang_impor', 'TNE', null, '1000'],
      ['barang_impor', 'KGM', '1000000', null],
      ['barang_lokal', 'TNE', null, '7'],
    ]);
  });
  it('a product of two materials is summed to the last digit, and nothing told is no zero', () => {
    const produk = { jenis: 'produk', kunci: 'gkr', uraian: 'Gula kristal rafinasi' } as const;
    const [satu] = bandingRencana(
      [b({ ...produk, jml: '0.1' }), b({ ...produk, jml: '0.2', keputusan: '0' })],
      [b({ ...produk, jml: '5', realisasi: '0' })],
    );
    expect(satu?.kini).toEqual({ rencana: '0.3', realisasi: null, keputusan: '0', realisasi_lalu: null });
    expect(satu?.lalu).toEqual({ rencana: '5', realisasi: '0', keputusan: null });
  });
});
