import { api } from '@sinas/api-client';
import type { BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import type { AturBatas } from '../wire';
export const BATAS_SEHALAMAN = 25;
type Sinyal = { signal?: AbortSignal };
export interface SaringBatas {
  tahun: number;
  kd_komoditas: string;
  cari: string;
}
const kueri = ({ tahun, kd_komoditas, cari }: SaringBatas, page: number) => ({
  ...{ tahun, page, limit: BATAS_SEHALAMAN },
  ...(kd_komoditas ? { kd_komoditas } : {}),
  ...(cari.trim() ? { cari: cari.trim() } : {}),
});

export interface SaringPembuka {
  tahun: string;
  cari: string;
}
const bukuPembuka = (file: File, isi: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [nama, nilai] of Object.entries(isi)) form.set(nama, nilai);
  form.set('file', file);
  return form;
};

/** The quantity ledger as officers read it, and the limits that they set. */
export const dataBuku = {
  posisiNasional: (tahun: number, per: string | null, opsi?: Sinyal) =>
    api.ambil('/api/buku/nasional', { query: { tahun, ...(per ? { per } : {}) }, ...opsi }),
  batas: (s: SaringBatas, page: number, opsi?: Sinyal) =>
    api.daftar('/nk/v2/batas', { query: kueri(s, page), ...opsi }),
  batasMelebihi: (s: SaringBatas, page: number, opsi?: Sinyal) =>
    api.daftar('/nk/v2/batas/melebihi', { query: kueri(s, page), ...opsi }),
  batasKomoditas: (tahun: number, opsi?: Sinyal) => api.ambil('/nk/v2/batas/komoditas', { query: { tahun }, ...opsi }),
  batasPerubahan: (id: string, opsi?: Sinyal) => api.ambil('/nk/v2/batas/{id}/perubahan', { path: { id }, ...opsi }),
  pembuka: ({ tahun, cari }: SaringPembuka, page: number, opsi?: Sinyal) =>
    api.daftar('/nk/v2/pembuka', {
      query: { page, limit: BATAS_SEHALAMAN, ...(tahun && { tahun }), ...(cari.trim() && { cari: cari.trim() }) },
      ...opsi,
    }),
  ujiPembuka: (file: File) => api.kirim('/nk/v2/pembuka', { body: bukuPembuka(file, {}) }),
  muatPembuka: (file: File, bukti: BuktiDibawa) =>
    api.kirim('/nk/v2/pembuka', { body: bukuPembuka(file, { cara: 'muat', ...bukti }) }),
  aturBatas: (isi: AturBatas) => api.ganti('/nk/v2/batas', { body: isi }),
};
