import { Injectable } from '@nestjs/common';
import { AturanDilanggar } from '../../../platform/errors';
import { DaerahGabung } from '../nilai/gabung';
import { lepasNetral, samakan } from '../templat/templat';
import { barisLembar, type BarisLembar } from './baca-lembar';
import { bukaPaket, periksaBagian } from './paket-xlsx';
import type { Sel } from './sel';

export type { Sel };
/** A row of a table by the names of its columns; `nomor`: as Excel shows it. */
export interface BarisTabel<K extends string> {
  nomor: number;
  sel: Partial<Record<K, Sel>>;
}
export interface BentukTabel<K extends string> {
  /** Name of the sheet. */
  nama: string;
  /** Name of each column as it stands in the first row; all of them must be there, in whatever order. */
  kolom: Readonly<Record<K, string>>;
  maks: number;
}

/** Tables that `TulisTabelService` has written, as they come back. */
@Injectable()
export class BacaTabelService {
  /** Rows that say anything, every byte of the file looked at. Throws a sentence for people when it is none of ours. */
  async baca<K extends string>(isi: Buffer, { nama, kolom, maks }: BentukTabel<K>): Promise<BarisTabel<K>[]> {
    const paket = await bukaPaket(isi);
    await periksaBagian(paket);
    const lembar = paket.lembar.find((l) => samakan(l.nama) === samakan(nama));
    if (!lembar) throw new AturanDilanggar('impor.tanpa_templat');
    const gabung = new DaerahGabung();
    const hasil: BarisTabel<K>[] = [];
    let tempat: readonly (readonly [K, number])[] | null = null;
    for await (const { baris } of barisLembar(paket, lembar, gabung))
      for (const b of baris) {
        if (!tempat) {
          tempat = cariKolom(b, kolom, nama);
          continue;
        }
        const sel = ambil(b, tempat);
        if (Object.keys(sel).length > 0) hasil.push({ nomor: b.nomor, sel });
        if (hasil.length > maks) throw new AturanDilanggar('impor.terlalu_banyak', [], { n: maks });
      }
    if (!tempat) throw new AturanDilanggar('impor.tanpa_templat');
    // Of merged cells only the first has a value: the others would be taken for empty ones.
    if (gabung.menyentuh(tempat.map(([, di]) => di).values(), 1)) throw new AturanDilanggar('impor.sel_gabung');
    return hasil;
  }
}

function cariKolom<K extends string>(b: BarisLembar, kolom: Readonly<Record<K, string>>, lembar: string) {
  const ada = b.sel.map((s) => samakan(s?.teks ?? ''));
  const semua = (Object.entries(kolom) as [K, string][]).map(([k, label]) => [k, ada.indexOf(samakan(label))] as const);
  const hilang = semua.filter(([, di]) => di < 0).map(([k]) => kolom[k]);
  if (hilang.length === semua.length) throw new AturanDilanggar('impor.tanpa_templat');
  if (hilang.length > 0) throw new AturanDilanggar('impor.kolom_hilang', [], { daftar: hilang.join(', '), lembar });
  return semua;
}
function ambil<K extends string>(b: BarisLembar, tempat: readonly (readonly [K, number])[]): BarisTabel<K>['sel'] {
  const sel: BarisTabel<K>['sel'] = {};
  for (const [k, di] of tempat) {
    const s = b.sel[di];
    if (!s || (s.teks.trim() === '' && !s.rumus)) continue;
    sel[k] = { ...s, teks: lepasNetral(s.teks.trim()) };
  }
  return sel;
}
