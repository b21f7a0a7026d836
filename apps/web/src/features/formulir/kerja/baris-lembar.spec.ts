import { describe, expect, it } from 'vitest';
import { BARANG } from './baris-lembar';

describe('rows that are not yet valid', () => {
  it('come back as they were typed, with the key and the row they belong to', () => {
    const b = { kunci: 'k1', id: '9', no_seri: 3, versi: 2, uraian_barang: 'Gula', jml_bahan_baku: 'banyak' };
    expect(BARANG.bacaBelum(b, 0)).toEqual(b);
  });

  it('are named by their place when another program has kept them without a key', () => {
    expect(BARANG.bacaBelum({ uraian_barang: 'Gula', versi: 'x', asing: true }, 4)).toEqual({
      kunci: '4',
      uraian_barang: 'Gula',
    });
  });
});
