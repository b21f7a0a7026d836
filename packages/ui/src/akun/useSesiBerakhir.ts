import { useCallback, useEffect, useState } from 'react';
import { useToast } from '../Toasts';

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
  // Signed in again in another tab: this one notices when it is looked at.
  useEffect(() => {
    if (!berakhir) return undefined;
    const periksa = () => void sesiKini().then(lanjut, () => undefined);
    window.addEventListener('focus', periksa);
    return () => window.removeEventListener('focus', periksa);
  }, [berakhir, lanjut, sesiKini]);
  return { berakhir, lanjut, tutup: () => setBerakhir(false) };
}
