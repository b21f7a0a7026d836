import { describe, expect, it } from 'vitest';
import { subDariTempelan } from './RincianSub';

describe('LAYAR-01 nested rows pasted from Excel', () => {
  it('reads use, place and quantity', () => {
    expect(subDariTempelan('Lini sirop\tCilegon\t1.200,5\nLini biskuit\tTangerang\t800').rows).toEqual([
      { uraian: 'Lini sirop', lokasi: 'Cilegon', jml: '1200.5' },
      { uraian: 'Lini biskuit', lokasi: 'Tangerang', jml: '800' },
    ]);
  });
  it('says which line is wrong and why', () => {
    expect(subDariTempelan('Lini sirop\t\t1.200\nLini biskuit\tTangerang\tbanyak').salah).toEqual([
      'Baris tempelan 1: Lokasi wajib diisi',
      'Baris tempelan 2: Jumlah harus berupa angka, contoh 2.750,5',
    ]);
  });
});
