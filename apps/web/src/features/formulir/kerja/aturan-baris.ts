import { desimalSah, jumlahkan } from '@sinas/domain/format/angka';
import { bolehMedan, type MedanTerbuka } from '@sinas/domain/baris/medan';
import type { KonteksBaris } from '@sinas/domain/baris/kolom';
import { kunciBaris, periksaBaris } from '@sinas/domain/baris/barang';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { Rekaman } from '../wire';
import { BARANG, type BarisLembar } from './baris-lembar';

/** What the cells of every row lack: the server's own validator, remembered per unchanged row. */
export class AturanBaris {
  private ingat = new WeakMap<Rekaman, Masalah[]>();
  private kunci = new WeakMap<Rekaman, string>();

  constructor(
    private ktx: KonteksBaris,
    /** Fields of a row that may be changed: nobody can mend the others. */
    private readonly medan: (b: BarisLembar) => MedanTerbuka = () => null,
  ) {}

  get konteks(): KonteksBaris {
    return this.ktx;
  }

  /** Reference lists have changed: look again. */
  ulang(ktx: KonteksBaris): void {
    this.ktx = ktx;
    this.ingat = new WeakMap();
  }

  private isi(isi: Rekaman): Masalah[] {
    let m = this.ingat.get(isi);
    if (!m) this.ingat.set(isi, (m = periksaBaris(isi, this.ktx)));
    return m;
  }
  private masalahTerbuka(b: BarisLembar): Masalah[] {
    const medan = this.medan(b);
    return this.isi(b.isi)
      .filter((x) => bolehMedan(medan, x.path))
      .map((x) => ({ ...x, baris: b.no_seri }));
  }
  private kunciIsi(isi: Rekaman): string {
    let k = this.kunci.get(isi);
    if (!k) this.kunci.set(isi, (k = kunciBaris(isi)));
    return k;
  }

  /** Problems by row key. Rows that nobody has begun have none. */
  periksa(baris: readonly BarisLembar[]): Map<string, Masalah[]> {
    const hasil = new Map<string, Masalah[]>();
    const pertama = new Map<string, BarisLembar>();
    for (const b of [...baris].sort(tersimpanDahulu)) {
      if (BARANG.hampa(b)) continue;
      // What is stored was right when it was: a code that has ended since is refused where the row is changed.
      const m: Masalah[] = tetap(b) ? [] : this.masalahTerbuka(b);
      if (b.ditolak && b.ditolak.isi === b.isi) m.push(...b.ditolak.masalah.map((x) => ({ ...x, baris: b.no_seri })));
      if (m.length === 0) {
        const kunci = this.kunciIsi(b.isi);
        const lain = pertama.get(kunci);
        if (lain) m.push(ganda(b, lain.no_seri));
        else pertama.set(kunci, b);
      }
      if (m.length) hasil.set(b.kunci, m);
    }
    return hasil;
  }

  /** Typed rows that may be stored now. */
  siap(baris: readonly BarisLembar[]): BarisLembar[] {
    const masalah = this.periksa(baris);
    return baris.filter((b) => BARANG.kotor(b) && !masalah.has(b.kunci));
  }
}

const tetap = (b: BarisLembar): boolean => b.id !== null && !BARANG.kotor(b);
const tersimpanDahulu = (a: BarisLembar, b: BarisLembar): number =>
  Number(!a.id || BARANG.kotor(a)) - Number(!b.id || BARANG.kotor(b)) || a.no_seri - b.no_seri;
const ganda = (b: BarisLembar, n: number): Masalah => ({
  langkah: 'barang',
  path: 'uraian_barang',
  baris: b.no_seri,
  message: pesan('baris.duplikat', { n }),
});

export const jumlahBaris = (baris: readonly BarisLembar[]): string =>
  jumlahkan(baris.flatMap((b) => (desimalSah(b.isi.jml_bahan_baku) ? [b.isi.jml_bahan_baku] : [])));
