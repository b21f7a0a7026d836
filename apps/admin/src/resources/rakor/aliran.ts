import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { dengarkanRapat, type Sunting } from '../../providers/rakor/data';
import { kunciRapat } from './data';

/** What several people type within this time is read once. */
const KUMPUL_MS = 400;
/** Without a stream the meeting is asked for by itself. */
const TANYA_MS = 15_000;
/** Queries by the part of the meeting that has changed. */
const BACA: Record<string, readonly string[]> = {
  rapat: ['rinci', 'garis', 'isi'],
  garis: ['garis', 'rinci', 'isi'],
  baris: ['isi', 'garis', 'rinci'],
  tanda_tangan: ['rinci'],
  terap: ['rinci'],
};

interface Dengar {
  onSunting: (s: Sunting) => void;
  onTampil?: (idGaris: string) => void;
}
/** Follows a meeting: what changes is read again at once, and who works on which row and line is told. */
export function useAliranRapat(id: string, dengar: Dengar): { hidup: boolean } {
  const klien = useQueryClient();
  const [hidup, setHidup] = useState(false);
  const kata = useRef(dengar);
  useEffect(() => {
    kata.current = dengar;
  });
  useEffect(() => {
    const antre = new Set<string>();
    let jam: ReturnType<typeof setTimeout> | undefined;
    const baca = () => {
      jam = undefined;
      for (const bagian of antre) void klien.invalidateQueries({ queryKey: kunciRapat(id, bagian) });
      antre.clear();
    };
    const tutup = dengarkanRapat(id, {
      onRapat: (bagian) => {
        for (const b of bagian) for (const q of BACA[b] ?? []) antre.add(q);
        jam ??= setTimeout(baca, KUMPUL_MS);
      },
      onSunting: (s) => kata.current.onSunting(s),
      onTampil: (g) => kata.current.onTampil?.(g),
      onHidup: setHidup,
    });
    return () => {
      clearTimeout(jam);
      tutup();
    };
  }, [klien, id]);
  useEffect(() => {
    if (hidup) return undefined;
    const tanya = setInterval(() => {
      if (document.visibilityState !== 'hidden') void klien.invalidateQueries({ queryKey: kunciRapat(id) });
    }, TANYA_MS);
    return () => clearInterval(tanya);
  }, [hidup, klien, id]);
  return { hidup };
}
