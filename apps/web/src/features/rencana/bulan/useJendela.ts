import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useReducer, useState, type RefObject } from 'react';
import type { KelompokBulan } from './baris-bulan';

/** A plan of fewer rows is there as a whole, so that the browser's own search finds all of it. */
const UTUH_SAMPAI = 60;
const TINGGI_KIRA = 130;
const LEBIH = 3;
/** The part of the workspace that scrolls by itself where the screen has room for it. */
const WADAH = '[data-wadah-gulir]';

export interface Tampak {
  k: KelompokBulan;
  indeks: number;
  /** Height of the rows left out before it. */
  sela: number;
}
export interface Jendela {
  tampak: readonly Tampak[];
  /** Height of the rows left out behind the last one. */
  sisa: number;
  ukur: (el: HTMLElement | null) => void;
}

/** Which rows of a long plan are in the document: those in sight, and the one that holds the cursor. */
export function useJendela(
  kelompok: readonly KelompokBulan[],
  tabel: RefObject<HTMLTableElement | null>,
  aktif: string | undefined,
): Jendela {
  const panjang = kelompok.length > UTUH_SAMPAI;
  const { wadah, atas } = useTempat(panjang, tabel);
  const diAktif = panjang && aktif ? kelompok.findIndex((k) => k.garis.some((g) => g.id === aktif)) : -1;
  const umum = {
    count: kelompok.length,
    estimateSize: () => TINGGI_KIRA,
    getItemKey: (i: number) => kunci(kelompok[i]) ?? i,
    overscan: LEBIH,
    scrollMargin: atas,
    rangeExtractor: (r: Range) => {
      const biasa = defaultRangeExtractor(r);
      return diAktif < 0 || biasa.includes(diAktif) ? biasa : [...biasa, diAktif].sort((a, b) => a - b);
    },
  };
  const diWadah = useVirtualizer<HTMLElement, HTMLElement>({
    ...umum,
    enabled: panjang && wadah !== null,
    getScrollElement: () => wadah,
  });
  const diJendela = useWindowVirtualizer<HTMLElement>({ ...umum, enabled: panjang && wadah === null });
  if (!panjang)
    return { tampak: kelompok.map((k, indeks) => ({ k, indeks, sela: 0 })), sisa: 0, ukur: () => undefined };
  const virtual = wadah ? diWadah : diJendela;
  let akhir = atas;
  const tampak = virtual.getVirtualItems().flatMap((v) => {
    const k = kelompok[v.index];
    const sela = Math.max(0, v.start - akhir);
    akhir = v.end;
    return k ? [{ k, indeks: v.index, sela }] : [];
  });
  return { tampak, sisa: Math.max(0, atas + virtual.getTotalSize() - akhir), ukur: virtual.measureElement };
}
export const kunci = (k: KelompokBulan | undefined): string | undefined => k && `${k.jenis} ${k.b.kunci}`;

/** What scrolls (null: the window), and how far down in it the sheet begins. */
function useTempat(panjang: boolean, tabel: RefObject<HTMLTableElement | null>) {
  const [tempat, setTempat] = useState<{ wadah: HTMLElement | null; atas: number }>({ wadah: null, atas: 0 });
  const [, lagi] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    if (!panjang) return undefined;
    window.addEventListener('resize', lagi);
    return () => window.removeEventListener('resize', lagi);
  }, [panjang]);
  // At every rendering: what stands above may have grown by a remark or a notice.
  useLayoutEffect(() => {
    const el = panjang ? tabel.current : null;
    if (!el) return;
    const dekat = el.closest<HTMLElement>(WADAH);
    const wadah = dekat && getComputedStyle(dekat).overflowY === 'auto' ? dekat : null;
    const dari = wadah ? wadah.getBoundingClientRect().top - wadah.scrollTop : -window.scrollY;
    const atas = Math.round(el.getBoundingClientRect().top - dari);
    if (wadah !== tempat.wadah || atas !== tempat.atas) setTempat({ wadah, atas });
  });
  return tempat;
}
