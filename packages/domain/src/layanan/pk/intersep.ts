import { angka, banding, desimalSah, jumlahkan, type Desimal } from '../../format/angka';
import { BATAS_TEKS, periksaPanjang } from '../../format/batas-teks';
import type { Masalah } from '../../formulir/isian';
import { pesan } from '../../pesan/pesan';

/** A row of a need before who decides on it. */
export interface BarisIntersep {
  id: string;
  id_induk: string | null;
  /** 1 the national figure, 2 who receives of it, 3 goods. */
  level: number;
  seri: number;
  jml: Desimal;
  /** What it was given before; null = nothing was said yet. */
  diberi: Desimal | null;
}
export interface JumlahIntersep {
  baris: BarisIntersep;
  jml: Desimal;
  alasan: string;
}

/**
 * Faults of what rows are given: another quantity than was asked for has its reason, and no parent has less than its
 * rows have together. Goods that nobody has decided on are what was asked for: they bind nobody.
 */
export function periksaIntersep(semua: readonly BarisIntersep[], baru: readonly JumlahIntersep[]): Masalah[] {
  const di = (i: number, medan: string, message: string): Masalah => ({
    langkah: 'kebutuhan',
    path: `rows.${i}.${medan}`,
    message,
    baris: baru[i]?.baris.seri ?? 0,
  });
  const sendiri = baru.flatMap(({ baris: { seri: n, jml: usulan }, jml, alasan }, i): Masalah[] => {
    if (!desimalSah(jml) || jml.startsWith('-'))
      return [di(i, 'jml_keputusan', pesan('keputusan.baris_kurang', { n }))];
    if (banding(jml, usulan) === 0) return [];
    if (alasan === '') return [di(i, 'alasan', pesan('pk.alasan_wajib', { n }))];
    const panjang = periksaPanjang(`Baris ${n}: penjelasan`, alasan, BATAS_TEKS.catatan_butir);
    return panjang ? [di(i, 'alasan', panjang)] : [];
  });
  if (sendiri.length > 0) return sendiri;
  const diberi = new Map(baru.map(({ baris, jml }) => [baris.id, jml]));
  const kini = (b: BarisIntersep): Desimal | null => diberi.get(b.id) ?? b.diberi ?? (b.level < 3 ? b.jml : null);
  return semua.flatMap((induk): Masalah[] => {
    const anak = semua.filter((b) => b.id_induk === induk.id);
    const i = baru.findLastIndex(({ baris }) => baris.id === induk.id || baris.id_induk === induk.id);
    if (i < 0 || anak.length === 0) return [];
    const [jumlah, batas] = [jumlahkan(anak.map((b) => kini(b) ?? '0')), kini(induk) ?? '0'];
    if (banding(jumlah, batas) <= 0) return [];
    const isi = { a: angka(jumlah), b: angka(batas) };
    return baru[i]?.baris.id === induk.id
      ? [di(i, 'jml_keputusan', pesan('pk.kurang_dari_anak', isi))]
      : [di(i, 'jml_keputusan', pesan('pk.melebihi_induk', { ...isi, apa: 'keputusan', n: induk.seri }))];
  });
}
