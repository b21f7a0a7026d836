import { api, type Skema } from '@sinas/api-client';
import type { TindakanImpor } from '@sinas/ui/impor/LaporanImpor';
import { kunciBaru } from '../lib/kunci';
import type {
  BarisPk,
  Detail,
  HasilAksi,
  HasilBarisPk,
  HasilKirimPk,
  HasilPk,
  ImporBuku,
  ImporDibuat,
  IntersepPk,
  NegaraPilihan,
  PkBaru,
  PkSimpan,
  Ringkasan,
} from './wire';

const NK = '/nk/v2/data-nk';
type Sinyal = { signal?: AbortSignal };
export type LevelPk = 1 | 2 | 3;
/** Rows of a level that one page of it holds. */
const SEHALAMAN = 1000;

/** Needs that the officer's own ministry files. */
export const dataPk = {
  daftarPk: (page: number, opsi?: Sinyal) => api.daftar<Ringkasan>(`${NK}/daftarPK`, { page, limit: 25 }, opsi),
  detailPk: (id: string, opsi?: Sinyal) => api.ambil<Detail>(`${NK}/get`, { id_nk: id }, opsi),
  barisPk: (noAju: string, id_level: LevelPk, opsi?: Sinyal) =>
    api.ambil<BarisPk[]>(`${NK}/getPK`, { no_aju: noAju, id_level, type: 'keputusan', limit: SEHALAMAN }, opsi),
  buatPk: (isi: PkBaru) => api.kirim<HasilPk>(`${NK}/pk`, isi, { kunci: kunciBaru() }),
  simpanPk: (isi: PkSimpan) => api.ganti<HasilPk>(`${NK}/pk`, isi),
  buangPk: (id_nk: string, alasan: string) => api.hapus<HasilAksi>(`${NK}/pk`, { id_nk, alasan }),
  tambahBarisPk: (isi: { idNk: string; id_level: LevelPk; id_induk?: string; rows: Record<string, unknown>[] }) =>
    api.kirim<HasilBarisPk>(`${NK}/modalPK`, isi),
  ubahBarisPk: (isi: { idNk: string; id_level: LevelPk; id: string; versi: number; data: Record<string, unknown> }) =>
    api.ganti<HasilBarisPk>(`${NK}/modalPK`, isi),
  hapusBarisPk: (id_nk: string, id_level: LevelPk, id: string) =>
    api.hapus<HasilPk>(`${NK}/modalPK`, { id_nk, id_level, id }),
  kirimPk: (idNk: string, versi: number) =>
    api.kirim<HasilKirimPk>(`${NK}/kirimPermohonanPK`, { idNk, versi }, { kunci: kunciBaru() }),
  intersepPk: (isi: IntersepPk) => api.kirim<HasilAksi>(`${NK}/keputusanPK`, isi, { kunci: kunciBaru() }),
  unggahPk: (idNk: string, file: File) => {
    const isi = new FormData();
    isi.set('id_nk', idNk);
    isi.set('file', file);
    return api.kirim<ImporDibuat>('/nk/v2/postPKBulkExcel', isi);
  },
  unggahDokumenPk: (idNk: string, kd_dokumen: string, file: File) => {
    const isi = new FormData();
    isi.set('id_nk', idNk);
    isi.set('kd_dokumen', kd_dokumen);
    isi.set('file', file);
    return api.kirim<Skema<'BerkasDiunggahDto'>>(`${NK}/upload`, isi);
  },
  hapusDokumenPk: (id: string) => api.hapus<Skema<'VersiBerkasDto'>>(`${NK}/upload`, { file_path: id }),
  tindakanImporPk: (id: string, tindakan: TindakanImpor) =>
    api.kirim<ImporBuku>(`/nk/v2/pk/impor/${id}/tindakan`, { tindakan }),
  imporPk: (idNk: string, opsi?: Sinyal) => api.ambil<ImporBuku | null>(`${NK}/impor`, { id_nk: idNk }, opsi),
  negara: (opsi?: Sinyal) => api.ambil<NegaraPilihan[]>('/api/ref/v2/negara', undefined, opsi),
};
