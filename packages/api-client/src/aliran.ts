import type { components } from './schema';

type Isi = components['schemas']['AliranDto'];

const TANYA_MS = 60_000;
/** While the stream is open, asking is only a net below it. */
const TANYA_JARANG_MS = 5 * 60_000;
/** A tab that nobody looks at gives its connection back: a browser has six of them for one server. */
const DIAM_MS = 60_000;
const ULANG_MS = 60_000;

let terbuka = false;
/** How long to wait before the notices are asked for again. */
export const jedaTanya = (): number => (terbuka ? TANYA_JARANG_MS : TANYA_MS);

interface Pendengar {
  /** Something was added or read; `baru` is a notice that was not there at the connection. */
  onIsi: (isi: Isi, baru: boolean) => void;
  /** The stream was lost: from now on by asking. */
  onPutus: () => void;
}

/** Opens the stream of notices while the tab is seen. Gives back what closes it; does nothing where there is no such thing. */
export function dengarkanAliran({ onIsi, onPutus }: Pendengar): () => void {
  if (typeof EventSource === 'undefined') return () => undefined;
  let sumber: EventSource | null = null;
  let jam: ReturnType<typeof setTimeout> | undefined;
  let terakhir: string | null | undefined;

  const tutup = () => {
    clearTimeout(jam);
    sumber?.close();
    sumber = null;
    terbuka = false;
  };
  const terima = (e: MessageEvent<string>) => {
    const isi = JSON.parse(e.data) as Isi;
    const id = isi.terbaru?.id ?? null;
    const baru = terakhir !== undefined && id !== null && id !== terakhir && isi.terbaru?.dibaca === null;
    terakhir = id;
    onIsi(isi, baru);
  };
  const buka = () => {
    if (sumber || document.visibilityState === 'hidden') return;
    clearTimeout(jam);
    sumber = new EventSource('/api/notifikasi/aliran');
    sumber.onopen = () => {
      terbuka = true;
    };
    sumber.onerror = () => {
      const tamat = sumber?.readyState === EventSource.CLOSED;
      const tadi = terbuka;
      terbuka = false;
      if (tamat) {
        tutup();
        jam = setTimeout(buka, ULANG_MS);
      }
      if (tadi) onPutus();
    };
    sumber.addEventListener('pemberitahuan', terima);
  };
  const tampak = () => {
    clearTimeout(jam);
    if (document.visibilityState === 'hidden') jam = setTimeout(tutup, DIAM_MS);
    else buka();
  };
  buka();
  document.addEventListener('visibilitychange', tampak);
  window.addEventListener('pagehide', tutup);
  window.addEventListener('pageshow', buka);
  return () => {
    document.removeEventListener('visibilitychange', tampak);
    window.removeEventListener('pagehide', tutup);
    window.removeEventListener('pageshow', buka);
    tutup();
  };
}
