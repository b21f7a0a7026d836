import type { BarisMentah } from '../../baris/jenis-baris';
import { jumlahkan, type Desimal } from '../../format/angka';
import { geserPeriode } from '../../format/periode';
import { dapatDihitung, dariDasar } from '../../neraca/satuan-dasar';
import { kunciBarang } from './baris/jenis';

/** What a declaration brought in of a month. */
export interface Masuk {
  /** MMYYYY */
  periode: string;
  /** Number of the declaration. */
  ref: string;
  /** exact decimal text */
  jml: Desimal;
}
/** A row of a permit of the year before, in its own unit. */
export interface BarisIzinLalu {
  izin: string;
  data: BarisMentah;
  satuan: string;
  /** What the permit gives and was not given back. */
  jml: Desimal;
  masuk: readonly Masuk[];
}
/** A good as a plan would have it, and what came in of it. */
export interface BarangLalu {
  /** What makes two goods of a plan the same one. */
  kunci: string;
  /** As somebody would type it: months a year on, the quantity that the permits gave. */
  data: BarisMentah;
  satuan: string;
  jml: Desimal;
  izin: string[];
  masuk: Masuk[];
}

/** Goods of permits of the year before, each once, in the words of the newest permit; `rows` from the newest on. */
export function imporLalu(rows: readonly BarisIzinLalu[]): BarangLalu[] {
  const barang: BarangLalu[] = [];
  for (const r of rows) {
    const kunci = kunciBarang(r.data);
    const ada = barang.find((b) => b.kunci === kunci && sejenis(r.satuan, b.satuan));
    if (ada) gabung(ada, r);
    else
      barang.push({
        ...{ kunci, satuan: r.satuan, jml: r.jml, izin: [r.izin] },
        masuk: jumlahMasuk(r.masuk),
        data: { ...r.data, periode_importasi: bulan(r.data).map((p) => geserPeriode(p, 1)), jml_bahan_baku: r.jml },
      });
  }
  return barang;
}

/** Is there a table between the two, whichever way? */
const sejenis = (a: string, b: string): boolean => dapatDihitung(a, b) || dapatDihitung(b, a);

function gabung(b: BarangLalu, r: BarisIzinLalu): void {
  const ke = (jml: Desimal): Desimal => dariDasar(jml, r.satuan, b.satuan);
  b.jml = jumlahkan([b.jml, ke(r.jml)]);
  if (!b.izin.includes(r.izin)) b.izin.push(r.izin);
  b.masuk = jumlahMasuk([...b.masuk, ...r.masuk.map((m) => ({ ...m, jml: ke(m.jml) }))]);
  const periode = new Set([...bulan(b.data), ...bulan(r.data).map((p) => geserPeriode(p, 1))]);
  b.data = { ...b.data, periode_importasi: [...periode].sort(), jml_bahan_baku: b.jml };
}
const bulan = (r: BarisMentah): string[] =>
  Array.isArray(r['periode_importasi']) ? (r['periode_importasi'] as unknown[]).map(String) : [];

/** Lines of one declaration in one month are one figure; in the order of the months. */
function jumlahMasuk(masuk: readonly Masuk[]): Masuk[] {
  const per = new Map<string, Masuk>();
  for (const m of masuk) {
    const k = JSON.stringify([m.periode, m.ref]);
    per.set(k, { ...m, jml: jumlahkan([per.get(k)?.jml ?? '0', m.jml]) });
  }
  return [...per.values()].sort((a, b) => a.periode.localeCompare(b.periode) || a.ref.localeCompare(b.ref));
}

/** Months of a good that stands in the plan and that say nothing yet, in its unit; null where no table leads there. */
export function masukBaru(b: BarangLalu, satuan: string, terisi: ReadonlySet<string>): Masuk[] | null {
  if (!sejenis(b.satuan, satuan)) return null;
  return b.masuk.filter((m) => !terisi.has(m.periode)).map((m) => ({ ...m, jml: dariDasar(m.jml, b.satuan, satuan) }));
}
