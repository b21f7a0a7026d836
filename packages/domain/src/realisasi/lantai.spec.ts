import { expect, it } from 'vitest';
import { periksaLantai } from './lantai';

const baris = (kini: { satuan?: string; jml?: string } | null) => ({
  ...{ seri: 2, satuan: 'TNE', terealisasi: '60.5' },
  kini: kini && { seri: 3, satuan: 'TNE', jml: '100', ...kini },
});
const kata = (kini: Parameters<typeof baris>[0]) =>
  periksaLantai([baris(kini)]).map((m) => [m.path, m.baris, m.message]);

it('C.3 T23: what was realised is kept, exactly', () => {
  expect(kata({})).toEqual([]);
  expect(kata({ jml: '60.5' })).toEqual([]);
  expect(kata({ jml: '60.499' })).toEqual([
    ['jml_bahan_baku', 3, 'Jumlah baris 3 paling sedikit 60,5, yaitu yang sudah direalisasikan'],
  ]);
  expect(kata({ satuan: 'KGM' })).toEqual([
    ['satuan', 3, 'Satuan baris 3 tidak dapat diubah: 60,5 sudah direalisasikan'],
  ]);
  expect(kata(null)).toEqual([
    ['barang', undefined, 'Baris 2 keputusan asal tidak dapat dihapus: 60,5 sudah direalisasikan'],
  ]);
});
