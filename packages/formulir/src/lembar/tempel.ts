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

/** Does the first line name the columns it stands over? Then it is a head, not a row. */
export function barisKepala(baris: readonly string[], kolom: readonly Kolom[], mulai: number): boolean {
  const kena = baris.filter((x, i) => x.trim().toLowerCase() === kolom[mulai + i]?.label.toLowerCase()).length;
  return kena > 0 && kena >= baris.filter((x) => x.trim()).length / 2;
}

/** One record per pasted line; columns are counted from the active cell to the right. */
export function tempelkan(
  teks: string,
  kolom: readonly Kolom[],
  mulai: number,
  daftar: Daftar,
): Record<string, Nilai>[] {
  const semua = bacaTsv(teks);
  const isi = semua[0] && semua.length > 1 && barisKepala(semua[0], kolom, mulai) ? semua.slice(1) : semua;
  return isi.map((sel) =>
    Object.fromEntries(
      sel.flatMap((x, i) => {
        const k = kolom[mulai + i];
        return k ? [[k.kd_field, nilaiDariTeks(k, x, daftar)]] : [];
      }),
    ),
  );
}
