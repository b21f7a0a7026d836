import { angka, banding, desimalSah, rapikan, type Desimal } from '../format/angka';
import type { Masalah } from '../formulir/isian';
import { pesan } from '../pesan/pesan';

export interface ButirSerah {
  id: string;
  jml: string;
}
const di = (i: number, medan: 'id' | 'jml', message: string): Masalah => ({
  langkah: 'serahkan',
  path: `baris.${i}.${medan}`,
  message,
});

/** Faults of a surrender (T33), each at its place: above nothing, at most what remains of the row. */
export function periksaSerah(baris: readonly ButirSerah[], sisa: ReadonlyMap<string, Desimal>): Masalah[] {
  if (baris.length === 0) return [{ langkah: 'serahkan', path: 'baris', message: pesan('serah.kosong') }];
  const sudah = new Set<string>();
  return baris.flatMap((b, i): Masalah[] => {
    const ada = sisa.get(b.id);
    if (ada === undefined) return [di(i, 'id', pesan('serah.baris_asing'))];
    if (sudah.has(b.id)) return [di(i, 'id', pesan('serah.baris_ganda'))];
    sudah.add(b.id);
    if (!desimalSah(b.jml) || banding(b.jml, '0') <= 0) return [di(i, 'jml', pesan('serah.jumlah'))];
    return banding(b.jml, ada) > 0 ? [di(i, 'jml', pesan('serah.lebih', { sisa: angka(ada) }))] : [];
  });
}
/** As it is kept. */
export const rapikanSerah = (baris: readonly ButirSerah[]): ButirSerah[] =>
  baris.map(({ id, jml }) => ({ id, jml: rapikan(jml) }));
