import { api } from '@sinas/api-client';
import type { Baris, BarisRencana, MetaAntrean } from './wire';

export const DAFTAR_RENCANA = '/nk/v2/npp/pengajuan/riwayat';
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
      (
        await api.daftar('/nk/v2/npp/pengajuan/riwayat', {
          query: { antrean: 'semua', limit: 1 },
          ...opsi,
          latar: true,
        })
      ).meta as Partial<MetaAntrean>
    ).hitung,
  rencana: (id: string, opsi?: Sinyal) => api.ambil('/nk/v2/npp/pengajuan/{no_aju}', { path: { no_aju: id }, ...opsi }),
  riwayatRencana: (id: string, opsi?: Sinyal) =>
    api.ambil('/nk/v2/npp/pengajuan/history/{id}', { path: { id }, ...opsi }),
  bandingRencana: (id: string, opsi?: Sinyal) =>
    api.ambil('/nk/v2/npp/pengajuan/banding/{id}', { path: { id }, ...opsi }),
  checkpointRencana: (no_aju: string, opsi?: Sinyal) =>
    api.ambil('/nk/v2/npp/data-npp/checkpoint/v2', { query: { no_aju }, ...opsi }),
  barisRencana: (daftar: DaftarBaris, no_aju: string, page: number, opsi?: Sinyal) =>
    api.lewat<BarisRencana[]>('get', `/nk/v2/npp/data-npp/${daftar}`, {
      query: { no_aju, page, limit: BARIS_RENCANA },
      ...opsi,
    }),
  /** Imported goods, as the sheet of every file has its rows. */
  imporRencana: async (no_aju: string, page: number, limit: number, opsi?: Sinyal): Promise<{ data: Baris[] }> => {
    const kueri = { no_aju, jenis: 'impor' as const, page, limit };
    const { data } = await api.daftar('/nk/v2/npp/data-npp/barang', { query: kueri, ...opsi });
    return { data: data.map(barisSetara) };
  },
  anakRencana: async (daftar: DaftarBaris, no_aju: string, induk: Record<string, string>, opsi?: Sinyal) =>
    (await api.lewat<BarisRencana[]>('get', `/nk/v2/npp/data-npp/${daftar}`, { query: { no_aju, ...induk }, ...opsi }))
      .data,
};
