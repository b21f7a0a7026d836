import type { JenisRekaman } from '@sinas/domain/komoditas/rekaman';
import { api } from '../../../../lib/api';
import {
  type BarisServer,
  type DetailFormulir,
  type HasilBanyak,
  type HasilBaris,
  type HasilSimpan,
  type IsiSimpan,
  type Rekaman,
} from '../../wire';

/** The calls of the API that the saving engine needs. */
export interface PanggilanApi {
  detail: (idNk: string) => Promise<DetailFormulir>;
  halamanBaris: (idNk: string, page: number, limit: number) => Promise<BarisServer[]>;
  simpan: (isi: IsiSimpan) => Promise<HasilSimpan>;
  tambahBaris: (idNk: string, jenis: JenisRekaman, data: Rekaman, kunci: string) => Promise<HasilBaris>;
  tambahBanyak: (idNk: string, jenis: JenisRekaman, rows: Rekaman[], kunci: string) => Promise<HasilBanyak>;
  ubahBaris: (idNk: string, jenis: JenisRekaman, id: string, versi: number, data: Rekaman) => Promise<HasilBaris>;
  hapusBaris: (idNk: string, id: readonly string[]) => Promise<HasilSimpan>;
}

/** The saver works by itself: typing into a form that lies open does not keep its session. */
const latar = true;
export const panggilanApi: PanggilanApi = {
  detail: (id_nk) => api.ambil('/nk/v2/data-nk/get', { query: { id_nk } }),
  halamanBaris: async (id_nk, page, limit) =>
    (await api.daftar('/nk/v2/data-nk/get/baris', { query: { id_nk, page, limit } })).data,
  simpan: (isi) => api.ganti('/nk/v2/data-nk', { body: isi, latar }),
  tambahBaris: (idNk, jenis, data, kunci) =>
    api.kirim('/nk/v2/data-nk/modal', { body: { idNk, jenis, data }, kunci, latar }),
  tambahBanyak: (idNk, jenis, rows, kunci) =>
    api.kirim('/nk/v2/data-nk/dataBulk', { body: { idNk, jenis, rows }, kunci, latar, batasMs: 60_000 }),
  ubahBaris: (idNk, jenis, id, versi, data) =>
    api.ganti('/nk/v2/data-nk/modal', { body: { idNk, jenis, id, versi, data }, latar }),
  hapusBaris: (idNk, id) => {
    return api.hapus('/nk/v2/data-nk/modal', { query: { id_nk: idNk, id: [...id] }, latar });
  },
};
