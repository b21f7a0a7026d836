const SALURAN = 'sinas-masuk-lagi';
const JENDELA = 'masuk_lagi';

/**
 * In the small window that came back from the sign-in: tells the page that waits for it and closes. What that page then
 * does is decided by the session it reads itself: the channel carries no session. False in every other window.
 */
export function kabarkanMasuk(): boolean {
  const jendela = new URLSearchParams(window.location.search).get(JENDELA);
  if (!jendela) return false;
  window.history.replaceState(null, '', window.location.pathname);
  const saluran = new BroadcastChannel(SALURAN);
  saluran.postMessage(jendela);
  saluran.close();
  window.close();
  return true;
}

/** Opens the provider's sign-in beside the page; gives the way to stop listening, or null when no window may open. */
export function masukDiJendela(saatMasuk: () => void): (() => void) | null {
  const jendela = [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, '0')).join('');
  const kueri = new URLSearchParams({ kembali: `${window.location.pathname}?${JENDELA}=${jendela}` });
  if (!window.open(`/auth/login?${kueri.toString()}`, jendela, 'popup,width=520,height=720')) return null;
  const saluran = new BroadcastChannel(SALURAN);
  saluran.onmessage = ({ data }: MessageEvent<string>) => {
    if (data === jendela) saatMasuk();
  };
  return () => saluran.close();
}
