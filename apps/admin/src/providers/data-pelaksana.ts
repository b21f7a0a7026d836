import { api } from '@sinas/api-client';
import { kunciBaru } from '../lib/kunci';
import type { PenunjukanBaru } from './wire';

/** Acting officials, and the session that acts for one. */
export const dataPelaksana = {
  pelaksana: (opsi?: { signal?: AbortSignal }) => api.ambil('/api/pelaksana', { ...opsi }),
  tunjuk: (isi: PenunjukanBaru) => api.kirim('/api/pelaksana', { body: isi, kunci: kunciBaru() }),
  akhiriTunjuk: (id: string, alasan: string) =>
    api.kirim('/api/pelaksana/{id}/akhiri', { path: { id }, body: { alasan } }),
  bertindak: (id: string | null) => api.ganti('/api/pelaksana/sebagai', { body: { id } }),
  /** By itself: it must not prolong the session. */
  sesiKini: (opsi?: { signal?: AbortSignal }) => api.ambil('/api/sesi', { ...opsi, latar: true }),
};
