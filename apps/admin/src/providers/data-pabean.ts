import { api } from '@sinas/api-client';
import type { CocokPabean } from './wire';
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
    api.daftar('/api/pabean/barang', {
      query: { ...s, ...(sebab && { sebab }), ...(cari && { cari }), page, limit: PABEAN_SEHALAMAN },
      ...opsi,
    }),
  satuPabean: (id: string, opsi?: Sinyal) => api.ambil('/api/pabean/barang/{id}', { path: { id }, ...opsi }),
  pilihanPabean: (id: string, no_izin: string, opsi?: Sinyal) =>
    api.ambil('/api/pabean/barang/{id}/pilihan', { path: { id }, query: { no_izin }, ...opsi }),
  cocokPabean: (id: string, isi: CocokPabean) =>
    api.kirim('/api/pabean/barang/{id}/cocok', { path: { id }, body: isi }),
  tutupPabean: (id: string, catatan: string) =>
    api.kirim('/api/pabean/barang/{id}/tutup', { path: { id }, body: { catatan } }),
  berkasPabean: (file: File, ambil: boolean) => {
    const isi = new FormData();
    isi.set('ambil', ambil ? 'ya' : 'tidak');
    isi.set('file', file);
    return api.kirim('/api/pabean/berkas', { body: isi });
  },
  pabeanRusak: (opsi?: Sinyal) => api.ambil('/api/pabean/rusak', { ...opsi }),
  selisihPabean: (tahun: number, page: number, opsi?: Sinyal) =>
    api.daftar('/api/pabean/selisih', { query: { tahun, page, limit: PABEAN_SEHALAMAN }, ...opsi }),
};
