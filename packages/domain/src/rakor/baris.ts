import { ALASAN } from '../baris/alasan';
import { BATAS_TEKS, periksaPanjang } from '../format/batas-teks';
import { angka, banding, desimalSah, jumlahkan, kurangi, type Desimal } from '../format/angka';
import type { Masalah } from '../formulir/isian';
import { ubahSatuan } from '../neraca/satuan-dasar';
import { pesan } from '../pesan/pesan';

/** A row of goods before a meeting (E.2, level 2). Quantities are exact decimals in the row's own unit. */
export interface BarisRakor {
  id: string;
  /** Number of its file. */
  no_aju: string;
  seri: number;
  satuan: string;
  usulan: Desimal;
  rekomendasi: Desimal;
  /** Realised and reserved: an evaluation never goes below. '0' elsewhere. */
  lantai: Desimal;
  /** May get more than it asked for: of a plan, and of what a ministry files. */
  naik: boolean;
  /** Null = not determined yet. */
  penetapan: Desimal | null;
  tunda: boolean;
  kd_alasan: string;
  alasan: string;
  /** The ministry's own reason for what it recommends. */
  kd_alasan_kl: string;
}
export const MAKS_ALASAN_BARIS = BATAS_TEKS.catatan_butir;

/** Why a row must say why: cut below its recommendation, raised above it, or nothing at all. */
export type SebabAlasan = 'potong' | 'naik' | 'nol';
export function sebabAlasan(b: Pick<BarisRakor, 'rekomendasi' | 'penetapan' | 'tunda'>): SebabAlasan | null {
  if (b.tunda || b.penetapan === null) return null;
  if (banding(b.penetapan, '0') === 0) return 'nol';
  const beda = banding(b.penetapan, b.rekomendasi);
  if (beda < 0) return 'potong';
  return beda > 0 ? 'naik' : null;
}

/**
 * Does the row still owe its reason? A cut and a zero want a reason code, a raise wants words; what the ministry itself
 * recommends at zero has the ministry's reason.
 */
export function kurangAlasan(b: BarisRakor): boolean {
  const sebab = sebabAlasan(b);
  if (sebab === null) return false;
  if (sebab === 'naik') return b.alasan.trim() === '';
  if (b.kd_alasan === 'A99') return b.alasan.trim() === '';
  const ikutKl = banding(b.penetapan ?? '0', b.rekomendasi) === 0 && b.kd_alasan_kl in ALASAN;
  return !(b.kd_alasan in ALASAN) && !ikutKl;
}

/** Faults of what one row gets; that it owes a reason is none while it is discussed, unless `tuntas`. */
export function periksaBarisRakor(b: BarisRakor, tuntas = false): Masalah[] {
  const n = b.seri;
  const di = (medan: string, message: string): Masalah[] => [
    { langkah: 'rakor', path: `${b.no_aju}.${b.id}.${medan}`, message, baris: n },
  ];
  const panjang = periksaPanjang(`Baris ${n}: alasan`, b.alasan, MAKS_ALASAN_BARIS);
  if (panjang) return di('alasan', panjang);
  if (b.kd_alasan !== '' && !(b.kd_alasan in ALASAN)) return di('kd_alasan', pesan('rakor.baris_alasan', { n }));
  if (b.penetapan === null || b.tunda) return [];
  if (!desimalSah(b.penetapan) || b.penetapan.startsWith('-'))
    return di('penetapan', pesan('rakor.baris_angka', { n }));
  if (!b.naik && banding(b.penetapan, b.usulan) > 0)
    return di('penetapan', pesan('rakor.baris_melebihi', { n, jml: angka(b.usulan) }));
  if (banding(b.penetapan, b.lantai) < 0)
    return di('penetapan', pesan('rakor.baris_lantai', { n, jml: angka(b.lantai) }));
  if (!tuntas || !kurangAlasan(b)) return [];
  if (sebabAlasan(b) === 'naik') return di('alasan', pesan('rakor.baris_naik', { n }));
  return b.kd_alasan === 'A99'
    ? di('alasan', pesan('rakor.baris_alasan_lain', { n }))
    : di('kd_alasan', pesan('rakor.baris_alasan', { n }));
}

/** Files that one postponed row postpones whole. */
export const berkasTertunda = (baris: readonly Pick<BarisRakor, 'no_aju' | 'tunda'>[]): ReadonlySet<string> =>
  new Set(baris.filter((b) => b.tunda).map((b) => b.no_aju));

/** What stands on one line of the nation, in the line's unit. */
export interface GarisRakor {
  satuan: string;
  /** The most that the meeting may determine on it; null = the line has no ceiling yet. */
  plafon: Desimal | null;
  belum_dialokasikan: Desimal;
}
export interface JumlahGaris {
  usulan: Desimal;
  rekomendasi: Desimal;
  /** Sum of the rows; files that are postponed count nothing. */
  jumlah: Desimal;
  belum_dialokasikan: Desimal;
  /** The line itself: its rows and what is given to nobody yet. */
  penetapan: Desimal;
  /** Ceiling less the line; below zero is what is too much. Null without a ceiling. */
  sisa_plafon: Desimal | null;
  /** Rows that have neither a determination nor a postponement. */
  belum: number;
  tertunda: number;
}

/** Sums of a line. The rows are those of the line; `tertunda`: files that are postponed by a row of whatever line. */
export function hitungGarisRakor(
  garis: GarisRakor,
  baris: readonly BarisRakor[],
  tertunda: ReadonlySet<string> = berkasTertunda(baris),
): JumlahGaris {
  const jumlah = (pilih: (b: BarisRakor) => Desimal | null): Desimal =>
    jumlahkan(baris.map((b) => ubahSatuan(pilih(b) ?? '0', b.satuan, garis.satuan)));
  const aktif = baris.filter((b) => !tertunda.has(b.no_aju));
  const total = jumlah((b) => (tertunda.has(b.no_aju) ? null : b.penetapan));
  const penetapan = jumlahkan([total, garis.belum_dialokasikan]);
  return {
    usulan: jumlah((b) => b.usulan),
    rekomendasi: jumlah((b) => b.rekomendasi),
    jumlah: total,
    belum_dialokasikan: garis.belum_dialokasikan,
    penetapan,
    sisa_plafon: garis.plafon === null ? null : kurangi(garis.plafon, penetapan),
    belum: aktif.filter((b) => b.penetapan === null).length,
    tertunda: baris.length - aktif.length,
  };
}

/** Is more determined on it than its ceiling, or anything where it has none? */
export const lewatPlafon = (j: Pick<JumlahGaris, 'sisa_plafon' | 'penetapan'>): boolean =>
  j.sisa_plafon === null ? banding(j.penetapan, '0') > 0 : banding(j.sisa_plafon, '0') < 0;

/** What a meeting makes of a file (T19): all that it asked for, a part, nothing, or it waits for the next one. */
export function hasilBerkasRakor(
  baris: readonly Pick<BarisRakor, 'usulan' | 'penetapan' | 'tunda'>[],
): 'tetapkan' | 'tetapkan_sebagian' | 'tetapkan_tolak' | 'tunda' {
  if (baris.some((b) => b.tunda || b.penetapan === null)) return 'tunda';
  if (baris.every((b) => banding(b.penetapan ?? '0', '0') === 0)) return 'tetapkan_tolak';
  return baris.every((b) => banding(b.penetapan ?? '0', b.usulan) >= 0) ? 'tetapkan' : 'tetapkan_sebagian';
}
