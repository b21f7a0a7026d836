import { api } from '@sinas/api-client';
import type {
  DampakKalender,
  Kalender,
  RiwayatKalender,
  SimpanKalender,
  UbahanKalender,
  UbahanTersimpan,
} from './wire';

const JALUR = '/nk/v2/kelola-kalender';
type Sinyal = { signal?: AbortSignal };

/** Schedules, holidays, stages, announcements and switches as operators keep them. */
export const dataKalender = {
  kalender: (tahun: number | undefined, opsi?: Sinyal) => api.ambil<Kalender>(JALUR, { tahun }, opsi),
  dampakKalender: (isi: UbahanKalender) => api.kirim<DampakKalender>(`${JALUR}/pratinjau`, isi),
  simpanKalender: (isi: SimpanKalender) => api.ganti<UbahanTersimpan>(JALUR, isi),
  riwayatKalender: (jenis: DampakKalender['jenis'], page: number, limit: number, opsi?: Sinyal) =>
    api.daftar<RiwayatKalender>(`${JALUR}/riwayat`, { jenis, page, limit }, opsi),
};
