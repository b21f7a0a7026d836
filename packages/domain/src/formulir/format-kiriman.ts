import type { Perubahan } from './beda';
import { TUJUAN_FORMAT_1 } from './tujuan-penggunaan';

/** Shape and codes of what a submission freezes; a change of them gets the next number. 2: the uses of domain F. */
export const FORMAT_KIRIMAN = 2;

const MEDAN = 'tujuan_penggunaan';
type Peta = Readonly<Record<string, unknown>>;
const peta = (v: unknown): v is Peta => v !== null && typeof v === 'object' && !Array.isArray(v);
const kode = (v: unknown): unknown => (typeof v === 'string' ? (TUJUAN_FORMAT_1[v] ?? v) : v);
const denganKode = (isi: unknown): unknown =>
  peta(isi) && isi[MEDAN] !== undefined ? { ...isi, [MEDAN]: kode(isi[MEDAN]) } : isi;

/** What was frozen, in the codes of now. The frozen text itself stays as it is. */
export function muatanKini(format: number, muatan: unknown): unknown {
  if (format >= 2 || !peta(muatan)) return muatan;
  const { kepala, barang } = muatan;
  return {
    ...muatan,
    ...(peta(kepala) ? { kepala: denganKode(kepala) } : {}),
    ...(peta(barang)
      ? { barang: Object.fromEntries(Object.entries(barang).map(([seri, isi]) => [seri, denganKode(isi)])) }
      : {}),
  };
}
/** Differences that the history holds, in the codes of now. */
export const perubahanKini = (format: number, perubahan: readonly Perubahan[]): Perubahan[] =>
  perubahan.map((p) =>
    format < 2 && p.path.endsWith(`.${MEDAN}`) ? { ...p, lama: kode(p.lama), baru: kode(p.baru) } : p,
  );
