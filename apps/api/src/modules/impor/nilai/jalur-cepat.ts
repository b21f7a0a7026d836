import type { Kolom } from '@sinas/domain/baris/kolom';
import type { BarisJadi, Keping, PerangkaiBaris } from '../../pengajuan/baris/baris-impor.service';
import { bacaSelKolom, selKosong, tulisSel, type CaraBaca } from './petakan-baris';
import type { Sel } from '../buku/sel';

/** A cell that is plainly right: what it adds to the record, and what the result shows for it. */
interface Jadi {
  keping: Keping;
  tampil: string | number;
}
export interface BarisCepat extends BarisJadi {
  /** cells of the result, in the order of the columns */
  larik: readonly (string | number | undefined)[];
}
/** Most columns hold few different texts: each is looked at once. The bounds keep a stranger's workbook from growing it. */
const MAKS_INGAT = 4_000;
const MAKS_HURUF = 200;

/** Rows that are plainly right, read cell by cell from what is known already. All others: null. */
export class JalurCepat {
  private readonly ingatan: readonly Map<string, Jadi>[][];

  constructor(
    private readonly perangkai: PerangkaiBaris,
    private readonly cara: CaraBaca,
  ) {
    this.ingatan = cara.kolom.map(() => [new Map(), new Map(), new Map()]);
  }

  coba(sel: readonly (Sel | undefined)[]): BarisCepat | null {
    const { kolom } = this.cara;
    const keping: (Keping | undefined)[] = [];
    const larik: (string | number | undefined)[] = [];
    for (let i = 0; i < kolom.length; i++) {
      const [k, s] = [kolom[i], sel[i]];
      if (!k || !s || selKosong(s)) {
        keping.push(undefined);
        larik.push(undefined);
        continue;
      }
      if (s.rumus || s.galat || s.gabung) return null;
      const jadi = this.sel(k, i, s);
      if (!jadi) return null;
      keping.push(jadi.keping);
      larik.push(jadi.tampil);
    }
    const baris = this.perangkai.rangkai(keping);
    return baris && Object.assign(baris, { larik });
  }

  private sel(k: Kolom, i: number, s: Sel): Jadi | null {
    if (k.jenis === 'teks' || k.jenis === 'angka' || s.teks.length > MAKS_HURUF) return this.baca(k, s);
    const ingatan = this.ingatan[i]?.[s.tanggal ? 2 : s.angka === null ? 0 : 1];
    const ada = ingatan?.get(s.teks);
    if (ada) return ada;
    // A copy: a piece of a sheet would keep all of that sheet's text in memory.
    const teks = Buffer.from(s.teks).toString();
    const jadi = this.baca(k, { ...s, teks });
    if (jadi && ingatan && ingatan.size < MAKS_INGAT) ingatan.set(teks, jadi);
    return jadi;
  }

  private baca(k: Kolom, s: Sel): Jadi | null {
    const dibaca = bacaSelKolom(k, s, this.cara);
    const keping = 'salah' in dibaca ? null : this.perangkai.keping(k, dibaca.nilai);
    return keping && { keping, tampil: tulisSel(k, keping.nilai, this.cara) };
  }
}
