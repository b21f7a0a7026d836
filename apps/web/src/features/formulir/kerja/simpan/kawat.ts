import { api } from '../../../../lib/api';
import {
  JALUR,
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
  tambahBaris: (idNk: string, jenis: string, data: Rekaman, kunci: string) => Promise<HasilBaris>;
  tambahBanyak: (idNk: string, jenis: string, rows: Rekaman[], kunci: string) => Promise<HasilBanyak>;
  ubahBaris: (idNk: string, jenis: string, id: string, versi: number, data: Rekaman) => Promise<HasilBaris>;
  hapusBaris: (idNk: string, id: readonly string[]) => Promise<HasilSimpan>;
}

const MODAL = `${JALUR}/modal`;
/** The saver works by itself: typing into a form that lies open does not keep its session. */
const latar = true;
export const panggilanApi: PanggilanApi = {
  detail: (id_nk) => api.ambil(`${JALUR}/get`, { id_nk }),
  halamanBaris: async (id_nk, page, limit) =>
    (await api.daftar<BarisServer>(`${JALUR}/get/baris`, { id_nk, page, limit })).data,
  simpan: (isi) => api.ganti(JALUR, isi, { latar }),
  tambahBaris: (idNk, jenis, data, kunci) => api.kirim(MODAL, { idNk, jenis, data }, { kunci, latar }),
  tambahBanyak: (idNk, jenis, rows, kunci) =>
    api.kirim(`${JALUR}/dataBulk`, { idNk, jenis, rows }, { kunci, latar, batasMs: 60_000 }),
  ubahBaris: (idNk, jenis, id, versi, data) => api.ganti(MODAL, { idNk, jenis, id, versi, data }, { latar }),
  hapusBaris: (idNk, id) => {
    const kueri = new URLSearchParams([['id_nk', idNk], ...id.map((x) => ['id', x] as [string, string])]);
    return api.hapus(`${MODAL}?${kueri.toString()}`, undefined, undefined, { latar });
  },
};
