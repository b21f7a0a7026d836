import { BATAS_TEKS, periksaPanjang } from '../format/batas-teks';
import type { Masalah } from '../formulir/isian';
import { pesan } from '../pesan/pesan';

const LABEL = 'Catatan internal';

/** Faults of a note that officers of one ministry leave each other. */
export function periksaCatatanInternal(teks: string): Masalah[] {
  const message = teks.trim()
    ? periksaPanjang(LABEL, teks, BATAS_TEKS.catatan_internal)
    : pesan('isian.wajib', { label: LABEL });
  return message ? [{ langkah: 'catatan_internal', path: 'teks', message }] : [];
}
/** How a colleague is named in it. */
export const sebutan = (nama: string): string => `@${nama}`;

/** Colleagues that a note names; of two names of which one begins the other, the longer one is meant where it stands. */
export function disebut<T extends { nama: string }>(teks: string, rekan: readonly T[]): T[] {
  const terpanjang = [...rekan].sort((a, b) => b.nama.length - a.nama.length);
  let sisa = teks;
  return terpanjang.filter(({ nama }) => {
    const ada = sisa.includes(sebutan(nama));
    sisa = sisa.replaceAll(sebutan(nama), '');
    return ada;
  });
}
