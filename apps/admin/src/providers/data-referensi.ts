import { api, type Daftar } from '@sinas/api-client';
import type {
  BukaEntri,
  Entri,
  EntriBaru,
  EntriUbah,
  Perubahan,
  SimpanKorelasi,
  TandaLengkap,
  TutupEntri,
} from './wire';

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

/** Address of a list as CSV. */
export const alamatUnduh = (jenis: string): string => `/nk/v2/kelola-referensi/${encodeURIComponent(jenis)}/unduh`;

/** Reference lists as operators keep them, and which tariff lines belong to which element. */
export const dataReferensi = {
  semuaReferensi: (opsi?: Sinyal) => api.ambil('/nk/v2/kelola-referensi', { ...opsi }),
  entriReferensi: (
    jenis: string,
    saring: SaringEntri,
    page: number,
    limit: number,
    opsi?: Sinyal,
  ): Promise<Daftar<Entri>> =>
    api.daftar('/nk/v2/kelola-referensi/{jenis}', { path: { jenis }, query: { ...saring, page, limit }, ...opsi }),
  satuEntri: (jenis: string, kode: string, opsi?: Sinyal) =>
    api.ambil('/nk/v2/kelola-referensi/{jenis}/entri', { path: { jenis }, query: { kode }, ...opsi }),
  tambahEntri: (jenis: string, isi: EntriBaru) =>
    api.kirim('/nk/v2/kelola-referensi/{jenis}/entri', { path: { jenis }, body: isi }),
  ubahEntri: (jenis: string, isi: EntriUbah) =>
    api.ganti('/nk/v2/kelola-referensi/{jenis}/entri', { path: { jenis }, body: isi }),
  tutupEntri: (jenis: string, isi: TutupEntri) =>
    api.kirim('/nk/v2/kelola-referensi/{jenis}/entri/tutup', { path: { jenis }, body: isi }),
  bukaEntri: (jenis: string, isi: BukaEntri) =>
    api.kirim('/nk/v2/kelola-referensi/{jenis}/entri/buka', { path: { jenis }, body: isi }),
  riwayatReferensi: (jenis: string, kode: string | undefined, page: number, limit: number, opsi?: Sinyal) =>
    api.daftar('/nk/v2/kelola-referensi/{jenis}/riwayat', { path: { jenis }, query: { kode, page, limit }, ...opsi }),
  semuaMuatan: (jenis: string, page: number, limit: number, opsi?: Sinyal) =>
    api.daftar('/nk/v2/kelola-referensi/{jenis}/muatan', { path: { jenis }, query: { page, limit }, ...opsi }),
  unggahMuatan: (jenis: string, isi: FormData) =>
    api.kirim('/nk/v2/kelola-referensi/{jenis}/muatan', { path: { jenis }, body: isi, batasMs: BERKAS_MS }),
  satuMuatan: (jenis: string, id: string, opsi?: Sinyal) =>
    api.ambil('/nk/v2/kelola-referensi/{jenis}/muatan/{id}', { path: { jenis, id }, ...opsi }),
  perubahanMuatan: (
    jenis: string,
    id: string,
    kelompok: Perubahan['kelompok'],
    page: number,
    limit: number,
    opsi?: Sinyal,
  ) =>
    api.daftar('/nk/v2/kelola-referensi/{jenis}/muatan/{id}/perubahan', {
      path: { jenis, id },
      query: { kelompok, page, limit },
      ...opsi,
    }),
  terapkanMuatan: (jenis: string, id: string, catatan: string) =>
    api.kirim('/nk/v2/kelola-referensi/{jenis}/muatan/{id}/terapkan', {
      path: { jenis, id },
      body: { catatan },
      batasMs: BERKAS_MS,
    }),
  urungkanMuatan: (jenis: string, id: string, catatan: string) =>
    api.kirim('/nk/v2/kelola-referensi/{jenis}/muatan/{id}/urungkan', {
      path: { jenis, id },
      body: { catatan },
      batasMs: BERKAS_MS,
    }),
  buangMuatan: (jenis: string, id: string) =>
    api.hapus('/nk/v2/kelola-referensi/{jenis}/muatan/{id}', { path: { jenis, id } }),

  kelompokKorelasi: (opsi?: Sinyal) => api.ambil('/nk/v2/data-nk/korelasi-btki/kelompok', { ...opsi }),
  tandaiLengkap: (isi: TandaLengkap) => api.ganti('/nk/v2/data-nk/korelasi-btki/lengkap', { body: isi }),
  korelasi: (kd_komoditas: string, opsi?: Sinyal) =>
    api.ambil('/nk/v2/data-nk/korelasi-btki', { query: { kd_komoditas }, ...opsi }),
  simpanKorelasi: (isi: SimpanKorelasi) => api.ganti('/nk/v2/data-nk/korelasi-btki/save', { body: isi }),
  cariHs: (keyword: string, limit: number, opsi?: Sinyal) =>
    api.ambil('/api/ref/v2/hscode/search', { query: { keyword, limit }, ...opsi }),
};
