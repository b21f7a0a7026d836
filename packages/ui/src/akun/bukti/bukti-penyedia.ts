const SALURAN = 'sinas-bukti-penyedia';
const TANDA = '#bukti=';
const JENDELA = 'jendela';

interface Kabar {
  jendela: string;
  /** null: the provider did not confirm it. */
  bukti: string | null;
}

/**
 * In the small window that came back from the identity provider: hands the proof to the page that asked and closes.
 * False in every other window.
 */
export function serahkanBukti(): boolean {
  const { hash, search, pathname } = window.location;
  const jendela = new URLSearchParams(search).get(JENDELA);
  if (!hash.startsWith(TANDA) || !jendela) return false;
  const isi = hash.slice(TANDA.length);
  window.history.replaceState(null, '', pathname);
  const saluran = new BroadcastChannel(SALURAN);
  saluran.postMessage({ jendela, bukti: isi === 'gagal' ? null : isi } satisfies Kabar);
  saluran.close();
  window.close();
  return true;
}

/** Opens the provider's sign-in beside the page; gives the way to stop listening, or null when no window may open. */
export function mintaDiPenyedia(keperluan: string, terima: (bukti: string | null) => void): (() => void) | null {
  const jendela = [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, '0')).join('');
  const kueri = new URLSearchParams({ keperluan, kembali: `${window.location.pathname}?${JENDELA}=${jendela}` });
  if (!window.open(`/auth/bukti?${kueri.toString()}`, jendela, 'popup,width=520,height=720')) return null;
  const saluran = new BroadcastChannel(SALURAN);
  saluran.onmessage = ({ data }: MessageEvent<Kabar>) => {
    if (data.jendela === jendela) terima(data.bukti);
  };
  return () => saluran.close();
}
