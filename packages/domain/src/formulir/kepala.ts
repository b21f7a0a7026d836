import { samarkan } from '../format/tampil';
import { isianDari, untukPelaku, type Kepala, type Isian, type KodeLangkah, type SkemaFormulir } from './formulir';
import { tampilIsian } from './isian';

/** One header field with its label, as people read it. */
interface IsianTerbaca {
  kd_field: string;
  label: string;
  nilai: string;
  /** A paragraph: it may have lines of its own, and takes the width that several short fields share. */
  panjang: boolean;
}
export interface BagianKepala {
  langkah: KodeLangkah;
  nama: string;
  isian: IsianTerbaca[];
}

/**
 * The header of a file, step by step in the order of the form: what the company's page, the officers' screen,
 * the papers and the workbook show. `satuan` has the short forms of the units that the file's quantities may have; it
 * is written only where there is one.
 */
export function bacaKepala(
  { langkah, isian }: SkemaFormulir,
  kepala: Kepala,
  satuan: readonly string[] = [],
): BagianKepala[] {
  const tunggal = satuan.length === 1 ? satuan[0] : undefined;
  return langkah
    .map(({ kode, nama }) => ({
      langkah: kode,
      nama,
      isian: isian
        .filter((i) => i.langkah === kode && untukPelaku(i, kepala))
        .map((i) => terbaca(i, tampilIsian(i, kepala, tunggal))),
    }))
    .filter((b) => b.isian.length > 0);
}
function terbaca({ kd_field, label, jenis }: Isian, nilai: string): IsianTerbaca {
  const panjang = jenis === 'paragraf';
  return { kd_field, label, nilai: panjang ? nilai : nilai.replace(/\s+/g, ' '), panjang };
}

/** For those who may see the file but not the persons in it. */
export const samarkanKepala = (skema: SkemaFormulir, kepala: Kepala): Kepala =>
  Object.fromEntries(Object.entries(kepala).map(([k, v]) => [k, isianDari(skema, k)?.pribadi ? samarkan(v) : v]));
