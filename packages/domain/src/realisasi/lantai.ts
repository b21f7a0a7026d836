import { angka, banding, type Desimal } from '../format/angka';
import type { Masalah } from '../formulir/isian';
import { pesan } from '../pesan/pesan';

/** A row of a decision of which something was realised, and what a change makes of it; null = the change drops it. */
export interface BarisLantai {
  seri: number;
  satuan: string;
  terealisasi: Desimal;
  kini: { seri: number; satuan: string; jml: Desimal } | null;
}

/** A change takes nothing away that was used already (T23: realised volume is kept). One fault per row. */
export function periksaLantai(rows: readonly BarisLantai[]): Masalah[] {
  return rows.flatMap(({ seri, satuan, terealisasi, kini }): Masalah[] => {
    const di = (path: string, message: string): Masalah[] => [
      { langkah: 'barang', path, message, ...(kini ? { baris: kini.seri } : {}) },
    ];
    const a = angka(terealisasi);
    if (!kini) return di('barang', pesan('lantai.dihapus', { n: seri, a }));
    if (kini.satuan !== satuan) return di('satuan', pesan('lantai.satuan', { n: kini.seri, a }));
    return banding(kini.jml, terealisasi) < 0 ? di('jml_bahan_baku', pesan('lantai.kurang', { n: kini.seri, a })) : [];
  });
}
