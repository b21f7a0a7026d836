import type { CaraBukti, KeperluanBukti } from '@sinas/domain/akses/faktor';
import { createContext, useContext, useEffect } from 'react';

/** What a write carries: the password of who has no factor, or the proof that the dialog was given. */
export type BuktiDibawa = { sandi: string } | { bukti: string };

export interface PintuBukti {
  /** How this person proves himself; null until the server has said so. */
  cara: readonly CaraBukti[] | null;
  /** Asks the server again: a factor may have come or gone. */
  muat: () => void;
  /** Opens the dialog; goes on only when the person has proved himself. */
  minta: (keperluan: KeperluanBukti, lanjut: (bukti: BuktiDibawa) => void) => void;
}
export const KonteksBukti = createContext<PintuBukti | null>(null);

function usePintuBukti(): PintuBukti {
  const pintu = useContext(KonteksBukti);
  if (!pintu) throw new Error('useBukti stands below PenyediaBukti');
  return pintu;
}
/** To be called when one's own factors have changed. */
export const useMuatCaraBukti = (): (() => void) => usePintuBukti().muat;

/**
 * Bukti ulang before a write. Who has a password only types it into the form, as `sandi` says; everybody else is asked
 * by the dialog after the form was sent, and the typed work stays in the form.
 */
export function useBukti(keperluan: KeperluanBukti) {
  const { cara, muat, minta } = usePintuBukti();
  useEffect(muat, [muat]);
  const sandi = cara === null || cara.includes('sandi');
  return {
    /** The form asks for the password itself. */
    sandi,
    minta: (lanjut: (bukti: BuktiDibawa) => void) => minta(keperluan, lanjut),
    lalu: (isi: string, lanjut: (bukti: BuktiDibawa) => void) =>
      sandi ? lanjut({ sandi: isi }) : minta(keperluan, lanjut),
  };
}
