import { PESAN } from '@sinas/domain/pesan/pesan';
import { useEffect } from 'react';

const PRODUK = PESAN['halaman.judul'];

/** Title of the browser tab: the page, then the product (RUTE-13). */
export function useJudul(halaman?: string): void {
  useEffect(() => {
    document.title = halaman ? `${halaman} · ${PRODUK}` : PRODUK;
    return () => {
      document.title = PRODUK;
    };
  }, [halaman]);
}
