import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useState } from 'react';
import { BARANG } from './baris-lembar';
import { useFormulir } from './useFormulir';

/** Saving and deleting on purpose: both end in a notice, word for word (GALAT-01, -03, -05, PENGAJUAN-11). */
export function useSimpanTegas() {
  const { store, penyimpan } = useFormulir();
  const toast = useToast();
  const [sibuk, setSibuk] = useState(false);
  const jalankan = async (kerja: () => Promise<boolean>) => {
    setSibuk(true);
    try {
      return await kerja();
    } finally {
      setSibuk(false);
    }
  };
  const sebab = (cadangan: string) => {
    const { simpan } = store.cuplikan();
    return 'pesan' in simpan && simpan.pesan ? simpan.pesan : cadangan;
  };
  return {
    sibuk,
    /** True when the row is stored. */
    simpanBaris: (kunci: string) =>
      jalankan(async () => {
        const baru = store.cuplikan().baris.find((b) => b.kunci === kunci)?.id === null;
        await penyimpan.sekarang();
        const b = store.cuplikan().baris.find((x) => x.kunci === kunci);
        const jadi = Boolean(b?.id) && b !== undefined && !BARANG.kotor(b);
        if (jadi) toast.berhasil(PESAN[baru ? 'berhasil.tambah' : 'berhasil.simpan']);
        else toast.gagal(b?.ditolak?.masalah[0]?.message ?? sebab(PESAN['gagal.simpan']));
        return jadi;
      }),
    /** Says how the deletion of rows, already gone from the screen, ended on the server. */
    kabarHapus: () =>
      jalankan(async () => {
        await penyimpan.sekarang();
        const jadi = store.cuplikan().hapus.length === 0;
        if (jadi) toast.berhasil(PESAN['berhasil.hapus']);
        else toast.gagal(sebab(PESAN['gagal.hapus']));
        return jadi;
      }),
  };
}
