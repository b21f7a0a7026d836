import type { Masalah } from '@sinas/domain/formulir/isian';
import type { MedanTerbuka } from '@sinas/domain/baris/medan';
import { bolehMedan } from '@sinas/domain/baris/medan';
import type { BarisRencana } from '../kerja/koleksi';
import { medanBulan, periodeMedan, type Sisi } from './medan-bulan';

/** Twelve months and the total. */
export const KOLOM_TOTAL = 12;

/** One line of the sheet: a side of a row. */
export interface GarisBulan {
  /** Names the line on this screen. */
  id: string;
  jenis: string;
  b: BarisRencana;
  sisi: Sisi;
  label: string;
  /** Year of the plan. */
  tahun: number;
  /** Shown beneath another line, never typed in. */
  samping: boolean;
  medan: MedanTerbuka;
}
/** A row with its lines. */
export interface KelompokBulan {
  jenis: string;
  b: BarisRencana;
  /** How deep it hangs. */
  dalam: number;
  garis: readonly GarisBulan[];
  masalah: readonly Masalah[];
}
export interface SelAktif {
  garis: string;
  kolom: number;
}

/** Field that a cell shows; null = a sum that nobody types. */
export const medanSel = (g: GarisBulan, kolom: number, medanJml: string): string | null =>
  kolom < KOLOM_TOTAL ? medanBulan(g.sisi, kolom) : g.sisi === 'r' ? medanJml : null;

/** May the cell be typed in? A month that several sources made up is theirs. */
export function selTerbuka(g: GarisBulan, kolom: number, medanJml: string): boolean {
  const medan = medanSel(g, kolom, medanJml);
  if (g.samping || medan === null || !bolehMedan(g.medan, medan)) return false;
  return g.sisi === 'r' || kolom === KOLOM_TOTAL || sumberBulan(g, kolom) < 2;
}
/** Of how many sources the figure of a month is. */
export function sumberBulan({ b, sisi, tahun }: GarisBulan, kolom: number): number {
  const periode = periodeMedan(medanBulan(sisi, kolom), tahun);
  return sisi === 'r' || !b.server ? 0 : b.server.wire.realisasi.filter((r) => r.periode === periode).length;
}

/** The cell a move leads to, inside the sheet; null = it leads out of it. */
export function geserSel(garis: readonly GarisBulan[], dari: SelAktif, baris: number, kolom: number): SelAktif | null {
  const di = garis.findIndex((g) => g.id === dari.garis);
  const ke = garis[Math.max(0, Math.min(garis.length - 1, di + baris))];
  const k = Math.max(0, Math.min(KOLOM_TOTAL, dari.kolom + kolom));
  return ke ? { garis: ke.id, kolom: k } : null;
}
/** The next cell by Tab, line after line; null behind the last one. */
export function tabSel(garis: readonly GarisBulan[], dari: SelAktif, arah: 1 | -1): SelAktif | null {
  const di = garis.findIndex((g) => g.id === dari.garis);
  const n = di * (KOLOM_TOTAL + 1) + dari.kolom + arah;
  const ke = garis[Math.floor(n / (KOLOM_TOTAL + 1))];
  return di < 0 || n < 0 || !ke ? null : { garis: ke.id, kolom: n % (KOLOM_TOTAL + 1) };
}
