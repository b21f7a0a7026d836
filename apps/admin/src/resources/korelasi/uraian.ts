import type { Hs } from '../../providers/wire';

/** The search repeats this much of the line above before a text. */
const MAKS_INDUK = 200;

/** A line's own text: where the lines above stand beside it, they need not stand in it. */
export function uraianSendiri({ uraianId, induk }: Pick<Hs, 'uraianId' | 'induk'>): string {
  const atas = induk.map((t) => `${t.slice(0, MAKS_INDUK)}: `).find((t) => uraianId.startsWith(t));
  return atas ? uraianId.slice(atas.length) : uraianId;
}
