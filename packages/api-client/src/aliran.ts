import { bukaSaluran } from './saluran';
import type { components } from '../schema';

type Isi = components['schemas']['AliranDto'];

const TANYA_MS = 60_000;
/** While the stream is open, asking is only a net below it. */
const TANYA_JARANG_MS = 5 * 60_000;

let terbuka = false;
/** How long to wait before the notices are asked for again. */
export const jedaTanya = (): number => (terbuka ? TANYA_JARANG_MS : TANYA_MS);

interface Pendengar {
  /** Something was added or read; `baru` is a notice that was not there at the connection. */
  onIsi: (isi: Isi, baru: boolean) => void;
  /** The stream was lost: from now on by asking. */
  onPutus: () => void;
}

/** Opens the stream of notices while the tab is seen. Gives back what closes it. */
export function dengarkanAliran({ onIsi, onPutus }: Pendengar): () => void {
  let terakhir: string | null | undefined;
  const terima = (data: unknown) => {
    const isi = data as Isi;
    const id = isi.terbaru?.id ?? null;
    const baru = terakhir !== undefined && id !== null && id !== terakhir && isi.terbaru?.dibaca === null;
    terakhir = id;
    onIsi(isi, baru);
  };
  const tutup = bukaSaluran('/api/notifikasi/aliran', {
    dengar: { pemberitahuan: terima },
    onBuka: () => {
      terbuka = true;
    },
    onPutus: () => {
      terbuka = false;
      onPutus();
    },
    onTutup: () => {
      terbuka = false;
    },
  });
  return tutup;
}
