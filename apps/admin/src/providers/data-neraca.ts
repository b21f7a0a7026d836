import { api } from '@sinas/api-client';
import { kunciBaru } from '../lib/kunci';
import type { SimpanGaris, SimpanKonsep, Tetapkan } from './wire';
type Sinyal = { signal?: AbortSignal };

/** National lines, and determinations on them. */
export const dataNeraca = {
  neraca: (tahun: number, opsi?: Sinyal) => api.ambil('/nk/v2/neraca', { query: { tahun }, ...opsi }),
  papan: (kdKomoditas: string, tahun: number, opsi?: Sinyal) =>
    api.ambil('/nk/v2/neraca/papan/{kd_komoditas}', { path: { kd_komoditas: kdKomoditas }, query: { tahun }, ...opsi }),
  simpanGaris: (isi: SimpanGaris) => api.ganti('/nk/v2/neraca/garis', { body: isi }),
  simpanKonsep: (isi: SimpanKonsep) => api.ganti('/nk/v2/neraca/konsep', { body: isi }),
  tetapkan: (isi: Tetapkan) => api.kirim('/nk/v2/data-nk/keputusanRakormen', { body: isi, kunci: kunciBaru() }),
};
