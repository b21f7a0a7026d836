import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useCallback, useRef } from 'react';
import { pesanGalat } from '../../../lib/galat';
import { panggilanApi } from './simpan/kawat';
import { useFormulir } from './useFormulir';

const SEKALI = 500;

/** Fetches the next rows of a long file; the total stays right because what is loaded leaves the rest. */
export function useMuatLanjut(): () => Promise<void> {
  const { store } = useFormulir();
  const toast = useToast();
  const jalan = useRef(false);
  const gagal = useRef(false);
  return useCallback(async () => {
    const k = store.cuplikan();
    if (k.belumDimuat.baris <= 0 || jalan.current || gagal.current) return;
    jalan.current = true;
    try {
      const ada = new Set(k.baris.flatMap((b) => (b.id ? [b.id] : [])));
      const halaman = Math.floor(ada.size / SEKALI) + 1;
      const datang = await panggilanApi.halamanBaris(k.detail.idNk, halaman, SEKALI);
      store.lanjutBaris(datang);
    } catch (galat) {
      gagal.current = true;
      setTimeout(() => (gagal.current = false), 5000);
      toast.gagal(pesanGalat(galat, PESAN['gagal.server']));
    } finally {
      jalan.current = false;
    }
  }, [store, toast]);
}
