import type { Hs, KorelasiHs } from '../../providers/wire';

/** What an operator does to the lines of an element, apart from what is there: it holds over a newer version, too. */
export interface UbahanHs {
  tambah: Hs[];
  hapus: string[];
}
export type HsBerubah = Hs & Partial<KorelasiHs> & { ubah: 'tambah' | 'hapus' | null };

/** The lines as they will be, each with what happens to it; in the order of the tariff. */
export function hsSesudah(ada: readonly KorelasiHs[], { tambah, hapus }: UbahanHs): HsBerubah[] {
  const milik = new Set(ada.map((h) => h.hsCodeFormat));
  return [
    ...ada.map((h): HsBerubah => ({ ...h, ubah: hapus.includes(h.hsCodeFormat) ? 'hapus' : null })),
    ...tambah.flatMap((h): HsBerubah[] => (milik.has(h.hsCodeFormat) ? [] : [{ ...h, ubah: 'tambah' }])),
  ].sort((a, b) => a.hsCodeFormat.localeCompare(b.hsCodeFormat));
}
