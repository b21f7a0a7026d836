import type { Skema } from '@sinas/api-client';
import { ekstensiDari, periksaBerkas } from '@sinas/domain/berkas/aturan-berkas';
import { PESAN } from '@sinas/domain/pesan/pesan';
import type { TindakanImpor } from '@sinas/ui/impor/LaporanImpor';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api';
import { unggah } from '../../../lib/formulir-unggah';
import { pesanGalat } from '../../../lib/galat';
import { useSesi } from '../../../lib/sesi';
import { useFormulir } from '../kerja/useFormulir';
import { JALUR, type Impor } from '../wire';

const JEDA_MS = 1200;
const ATURAN_BUKU = { maksKb: 25 * 1024, ekstensi: ['xlsx'] };
const berjalan = (i: Impor | null | undefined): boolean => i?.status === 'ANTRE' || i?.status === 'BERJALAN';
const kunciTutup = (idNk: string): string => `sinas-impor-tutup:${idNk}`;

/** Upload of a workbook and the import that follows it on the server; can be left and met again. */
export function useImpor(jalur: 'dataBulkExcel' | 'distribusiExcel' = 'dataBulkExcel') {
  const { keadaan, penyimpan } = useFormulir();
  const { idNk } = keadaan.detail;
  const csrf = useSesi().data?.csrf ?? '';
  const klien = useQueryClient();
  const toast = useToast();
  const [kirim, setKirim] = useState<{ nama: string; persen: number } | null>(null);
  const [galat, setGalat] = useState<string | null>(null);
  const [ditutup, setDitutup] = useState<string | null>(() => localStorage.getItem(kunciTutup(idNk)));
  const kunci = ['impor', idNk];
  const terakhir = useQuery({
    queryKey: kunci,
    queryFn: async ({ signal }): Promise<Impor | null> => {
      const lama = klien.getQueryData<Impor | null>(kunci);
      if (lama && berjalan(lama)) return api.ambil('/nk/v2/data-nk/impor/{id}', { path: { id: lama.id }, signal });
      const { data } = await api.lewat<Impor | null>('get', '/nk/v2/data-nk/impor', { query: { id_nk: idNk }, signal });
      return data;
    },
    refetchInterval: (q) => (berjalan(q.state.data) ? JEDA_MS : false),
    retry: 2,
  });
  const impor = terakhir.data ?? null;
  const sebelumnya = useRef<Impor['status'] | null>(null);
  useEffect(() => {
    if (impor?.status === 'SELESAI' && sebelumnya.current && sebelumnya.current !== 'SELESAI') {
      void penyimpan.muat();
      void klien.invalidateQueries({ queryKey: ['distribusi', idNk] });
    }
    sebelumnya.current = impor?.status ?? null;
  }, [impor?.status, penyimpan, klien, idNk]);

  const tindakan = useMutation({
    mutationFn: async (apa: TindakanImpor): Promise<Impor> => {
      // What was typed meanwhile goes first: the workbook is held against what is stored.
      if (apa !== 'buang') await penyimpan.sekarang();
      return api.kirim('/nk/v2/data-nk/impor/{id}/tindakan', {
        path: { id: impor?.id ?? '' },
        body: { tindakan: apa },
      });
    },
    onSuccess: (baru) => klien.setQueryData(kunci, baru),
  });
  const mulai = async (berkas: File) => {
    const salah =
      ekstensiDari(berkas.name) === 'xls'
        ? PESAN['impor.simpan_xlsx']
        : periksaBerkas({ nama: berkas.name, ukuran: berkas.size }, ATURAN_BUKU);
    if (salah) {
      setGalat(salah);
      return;
    }
    setGalat(null);
    tindakan.reset();
    setKirim({ nama: berkas.name, persen: 0 });
    try {
      await penyimpan.sekarang();
      const isi = new FormData();
      isi.append('id_nk', idNk);
      isi.append('file', berkas);
      const { id_impor } = await unggah<Skema<'ImporDibuatDto'>>(`${JALUR}/${jalur}`, isi, {
        csrf,
        onKemajuan: (persen) => setKirim({ nama: berkas.name, persen }),
      });
      const antre: Impor = {
        id: id_impor,
        status: 'ANTRE',
        nama_file: berkas.name,
        versi_templat: null,
        total: 0,
        diproses: 0,
        diterima: 0,
        ditolak: 0,
        ...{ cara: 'uji', baru: 0, berubah: 0, tetap: 0, masalah: [], masalah_lain: 0, jumlah: [] },
        pesan: null,
        url_hasil: null,
        selesai_pada: null,
        berlaku_sampai: null,
      };
      sebelumnya.current = 'ANTRE';
      klien.setQueryData(kunci, antre);
      void klien.invalidateQueries({ queryKey: kunci });
    } catch (g) {
      const pesan = pesanGalat(g, PESAN['berkas.tidak_valid']);
      setGalat(pesan);
      toast.gagal(pesan);
    } finally {
      setKirim(null);
    }
  };
  return {
    kirim,
    galat,
    tindakan: {
      sibuk: tindakan.isPending,
      galat: tindakan.error && pesanGalat(tindakan.error, 'Buku kerja belum dapat diterapkan'),
      jalankan: (apa: TindakanImpor) => tindakan.mutate(apa),
    },
    impor: impor && ditutup === impor.id && !berjalan(impor) ? null : impor,
    mulai,
    tutup: () => {
      setGalat(null);
      if (!impor) return;
      localStorage.setItem(kunciTutup(idNk), impor.id);
      setDitutup(impor.id);
    },
  };
}
