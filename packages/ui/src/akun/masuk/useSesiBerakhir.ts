import { useCallback, useEffect, useRef, useState } from 'react';
import { useToast } from '../../feedback/Toasts';
import { masukDiJendela } from './jendela-masuk';

interface Sesi {
  masuk: boolean;
  pengguna?: { id_user: string } | null;
}
interface Cara<S extends Sesi> {
  /** Whose page this is. */
  idUser: string;
  /** Tells when the session is lost. */
  pasangSesiHilang: (saatHilang: () => void) => void;
  sesiKini: () => Promise<S>;
  /** The same user is back: what failed meanwhile is asked for again. */
  terima: (sesi: S) => void;
  mulaiUlang: () => void;
}

/**
 * The session ended while a page is open: the same user signs in again right there, and nothing that was typed is lost.
 * A session of somebody else (another tab, another name) must not go on with this page: everything starts anew.
 */
export function useSesiBerakhir<S extends Sesi>({ idUser, pasangSesiHilang, sesiKini, terima, mulaiUlang }: Cara<S>) {
  const [berakhir, setBerakhir] = useState(false);
  const toast = useToast();
  const lanjut = useCallback(
    (sesi: S) => {
      if (!sesi.masuk) return;
      if (sesi.pengguna?.id_user !== idUser) {
        mulaiUlang();
        return;
      }
      setBerakhir(false);
      toast.berhasil('Anda sudah masuk kembali. Lanjutkan pekerjaan Anda');
      terima(sesi);
    },
    [idUser, terima, mulaiUlang, toast],
  );
  useEffect(() => {
    pasangSesiHilang(() => setBerakhir(true));
    return () => pasangSesiHilang(() => undefined);
  }, [pasangSesiHilang]);
  const periksa = useCallback(() => void sesiKini().then(lanjut, () => undefined), [lanjut, sesiKini]);
  // Signed in again in another tab: this one notices when it is looked at.
  useEffect(() => {
    if (!berakhir) return undefined;
    window.addEventListener('focus', periksa);
    return () => window.removeEventListener('focus', periksa);
  }, [berakhir, periksa]);
  const berhenti = useRef<(() => void) | null>(null);
  /** Sign-in at the provider in a window of its own; false when the browser lets none open. */
  const lewatSso = useCallback((): boolean => {
    berhenti.current?.();
    berhenti.current = masukDiJendela(periksa);
    return berhenti.current !== null;
  }, [periksa]);
  useEffect(() => () => berhenti.current?.(), []);
  return { berakhir, lanjut, lewatSso, tutup: () => setBerakhir(false) };
}
