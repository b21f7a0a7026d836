import { api } from '@sinas/api-client';
import type { DampakKalender, SimpanKalender, UbahanKalender } from './wire';
type Sinyal = { signal?: AbortSignal };

/** Schedules, holidays, stages, announcements and switches as operators keep them. */
export const dataKalender = {
  kalender: (tahun: number | undefined, opsi?: Sinyal) =>
    api.ambil('/nk/v2/kelola-kalender', { query: { tahun }, ...opsi }),
  dampakKalender: (isi: UbahanKalender) => api.kirim('/nk/v2/kelola-kalender/pratinjau', { body: isi }),
  simpanKalender: (isi: SimpanKalender) => api.ganti('/nk/v2/kelola-kalender', { body: isi }),
  riwayatKalender: (jenis: DampakKalender['jenis'], page: number, limit: number, opsi?: Sinyal) =>
    api.daftar('/nk/v2/kelola-kalender/riwayat', { query: { jenis, page, limit }, ...opsi }),
};
