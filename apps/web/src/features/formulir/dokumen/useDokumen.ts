import { jamKini } from '@sinas/api-client/jam';
import { periksaBerkas } from '@sinas/domain/berkas/aturan-berkas';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { DOKUMEN_NIB } from '@sinas/domain/layanan/bersama/dokumen';
import { namaTurunan } from '@sinas/domain/pengajuan/turunan';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useEffect, useState } from 'react';
import type { AlatDokumen, RincianDokumen } from '../../../components/dokumen/KartuDokumen';
import { api } from '../../../lib/api';
import { unggah } from '../../../lib/formulir-unggah';
import { pesanGalat } from '../../../lib/galat';
import { useSesi } from '../../../lib/sesi';
import type { Dokumen } from '../../../lib/wire';
import { useFormulir } from '../kerja/useFormulir';
import { JALUR, type DokumenDiunggah } from '../wire';

const JEDA_PERIKSA_MS = 2500;
const MAKS_PERIKSA = 24;
/** As long as the registry may take, and the paper. */
const OSS_MS = 25_000;
const MENYUSUL_MS = 5 * 60_000;
type Keadaan = Pick<ReturnType<typeof useFormulir>['keadaan'], 'detail' | 'dokumen'>;

/** Upload with progress, and deletion, of one kind of document (VALIDASI-01 to -04, GALAT-03, -05). */
export function useDokumen(kd_dokumen: string): AlatDokumen {
  const { keadaan, store } = useFormulir();
  const csrf = useSesi().data?.csrf ?? '';
  const toast = useToast();
  const [persen, setPersen] = useState<number | null>(null);
  const [salah, setSalah] = useState<string | null>(null);
  const [menghapus, setMenghapus] = useState<string | null>(null);
  const [sibuk, setSibuk] = useState(false);
  const { idNk } = keadaan.detail;

  const kirim = async (berkas: File, rincian: RincianDokumen): Promise<boolean> => {
    const galat = periksaBerkas({ nama: berkas.name, ukuran: berkas.size });
    setSalah(galat);
    if (galat) return false;
    const isi = new FormData();
    isi.append('id_nk', idNk);
    isi.append('kd_dokumen', kd_dokumen);
    for (const [nama, nilai] of Object.entries(rincian)) if (nilai) isi.append(nama, nilai as string);
    isi.append('file', berkas);
    setPersen(0);
    try {
      store.dokumenBaru(await unggah<DokumenDiunggah>(`${JALUR}/upload`, isi, { csrf, onKemajuan: setPersen }));
      toast.berhasil(PESAN['berkas.berhasil']);
      return true;
    } catch (g) {
      const pesan = pesanGalat(g, PESAN['berkas.tidak_valid']);
      setSalah(pesan);
      toast.gagal(pesan);
      return false;
    } finally {
      setPersen(null);
    }
  };
  const hapus = async (d: Dokumen) => {
    setMenghapus(d.id);
    try {
      const { versi } = await api.hapus('/nk/v2/data-nk/upload', { query: { file_path: d.id } });
      store.dokumenHilang(d.id, versi);
      toast.berhasil(PESAN['berhasil.hapus']);
    } catch (g) {
      toast.gagal(pesanGalat(g, PESAN['gagal.hapus']));
    } finally {
      setMenghapus(null);
    }
  };
  const dariOss = async () => {
    setSibuk(true);
    setSalah(null);
    try {
      store.dokumenBaru(await api.kirim('/nk/v2/data-nk/upload/nib', { body: { id_nk: idNk }, batasMs: OSS_MS }));
      toast.berhasil(PESAN['berkas.berhasil']);
    } catch (g) {
      const pesan = pesanGalat(g, PESAN['berkas.nib_tidak_dijawab']);
      setSalah(pesan);
      toast.gagal(pesan);
    } finally {
      setSibuk(false);
    }
  };
  const ambil = kd_dokumen === DOKUMEN_NIB ? { label: 'Ambil dari OSS', sibuk, jalankan: dariOss } : undefined;
  return { persen, salah, menghapus, kirim, hapus, ...(ambil ? { ambil } : {}) };
}

/** Of a file that was just made from another one the papers follow by a job, one after the other (T22, T24, T25). */
const menyusul = ({ detail }: Keadaan): boolean =>
  namaTurunan(detail.jenis_pengajuan) !== null &&
  dalam('draf', detail.kd_status_pengajuan) &&
  jamKini().getTime() - Date.parse(detail.created_at) < MENYUSUL_MS;

/** While a document is being checked, or follows, its state is asked for again; not for ever. */
export function usePeriksaDokumen(): void {
  const { keadaan, store } = useFormulir();
  const menunggu = keadaan.dokumen.some((d) => d.status === 'PENDING') || menyusul(keadaan);
  const { idNk } = keadaan.detail;
  useEffect(() => {
    if (!menunggu) return undefined;
    let ke = 0;
    const timer = setInterval(() => {
      ke += 1;
      if (ke > MAKS_PERIKSA) return clearInterval(timer);
      return void api
        .ambil('/nk/v2/data-nk/get', { query: { id_nk: idNk } })
        .then((d) => store.aturDokumen(d.dokumen))
        .catch(() => undefined);
    }, JEDA_PERIKSA_MS);
    return () => clearInterval(timer);
  }, [menunggu, idNk, store]);
}
