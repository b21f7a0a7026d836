import { api } from '@sinas/api-client';
import type { TindakanImpor } from '@sinas/ui/impor/LaporanImpor';
import { kunciBaru } from '../lib/kunci';
import type { Detail, ImporBuku, IntersepPk, PkBaru, PkSimpan } from './wire';
type Sinyal = { signal?: AbortSignal };
export type LevelPk = 1 | 2 | 3;
/** Rows of a level that one page of it holds. */
const SEHALAMAN = 1000;

/** Needs that the officer's own ministry files. */
export const dataPk = {
  daftarPk: (page: number, opsi?: Sinyal) =>
    api.daftar('/nk/v2/data-nk/daftarPK', { query: { page, limit: 25 }, ...opsi }),
  detailPk: async (id: string, opsi?: Sinyal): Promise<Detail> => {
    const berkas = await api.ambil('/nk/v2/data-nk/get', { query: { id_nk: id }, ...opsi });
    return { ...berkas, id: berkas.idNk };
  },
  barisPk: (noAju: string, id_level: LevelPk, opsi?: Sinyal) =>
    api.ambil('/nk/v2/data-nk/getPK', {
      query: { no_aju: noAju, id_level, type: 'keputusan', limit: SEHALAMAN },
      ...opsi,
    }),
  buatPk: (isi: PkBaru) => api.kirim('/nk/v2/data-nk/pk', { body: isi, kunci: kunciBaru() }),
  simpanPk: (isi: PkSimpan) => api.ganti('/nk/v2/data-nk/pk', { body: isi }),
  buangPk: (id_nk: string, alasan: string) => api.hapus('/nk/v2/data-nk/pk', { query: { id_nk, alasan } }),
  tambahBarisPk: (isi: { idNk: string; id_level: LevelPk; id_induk?: string; rows: Record<string, unknown>[] }) =>
    api.kirim('/nk/v2/data-nk/modalPK', { body: isi }),
  ubahBarisPk: (isi: { idNk: string; id_level: LevelPk; id: string; versi: number; data: Record<string, unknown> }) =>
    api.ganti('/nk/v2/data-nk/modalPK', { body: isi }),
  hapusBarisPk: (id_nk: string, id_level: LevelPk, id: string) =>
    api.hapus('/nk/v2/data-nk/modalPK', { query: { id_nk, id_level, id } }),
  kirimPk: (idNk: string, versi: number) =>
    api.kirim('/nk/v2/data-nk/kirimPermohonanPK', { body: { idNk, versi }, kunci: kunciBaru() }),
  intersepPk: (isi: IntersepPk) => api.kirim('/nk/v2/data-nk/keputusanPK', { body: isi, kunci: kunciBaru() }),
  unggahPk: (idNk: string, file: File) => {
    const isi = new FormData();
    isi.set('id_nk', idNk);
    isi.set('file', file);
    return api.kirim('/nk/v2/postPKBulkExcel', { body: isi });
  },
  unggahDokumenPk: (idNk: string, kd_dokumen: string, file: File) => {
    const isi = new FormData();
    isi.set('id_nk', idNk);
    isi.set('kd_dokumen', kd_dokumen);
    isi.set('file', file);
    return api.kirim('/nk/v2/data-nk/upload', { body: isi });
  },
  hapusDokumenPk: (id: string) => api.hapus('/nk/v2/data-nk/upload', { query: { file_path: id } }),
  tindakanImporPk: (id: string, tindakan: TindakanImpor) =>
    api.kirim('/nk/v2/pk/impor/{id}/tindakan', { path: { id }, body: { tindakan } }),
  imporPk: async (idNk: string, opsi?: Sinyal) =>
    (await api.lewat<ImporBuku | null>('get', '/nk/v2/data-nk/impor', { query: { id_nk: idNk }, ...opsi })).data,
  negara: (opsi?: Sinyal) => api.ambil('/api/ref/v2/negara', { ...opsi }),
};
