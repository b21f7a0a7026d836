import { BATAS_TEKS, panjangTeks, periksaPanjang } from '../format/batas-teks';
import type { Masalah } from '../formulir/isian';
import { tambahHariKerja, type HariLibur } from '../kalender/hari-kerja';
import { pesan } from '../pesan/pesan';

export const STATUS_INFORMASI = {
  DIMINTA: 'Menunggu jawaban',
  DIJAWAB: 'Dijawab',
  DITUTUP: 'Ditutup kementerian',
  LEWAT: 'Lewat batas waktu',
} as const;
export type StatusInformasi = keyof typeof STATUS_INFORMASI;

/** Working days that a company is given, after the day of the request. */
export const HARI_INFORMASI = { min: 1, maks: 10, bawaan: 5 } as const;
/** Of one file between two corrections; more than that is a correction. */
export const MAKS_INFORMASI = 3;
export const MIN_PERTANYAAN = 10;
export const MAKS_DIMINTA = 5;
export const MAKS_DILAMPIRKAN = 10;

export const tenggatInformasi = (kini: Date, hari: number, libur: HariLibur): Date =>
  tambahHariKerja(kini, hari, libur);

/** From when the ministry's clock runs again: an answer after the due date does not give the days back. */
export const lanjutSejak = (kini: Date, tenggat: Date): Date => (kini < tenggat ? kini : tenggat);

/** A late answer is taken, too, unless a correction has come between. `putaran`: corrections before it. */
export const dapatDijawab = (status: StatusInformasi, putaran: number, putaranBerkas: number): boolean =>
  status === 'DIMINTA' || (status === 'LEWAT' && putaran === putaranBerkas);

export interface Permintaan {
  pertanyaan: string;
  /** Codes of papers that are asked for. */
  dokumen: readonly string[];
  hari: number;
}
const di = (path: string, message: string | null): Masalah[] =>
  message === null ? [] : [{ langkah: 'informasi', path, message }];

/** Faults of a request, each at its place. `dikenal`: papers of the service. */
export function periksaPermintaan({ pertanyaan, dokumen, hari }: Permintaan, dikenal: ReadonlySet<string>): Masalah[] {
  const pendek = panjangTeks(pertanyaan) < MIN_PERTANYAAN ? pesan('informasi.pendek', { n: MIN_PERTANYAAN }) : null;
  const { min, maks } = HARI_INFORMASI;
  const sah = Number.isInteger(hari) && hari >= min && hari <= maks;
  return [
    ...di('pertanyaan', pendek ?? periksaPanjang('Pertanyaan', pertanyaan, BATAS_TEKS.permintaan_informasi)),
    ...di('hari', sah ? null : pesan('informasi.hari', { min, maks })),
    ...di('dokumen', dokumen.length > MAKS_DIMINTA ? pesan('informasi.dokumen_banyak', { n: MAKS_DIMINTA }) : null),
    ...dokumen.flatMap((kd, i) => {
      if (!dikenal.has(kd)) return di(`dokumen.${i}`, pesan('informasi.dokumen_asing'));
      return di(`dokumen.${i}`, dokumen.indexOf(kd) === i ? null : pesan('informasi.dokumen_ganda'));
    }),
  ];
}

/** Faults of an answer, or of the reason for which a request is taken back. */
export function periksaJawabanInformasi(jawaban: string, dokumen: readonly string[]): Masalah[] {
  const banyak = dokumen.length > MAKS_DILAMPIRKAN ? pesan('informasi.dokumen_banyak', { n: MAKS_DILAMPIRKAN }) : null;
  return [...di('jawaban', wajib('Jawaban', jawaban, BATAS_TEKS.jawaban_informasi)), ...di('dokumen', banyak)];
}
export const periksaAlasanTutup = (alasan: string): Masalah[] =>
  di('alasan', wajib('Alasan', alasan, BATAS_TEKS.alasan));

const wajib = (label: string, teks: string, maks: number): string | null =>
  teks.trim() ? periksaPanjang(label, teks, maks) : pesan('isian.wajib', { label });
