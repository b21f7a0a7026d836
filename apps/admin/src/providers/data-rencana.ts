import { api } from '@sinas/api-client';
import type { Baris, BandingRencana, BarisRencana, CheckpointRencana, Detail, MetaAntrean, Riwayat } from './wire';

const NPP = '/nk/v2/npp';
export const DAFTAR_RENCANA = `${NPP}/pengajuan/riwayat`;
type Sinyal = { signal?: AbortSignal };
/** Rows on a page of a tab. */
export const BARIS_RENCANA = 50;
/** Rows of a tab by the name of its list: goods, and what stands beside and below them. */
export type DaftarBaris =
  | 'barang'
  | 'produksi'
  | 'produksi/produk'
  | 'penggunaan'
  | 'penggunaan/penggunaan'
  | 'distribusi'
  | 'distribusi/lokal'
  | 'distribusi/ekspor'
  | 'distribusi/lainnya';

const barisSetara = (b: BarisRencana): Baris => ({
  ...b.data,
  jml_bahan_baku: b.jml,
  ...{ id: b.id, no_seri: b.seri, versi: b.versi, jumlah_sub: 0, potongan: [] },
  ...{ jml_verifikator: null, jml_kl: b.jml_rekomendasi, jml_rakornis: null, jml_penetapan: b.jml_keputusan },
});
/** Plans (RKT), as officers read them. Their desks' acts are those of every file. */
export const dataRencana = {
  hitungRencana: async (opsi?: Sinyal) =>
    (
      (await api.daftar(DAFTAR_RENCANA, { antrean: 'semua', limit: 1 }, { ...opsi, latar: true }))
        .meta as Partial<MetaAntrean>
    ).hitung,
  rencana: (id: string, opsi?: Sinyal) => api.ambil<Detail>(`${NPP}/pengajuan/${id}`, undefined, opsi),
  riwayatRencana: (id: string, opsi?: Sinyal) =>
    api.ambil<Riwayat[]>(`${NPP}/pengajuan/history/${id}`, undefined, opsi),
  bandingRencana: (id: string, opsi?: Sinyal) =>
    api.ambil<BandingRencana>(`${NPP}/pengajuan/banding/${id}`, undefined, opsi),
  checkpointRencana: (no_aju: string, opsi?: Sinyal) =>
    api.ambil<CheckpointRencana>(`${NPP}/data-npp/checkpoint/v2`, { no_aju }, opsi),
  barisRencana: (daftar: DaftarBaris, no_aju: string, page: number, opsi?: Sinyal) =>
    api.daftar<BarisRencana>(`${NPP}/data-npp/${daftar}`, { no_aju, page, limit: BARIS_RENCANA }, opsi),
  /** Imported goods, as the sheet of every file has its rows. */
  imporRencana: async (no_aju: string, page: number, limit: number, opsi?: Sinyal): Promise<{ data: Baris[] }> => {
    const kueri = { no_aju, jenis: 'impor', page, limit };
    const { data } = await api.daftar<BarisRencana>(`${NPP}/data-npp/barang`, kueri, opsi);
    return { data: data.map(barisSetara) };
  },
  anakRencana: (daftar: DaftarBaris, no_aju: string, induk: Record<string, string>, opsi?: Sinyal) =>
    api.ambil<BarisRencana[]>(`${NPP}/data-npp/${daftar}`, { no_aju, ...induk }, opsi),
};
