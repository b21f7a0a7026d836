import { describe, expect, it } from 'vitest';
import { muatanKini, perubahanKini } from './format-kiriman';
import { TUJUAN_PENGGUNAAN } from './tujuan-penggunaan';

describe('domain F: what goods are for', () => {
  it('eight uses, as the page writes them', () => {
    expect(Object.values(TUJUAN_PENGGUNAAN)).toEqual([
      'Bahan baku industri',
      'Bahan penolong',
      'Konsumsi/diperdagangkan',
      'Hotel-restoran-katering',
      'Cadangan pemerintah',
      'Penugasan BUMN',
      'Penelitian/contoh',
      'Ekspor/KITE',
    ]);
  });
  it.each([
    ['1', '1'],
    ['2', '2'],
    ['3', '3'],
    ['4', '3'],
    ['5', '6'],
    ['6', '7'],
  ])('what was sent with %s of the six is read as %s, the frozen text stays', (lama, kini) => {
    const muatan = {
      kepala: { tujuan_penggunaan: lama, surel: 'a@b.id' },
      barang: { seri_1: { tujuan_penggunaan: lama, jml_bahan_baku: '5' }, seri_2: { jml_bahan_baku: '4' } },
    };
    expect(muatanKini(1, muatan)).toEqual({
      kepala: { tujuan_penggunaan: kini, surel: 'a@b.id' },
      barang: { seri_1: { tujuan_penggunaan: kini, jml_bahan_baku: '5' }, seri_2: { jml_bahan_baku: '4' } },
    });
    expect(muatan.kepala.tujuan_penggunaan).toBe(lama);
    expect(muatanKini(2, muatan)).toBe(muatan);
  });
  it('what is no submission passes as it is', () => {
    expect([muatanKini(1, null), muatanKini(1, { kepala: 4, barang: [] })]).toEqual([null, { kepala: 4, barang: [] }]);
    expect(muatanKini(1, { barang: { seri_1: null } })).toEqual({ barang: { seri_1: null } });
  });
  it('differences of that time, too; of later ones none is touched', () => {
    const beda = [
      { path: 'kepala.tujuan_penggunaan', lama: '4', baru: '5' },
      { path: 'kepala.stok_awal', lama: '4', baru: '5' },
    ];
    expect(perubahanKini(1, beda)).toEqual([
      { path: 'kepala.tujuan_penggunaan', lama: '3', baru: '6' },
      { path: 'kepala.stok_awal', lama: '4', baru: '5' },
    ]);
    expect(perubahanKini(2, beda)).toEqual(beda);
  });
});
