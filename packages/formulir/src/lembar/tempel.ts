import type { Kolom } from '@sinas/domain/baris/kolom';
import { nilaiDariTeks, type Daftar, type Nilai } from './nilai';

/** Cells of a block copied from a spreadsheet: tab between cells, line break between rows, quotes around either. */
export function bacaTsv(teks: string): string[][] {
  const baris: string[][] = [];
  let sel = '';
  let kini: string[] = [];
  let kutip = false;
  const rata = teks.replace(/\r\n?/g, '\n');
  for (let i = 0; i < rata.length; i += 1) {
    const h = rata[i] ?? '';
    if (kutip) {
      if (h !== '"') sel += h;
      else if (rata[i + 1] === '"') {
        sel += '"';
        i += 1;
      } else kutip = false;
    } else if (h === '"' && sel === '') kutip = true;
    else if (h === '\t') {
      kini.push(sel);
      sel = '';
    } else if (h === '\n') {
      baris.push([...kini, sel]);
      kini = [];
      sel = '';
    } else sel += h;
  }
  if (sel !== '' || kini.length) baris.push([...kini, sel]);
  return baris.filter((b) => b.some((x) => x.trim() !== ''));
}

/** What a pasted block says, row by row, and what of its head is no column: nothing is dropped in silence. */
export interface HasilBaca {
  rekaman: Record<string, Nilai>[];
  /** Words of the head that name no column, or one that an earlier word has named; filled columns without a word. */
  asing: string[];
}
const ringkas = (teks: string): string => teks.replace(/[\s_]+/g, '').toLowerCase();
const kolomBernama = (nama: string, kolom: readonly Kolom[]): Kolom | undefined =>
  kolom.find((k) => ringkas(k.label) === nama) ?? kolom.find((k) => ringkas(k.kd_field) === nama);

/**
 * The columns that the first line names, in its own order; null when it is no head but a row. A head names at least two
 * columns, or the one under which it is pasted, and half of what it says.
 */
function bacaKepala(sel: readonly string[], kolom: readonly Kolom[], bawah: readonly Kolom[]): (Kolom | null)[] | null {
  const nama = sel.map(ringkas);
  const berisi = nama.filter((x) => x !== '');
  const dikenal = nama.map((x) => (x === '' ? undefined : kolomBernama(x, kolom)));
  // A cell such as 05 may be a figure: it alone makes no head.
  const kena = dikenal.filter((k, i) => k && !/^\d+$/.test(nama[i] ?? ''));
  const diTempat = kena.length > 0 && dikenal.some((k, i) => k !== undefined && k === bawah[i]);
  if (kena.length < berisi.length / 2 || (kena.length < 2 && !diTempat)) return null;
  const terpakai = new Set<Kolom>();
  return dikenal.map((k) => {
    if (!k || terpakai.has(k)) return null;
    terpakai.add(k);
    return k;
  });
}

/** Words of the head without a column, and columns of the block that are filled and stand under no word at all. */
function takTertempel(
  awal: readonly string[],
  kepala: readonly (Kolom | null)[],
  sisa: readonly (readonly string[])[],
): string[] {
  const lebar = Math.max(awal.length, ...sisa.map((sel) => sel.length));
  return Array.from({ length: lebar }, (_, i) => i).flatMap((i) => {
    if (kepala[i]) return [];
    const kata = awal[i]?.trim() ?? '';
    if (kata !== '') return [kata];
    return sisa.some((sel) => (sel[i] ?? '').trim() !== '') ? [`kolom ke-${i + 1} tanpa nama`] : [];
  });
}

/**
 * One record per pasted line. A head maps the cells to `semua` by name, in any order; without one they are counted from
 * the active cell to the right over the columns that are shown.
 */
export function tempelkan(
  teks: string,
  kolom: readonly Kolom[],
  mulai: number,
  daftar: Daftar,
  semua: readonly Kolom[] = kolom,
): HasilBaca {
  const [awal = [], ...sisa] = bacaTsv(teks);
  const kepala = sisa.length > 0 ? bacaKepala(awal, semua, kolom.slice(mulai)) : null;
  const urut = kepala ?? kolom.slice(mulai);
  const rekaman = (kepala ? sisa : [awal, ...sisa])
    .filter((sel) => sel.length > 0)
    .map((sel) =>
      Object.fromEntries(
        sel.flatMap((x, i) => {
          const k = urut[i];
          return k ? [[k.kd_field, nilaiDariTeks(k, x, daftar)]] : [];
        }),
      ),
    );
  return { rekaman, asing: kepala ? takTertempel(awal, kepala, sisa) : [] };
}
