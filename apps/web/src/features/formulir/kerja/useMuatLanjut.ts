import { PESAN } from '@sinas/domain/pesan/pesan';
import { kurangi } from '@sinas/domain/format/angka';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useCallback, useRef } from 'react';
import { pesanGalat } from '../../../lib/galat';
import { jumlahBaris } from './aturan-baris';
import { BARANG } from './baris-lembar';
import { kawatApi } from './simpan/kawat';
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
      const datang = await kawatApi.halamanBaris(k.detail.idNk, halaman, SEKALI);
      const baru = datang.filter((b) => !ada.has(b.id));
      const { belumDimuat, baris } = store.cuplikan();
      const sisa = baru.length === 0 ? 0 : Math.max(0, belumDimuat.baris - baru.length);
      const jml = sisa === 0 ? '0' : kurangi(belumDimuat.jml, jumlahBaris(baru.map(BARANG.dari)));
      store.atur({ baris: BARANG.segarkan(baris, baru, false), belumDimuat: { baris: sisa, jml } });
    } catch (galat) {
      gagal.current = true;
      setTimeout(() => (gagal.current = false), 5000);
      toast.gagal(pesanGalat(galat, PESAN['gagal.server']));
    } finally {
      jalan.current = false;
    }
  }, [store, toast]);
}
