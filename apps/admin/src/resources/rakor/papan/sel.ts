import type { KeyboardEvent } from 'react';

/** Columns that are typed into, in their order. */
export const KOLOM_SEL = ['penetapan', 'kd_alasan', 'alasan'] as const;
export type KolomSel = (typeof KOLOM_SEL)[number];
export const idSel = (idBaris: string, kolom: KolomSel): string => `rk-${kolom}-${idBaris}`;

const ARAH: Record<string, readonly [baris: number, kolom: number]> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};
/** Where a key leads from a cell, or null: it is the cell's own. Inside a text the arrows first move the cursor. */
export function arahTombol(e: KeyboardEvent<HTMLElement>): readonly [baris: number, kolom: number] | null {
  if (e.altKey || e.ctrlKey || e.metaKey) return null;
  if (e.key === 'Enter') return [e.shiftKey ? -1 : 1, 0];
  const arah = ARAH[e.key];
  if (!arah || e.shiftKey) return null;
  const sel = e.currentTarget;
  if (sel instanceof HTMLSelectElement) return arah[0] === 0 ? arah : null;
  if (!(sel instanceof HTMLInputElement) || arah[0] !== 0) return arah;
  const { selectionStart, selectionEnd, value } = sel;
  const semua = selectionStart === 0 && selectionEnd === value.length;
  if (arah[1] < 0) return semua || (selectionStart === 0 && selectionEnd === 0) ? arah : null;
  return semua || selectionStart === value.length ? arah : null;
}
