import { perintah } from '@sinas/formulir/lembar/papan-ketik';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useEffect, useMemo, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { koleksi, medanJml } from '../kerja/koleksi';
import { useRencana } from '../kerja/useRencana';
import { geserSel, KOLOM_TOTAL, medanSel, selTerbuka, tabSel, type GarisBulan, type SelAktif } from './baris-bulan';
import { ubahBulan, type Isi } from './hitung';
import { tampilSel, type SesudahSel } from './SelBulan';
import { bacaBlok } from './tempel';

export interface LembarBulan {
  aktif: SelAktif | null;
  sunting: { awal: string | null } | null;
  tabel: React.RefObject<HTMLTableElement | null>;
  setAktif: (s: SelAktif) => void;
  mulai: (s: SelAktif, awal: string | null) => void;
  selesai: (hasil: { nilai: string | undefined } | null, lalu: SesudahSel) => void;
  tombol: (e: KeyboardEvent) => void;
  tempel: (e: ClipboardEvent) => void;
  salin: (e: ClipboardEvent) => void;
}

/** Cursor, typing and pasting of a sheet of months. `garis`: its lines that may hold the cursor, in order. */
export function useLembarBulan(garis: readonly GarisBulan[]): LembarBulan {
  const { store } = useRencana();
  const toast = useToast();
  const [aktif, setAktif] = useState<SelAktif | null>(null);
  const [sunting, setSunting] = useState<{ awal: string | null } | null>(null);
  const [fokus, setFokus] = useState(0);
  const tabel = useRef<HTMLTableElement>(null);
  const per = useMemo(() => new Map(garis.map((g) => [g.id, g])), [garis]);
  useEffect(() => {
    if (fokus) tabel.current?.querySelector<HTMLElement>('td[data-aktif]')?.focus();
  }, [fokus]);
  const ke = (s: SelAktif | null) => {
    if (!s) return;
    setSunting(null);
    setAktif(s);
    setFokus((n) => n + 1);
  };
  const tulis = (perubahan: readonly { g: GarisBulan; isi: Isi }[]) => {
    const perJenis = new Map<string, { kunci: string; isi: Isi }[]>();
    for (const { g, isi } of perubahan) {
      const ubah = { kunci: g.b.kunci, isi: ubahBulan(g.b.isi, isi, medanJml(g.jenis)) };
      perJenis.set(g.jenis, [...(perJenis.get(g.jenis) ?? []), ubah]);
    }
    for (const [jenis, ubah] of perJenis) store.ubah(koleksi(jenis), ubah);
  };
  const isiSel = (s: SelAktif, nilai: string | undefined) => {
    const g = per.get(s.garis);
    const medan = g && medanSel(g, s.kolom, medanJml(g.jenis));
    if (g && medan && selTerbuka(g, s.kolom, medanJml(g.jenis))) tulis([{ g, isi: { [medan]: nilai } }]);
  };
  const mulai = (s: SelAktif, awal: string | null) => {
    const g = per.get(s.garis);
    setAktif(s);
    if (g && selTerbuka(g, s.kolom, medanJml(g.jenis))) setSunting({ awal });
  };
  const selesai: LembarBulan['selesai'] = (hasil, lalu) => {
    if (hasil && aktif) isiSel(aktif, hasil.nilai);
    setSunting(null);
    if (!aktif || lalu === 'diam') return;
    if (lalu === 'batal') ke(aktif);
    else ke(lalu === 'bawah' ? geserSel(garis, aktif, 1, 0) : tabSel(garis, aktif, lalu === 'kiri' ? -1 : 1));
  };
  const tombol = (e: KeyboardEvent) => {
    const p = perintah(e);
    if (!p || !aktif || sunting) return;
    const lanjut = (s: SelAktif | null) => {
      if (!s) return;
      e.preventDefault();
      ke(s);
    };
    switch (p.jenis) {
      case 'geser':
        return lanjut(geserSel(garis, aktif, p.baris, p.kolom));
      case 'ujung': {
        const tepi = p.baris === 'awal' ? garis[0] : p.baris === 'akhir' ? garis.at(-1) : per.get(aktif.garis);
        return lanjut(tepi ? { garis: tepi.id, kolom: p.kolom === 'awal' ? 0 : KOLOM_TOTAL } : null);
      }
      case 'tab':
        return lanjut(tabSel(garis, aktif, p.arah));
      case 'sunting':
        e.preventDefault();
        return mulai(aktif, p.awal);
      case 'kosongkan':
        e.preventDefault();
        return isiSel(aktif, undefined);
      case 'urung':
        e.preventDefault();
        store.urung();
        return undefined;
      default:
        return undefined;
    }
  };
  const tempel = (e: ClipboardEvent) => {
    if (!aktif || sunting) return;
    e.preventDefault();
    const blok = bacaBlok(e.clipboardData.getData('text/plain'));
    const { perubahan, luar } = susunTempel(garis, aktif, blok);
    tulis(perubahan);
    if (luar > 0) toast.gagal(`${luar} sel tidak tertempel: di luar lembar, atau terkunci`);
  };
  const salin = (e: ClipboardEvent) => {
    const g = aktif && !sunting ? per.get(aktif.garis) : undefined;
    const medan = g && aktif && medanSel(g, aktif.kolom, medanJml(g.jenis));
    if (!g || !medan) return;
    e.preventDefault();
    e.clipboardData.setData('text/plain', tampilSel(g.b.isi[medan]));
  };
  return { aktif, sunting, tabel, setAktif, mulai, selesai, tombol, tempel, salin };
}

/** What a pasted block changes from the active cell to the right and down; `luar`: filled cells that found no place. */
export function susunTempel(
  garis: readonly GarisBulan[],
  dari: SelAktif,
  blok: readonly (readonly (string | undefined)[])[],
): { perubahan: { g: GarisBulan; isi: Isi }[]; luar: number } {
  const mulai = garis.findIndex((g) => g.id === dari.garis);
  let luar = 0;
  const perubahan = blok.flatMap((baris, i) => {
    const g = garis[mulai + i];
    const isi: Record<string, string | undefined> = {};
    baris.forEach((nilai, j) => {
      const kolom = dari.kolom + j;
      const jml = g ? medanJml(g.jenis) : '';
      const medan = g && kolom <= KOLOM_TOTAL ? medanSel(g, kolom, jml) : null;
      if (g && medan && selTerbuka(g, kolom, jml)) isi[medan] = nilai;
      else if (nilai !== undefined) luar += 1;
    });
    return g && Object.keys(isi).length > 0 ? [{ g, isi }] : [];
  });
  return { perubahan, luar };
}
