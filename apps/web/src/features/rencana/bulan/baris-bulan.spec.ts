import { describe, expect, it } from 'vitest';
import { koleksi } from '../kerja/koleksi';
import { geserSel, selTerbuka, sumberBulan, tabSel, type GarisBulan } from './baris-bulan';
import { susunTempel } from './useLembarBulan';

const K = koleksi('bahan_baku');
const wire = { uraian: null, jml_rekomendasi: null, jml_keputusan: null, jml_produk_keputusan: null };
const realisasi = [
  { periode: '012026', jml: '4', ref: 'PIB-1' },
  { periode: '012026', jml: '6', ref: 'PIB-2' },
  { periode: '012027', jml: '1', ref: null },
];
const fakta = (id: string) => ({ id, versi: 1, no_seri: 1, id_induk: null, wire: { ...wire, realisasi } });
const garis = (id: string, lain: Partial<GarisBulan> = {}): GarisBulan => ({
  ...{ id, jenis: 'bahan_baku', b: K.dari(fakta(id)), sisi: 'r', label: 'Rencana 2027', tahun: 2027 },
  ...{ samping: false, medan: null },
  ...lain,
});
const [A, B] = [garis('a'), garis('b')];

describe('the cursor of the sheet', () => {
  it('arrows stay inside; Tab goes on in the next line, and out behind the last cell', () => {
    const di = (kolom: number, g = 'a') => ({ garis: g, kolom });
    expect(geserSel([A, B], di(0), -1, 0)).toEqual(di(0));
    expect(geserSel([A, B], di(3), 1, 1)).toEqual(di(4, 'b'));
    expect(geserSel([A, B], di(12), 12, 5)).toEqual(di(12, 'b'));
    expect(tabSel([A, B], di(12), 1)).toEqual(di(0, 'b'));
    expect(tabSel([A, B], di(0, 'b'), -1)).toEqual(di(12));
    expect([tabSel([A, B], di(12, 'b'), 1), tabSel([A, B], di(0), -1)]).toEqual([null, null]);
  });
});

describe('which cells may be typed in', () => {
  it('months and total of the plan; no sum of what became; no line beneath another', () => {
    const jml = 'jml_bahan_baku';
    expect([selTerbuka(A, 0, jml), selTerbuka(A, 12, jml)]).toEqual([true, true]);
    expect(selTerbuka(garis('a', { sisi: 'l' }), 12, jml)).toBe(false);
    expect(selTerbuka(garis('a', { samping: true }), 0, jml)).toBe(false);
    expect(selTerbuka(garis('a', { medan: new Set(['r02']) }), 0, jml)).toBe(false);
  });
  it('a month that two papers made up is theirs, each year by itself', () => {
    const [lalu, ini] = [garis('a', { sisi: 'l' }), garis('a', { sisi: 'n' })];
    expect([sumberBulan(lalu, 0), sumberBulan(ini, 0), sumberBulan(A, 0)]).toEqual([2, 1, 0]);
    expect([selTerbuka(lalu, 0, 'jml'), selTerbuka(lalu, 1, 'jml'), selTerbuka(ini, 0, 'jml')]).toEqual([
      ...[false, true, true],
    ]);
  });
});

describe('a pasted block', () => {
  it('goes from the active cell to the right and down; what finds no place is counted, and nothing of it is dropped in silence', () => {
    const blok = [['1', '2', undefined], ['3', undefined, '4'], ['5']];
    const { perubahan, luar } = susunTempel([A, B], { garis: 'a', kolom: 10 }, blok);
    expect(perubahan.map((p) => [p.g.id, p.isi])).toEqual([
      ['a', { r11: '1', r12: '2', jml_bahan_baku: undefined }],
      ['b', { r11: '3', r12: undefined, jml_bahan_baku: '4' }],
    ]);
    expect(luar).toBe(1);
  });
  it('locked cells stay as they are', () => {
    const kunci = garis('a', { medan: new Set(['r02']) });
    const { perubahan, luar } = susunTempel([kunci], { garis: 'a', kolom: 0 }, [['1', '2', '3']]);
    expect([perubahan[0]?.isi, luar]).toEqual([{ r02: '2' }, 2]);
  });
});
