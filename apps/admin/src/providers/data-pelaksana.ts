import { api } from '@sinas/api-client';
import { kunciBaru } from '../lib/kunci';
import type { Sesi } from './sesi';
import type { Pelaksana, Penunjukan, PenunjukanBaru } from './wire';

const JALUR = '/api/pelaksana';

/** Acting officials, and the session that acts for one. */
export const dataPelaksana = {
  pelaksana: (opsi?: { signal?: AbortSignal }) => api.ambil<Pelaksana>(JALUR, undefined, opsi),
  tunjuk: (isi: PenunjukanBaru) => api.kirim<Penunjukan>(JALUR, isi, { kunci: kunciBaru() }),
  akhiriTunjuk: (id: string, alasan: string) => api.kirim<Penunjukan>(`${JALUR}/${id}/akhiri`, { alasan }),
  bertindak: (id: string | null) => api.ganti<null>(`${JALUR}/sebagai`, { id }),
  /** By itself: it must not prolong the session. */
  sesiKini: (opsi?: { signal?: AbortSignal }) => api.ambil<Sesi>('/api/sesi', undefined, { ...opsi, latar: true }),
};
