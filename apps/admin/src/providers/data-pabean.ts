import { api } from '@sinas/api-client';
import type {
  BarangPabean,
  CocokPabean,
  HasilBerkasPabean,
  PabeanRusak,
  PilihanPabean,
  RincianPabean,
  Selisih,
} from './wire';

const PABEAN = '/api/pabean';
export const PABEAN_SEHALAMAN = 20;
type Sinyal = { signal?: AbortSignal };
export interface SaringPabean {
  keadaan: 'kerja' | 'semua';
  sebab: string;
  cari: string;
}

/** What customs declare, and what waits for somebody. */
export const dataPabean = {
  pabean: ({ sebab, cari, ...s }: SaringPabean, page: number, opsi?: Sinyal) =>
    api.daftar<BarangPabean>(
      `${PABEAN}/barang`,
      { ...s, ...(sebab && { sebab }), ...(cari && { cari }), page, limit: PABEAN_SEHALAMAN },
      opsi,
    ),
  satuPabean: (id: string, opsi?: Sinyal) => api.ambil<RincianPabean>(`${PABEAN}/barang/${id}`, undefined, opsi),
  pilihanPabean: (id: string, no_izin: string, opsi?: Sinyal) =>
    api.ambil<PilihanPabean>(`${PABEAN}/barang/${id}/pilihan`, { no_izin }, opsi),
  cocokPabean: (id: string, isi: CocokPabean) => api.kirim<RincianPabean>(`${PABEAN}/barang/${id}/cocok`, isi),
  tutupPabean: (id: string, catatan: string) => api.kirim<RincianPabean>(`${PABEAN}/barang/${id}/tutup`, { catatan }),
  berkasPabean: (file: File, ambil: boolean) => {
    const isi = new FormData();
    isi.set('ambil', ambil ? 'ya' : 'tidak');
    isi.set('file', file);
    return api.kirim<HasilBerkasPabean>(`${PABEAN}/berkas`, isi);
  },
  pabeanRusak: (opsi?: Sinyal) => api.ambil<PabeanRusak[]>(`${PABEAN}/rusak`, undefined, opsi),
  selisihPabean: (tahun: number, page: number, opsi?: Sinyal) =>
    api.daftar<Selisih>(`${PABEAN}/selisih`, { tahun, page, limit: PABEAN_SEHALAMAN }, opsi),
};
