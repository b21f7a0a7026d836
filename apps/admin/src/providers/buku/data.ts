import { api } from '@sinas/api-client';
import type { AturBatas, Batas, KomoditasBatas, LewatBatas, PerubahanBatas, PosisiNasional } from '../wire';

const BATAS = '/nk/v2/batas';
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

/** The quantity ledger as officers read it, and the limits that they set. */
export const dataBuku = {
  posisiNasional: (tahun: number, per: string | null, opsi?: Sinyal) =>
    api.ambil<PosisiNasional[]>('/api/buku/nasional', { tahun, ...(per ? { per } : {}) }, opsi),
  batas: (s: SaringBatas, page: number, opsi?: Sinyal) => api.daftar<Batas>(BATAS, kueri(s, page), opsi),
  batasMelebihi: (s: SaringBatas, page: number, opsi?: Sinyal) =>
    api.daftar<LewatBatas>(`${BATAS}/melebihi`, kueri(s, page), opsi),
  batasKomoditas: (tahun: number, opsi?: Sinyal) => api.ambil<KomoditasBatas[]>(`${BATAS}/komoditas`, { tahun }, opsi),
  batasPerubahan: (id: string, opsi?: Sinyal) =>
    api.ambil<PerubahanBatas[]>(`${BATAS}/${id}/perubahan`, undefined, opsi),
  aturBatas: (isi: AturBatas) => api.ganti<Batas>(BATAS, isi),
};
