/** A tab that nobody looks at gives its connection back: a browser has six of them for one server. */
const DIAM_MS = 60_000;
const ULANG_MS = 60_000;

interface Pendengar {
  /** What to do with each kind of event; the data is JSON. */
  dengar: Record<string, (isi: unknown) => void>;
  onBuka: () => void;
  /** A stream that was open is lost: from now on by asking, until it is open again. */
  onPutus: () => void;
  /** We closed it ourselves, or it is not there yet. */
  onTutup?: () => void;
}

/**
 * Server-sent events while the tab is seen; the browser comes back by itself, and after a refusal we try again. Gives back
 * what closes it; does nothing where there is no such thing.
 */
export function bukaSaluran(alamat: string, { dengar, onBuka, onPutus, onTutup }: Pendengar): () => void {
  if (typeof EventSource === 'undefined') return () => undefined;
  let sumber: EventSource | null = null;
  let jam: ReturnType<typeof setTimeout> | undefined;
  let terbuka = false;

  const tutup = () => {
    clearTimeout(jam);
    sumber?.close();
    sumber = null;
    terbuka = false;
    onTutup?.();
  };
  const buka = () => {
    if (sumber || document.visibilityState === 'hidden') return;
    clearTimeout(jam);
    sumber = new EventSource(alamat);
    sumber.onopen = () => {
      terbuka = true;
      onBuka();
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
    for (const [peristiwa, lakukan] of Object.entries(dengar))
      sumber.addEventListener(peristiwa, (e: MessageEvent<string>) => lakukan(JSON.parse(e.data)));
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
