import { api, type Daftar } from '@sinas/api-client';
import type {
  BukaEntri,
  DaftarReferensi,
  Entri,
  EntriBaru,
  EntriRinci,
  EntriUbah,
  Hs,
  KelompokKorelasi,
  Korelasi,
  Muatan,
  Perubahan,
  RiwayatReferensi,
  SimpanKorelasi,
  TandaLengkap,
  TutupEntri,
} from './wire';

const KELOLA = '/nk/v2/kelola-referensi';
const KORELASI = '/nk/v2/data-nk/korelasi-btki';
/** A list of a hundred thousand rows is read, compared or taken over within one call. */
const BERKAS_MS = 5 * 60_000;
type Sinyal = { signal?: AbortSignal };

/** What the entries of a list may be narrowed by. */
export interface SaringEntri {
  keyword?: string;
  keadaan?: string;
  tanggal?: string;
  asal?: string;
}
const daftar = (jenis: string, sisa = ''): string => `${KELOLA}/${encodeURIComponent(jenis)}${sisa}`;
const muatan = (jenis: string, id: string, sisa = ''): string =>
  daftar(jenis, `/muatan/${encodeURIComponent(id)}${sisa}`);

/** Address of a list as CSV. */
export const alamatUnduh = (jenis: string): string => daftar(jenis, '/unduh');

/** Reference lists as operators keep them, and which tariff lines belong to which element. */
export const dataReferensi = {
  semuaReferensi: (opsi?: Sinyal) => api.ambil<DaftarReferensi[]>(KELOLA, undefined, opsi),
  entriReferensi: (
    jenis: string,
    saring: SaringEntri,
    page: number,
    limit: number,
    opsi?: Sinyal,
  ): Promise<Daftar<Entri>> => api.daftar<Entri>(daftar(jenis), { ...saring, page, limit }, opsi),
  satuEntri: (jenis: string, kode: string, opsi?: Sinyal) =>
    api.ambil<EntriRinci>(daftar(jenis, '/entri'), { kode }, opsi),
  tambahEntri: (jenis: string, isi: EntriBaru) => api.kirim<Entri>(daftar(jenis, '/entri'), isi),
  ubahEntri: (jenis: string, isi: EntriUbah) => api.ganti<Entri>(daftar(jenis, '/entri'), isi),
  tutupEntri: (jenis: string, isi: TutupEntri) => api.kirim<Entri>(daftar(jenis, '/entri/tutup'), isi),
  bukaEntri: (jenis: string, isi: BukaEntri) => api.kirim<Entri>(daftar(jenis, '/entri/buka'), isi),
  riwayatReferensi: (jenis: string, kode: string | undefined, page: number, limit: number, opsi?: Sinyal) =>
    api.daftar<RiwayatReferensi>(daftar(jenis, '/riwayat'), { kode, page, limit }, opsi),
  semuaMuatan: (jenis: string, page: number, limit: number, opsi?: Sinyal) =>
    api.daftar<Muatan>(daftar(jenis, '/muatan'), { page, limit }, opsi),
  unggahMuatan: (jenis: string, isi: FormData) =>
    api.kirim<Muatan>(daftar(jenis, '/muatan'), isi, { batasMs: BERKAS_MS }),
  satuMuatan: (jenis: string, id: string, opsi?: Sinyal) => api.ambil<Muatan>(muatan(jenis, id), undefined, opsi),
  perubahanMuatan: (
    jenis: string,
    id: string,
    kelompok: Perubahan['kelompok'],
    page: number,
    limit: number,
    opsi?: Sinyal,
  ) => api.daftar<Perubahan>(muatan(jenis, id, '/perubahan'), { kelompok, page, limit }, opsi),
  terapkanMuatan: (jenis: string, id: string, catatan: string) =>
    api.kirim<Muatan>(muatan(jenis, id, '/terapkan'), { catatan }, { batasMs: BERKAS_MS }),
  urungkanMuatan: (jenis: string, id: string, catatan: string) =>
    api.kirim<Muatan>(muatan(jenis, id, '/urungkan'), { catatan }, { batasMs: BERKAS_MS }),
  buangMuatan: (jenis: string, id: string) => api.hapus<Muatan>(muatan(jenis, id)),

  kelompokKorelasi: (opsi?: Sinyal) => api.ambil<KelompokKorelasi[]>(`${KORELASI}/kelompok`, undefined, opsi),
  tandaiLengkap: (isi: TandaLengkap) => api.ganti<KelompokKorelasi>(`${KORELASI}/lengkap`, isi),
  korelasi: (kd_komoditas: string, opsi?: Sinyal) => api.ambil<Korelasi[]>(KORELASI, { kd_komoditas }, opsi),
  simpanKorelasi: (isi: SimpanKorelasi) => api.ganti<Korelasi>(`${KORELASI}/save`, isi),
  cariHs: (keyword: string, limit: number, opsi?: Sinyal) =>
    api.ambil<Hs[]>('/api/ref/v2/hscode/search', { keyword, limit }, opsi),
};
