import { api } from '@sinas/api-client';
import type { BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import type {
  AturBatas,
  Batas,
  IzinPembuka,
  KomoditasBatas,
  LaporanPembuka,
  LewatBatas,
  PerubahanBatas,
  PosisiNasional,
} from '../wire';

const BATAS = '/nk/v2/batas';
const PEMBUKA = '/nk/v2/pembuka';
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
    api.ambil<PosisiNasional[]>('/api/buku/nasional', { tahun, ...(per ? { per } : {}) }, opsi),
  batas: (s: SaringBatas, page: number, opsi?: Sinyal) => api.daftar<Batas>(BATAS, kueri(s, page), opsi),
  batasMelebihi: (s: SaringBatas, page: number, opsi?: Sinyal) =>
    api.daftar<LewatBatas>(`${BATAS}/melebihi`, kueri(s, page), opsi),
  batasKomoditas: (tahun: number, opsi?: Sinyal) => api.ambil<KomoditasBatas[]>(`${BATAS}/komoditas`, { tahun }, opsi),
  batasPerubahan: (id: string, opsi?: Sinyal) =>
    api.ambil<PerubahanBatas[]>(`${BATAS}/${id}/perubahan`, undefined, opsi),
  pembuka: ({ tahun, cari }: SaringPembuka, page: number, opsi?: Sinyal) =>
    api.daftar<IzinPembuka>(
      PEMBUKA,
      { page, limit: BATAS_SEHALAMAN, ...(tahun && { tahun }), ...(cari.trim() && { cari: cari.trim() }) },
      opsi,
    ),
  ujiPembuka: (file: File) => api.kirim<LaporanPembuka>(PEMBUKA, bukuPembuka(file, {})),
  muatPembuka: (file: File, bukti: BuktiDibawa) =>
    api.kirim<LaporanPembuka>(PEMBUKA, bukuPembuka(file, { cara: 'muat', ...bukti })),
  aturBatas: (isi: AturBatas) => api.ganti<Batas>(BATAS, isi),
};
