import { api } from '@sinas/api-client';
import { kunciBaru } from '../lib/kunci';
import type {
  Garis,
  HasilPenetapan,
  KomoditasNeraca,
  Konsep,
  Papan,
  SimpanGaris,
  SimpanKonsep,
  Tetapkan,
} from './wire';

const JALUR = '/nk/v2/neraca';
type Sinyal = { signal?: AbortSignal };

/** National lines, and determinations on them. */
export const dataNeraca = {
  neraca: (tahun: number, opsi?: Sinyal) => api.ambil<KomoditasNeraca[]>(JALUR, { tahun }, opsi),
  papan: (kdKomoditas: string, tahun: number, opsi?: Sinyal) =>
    api.ambil<Papan>(`${JALUR}/papan/${kdKomoditas}`, { tahun }, opsi),
  simpanGaris: (isi: SimpanGaris) => api.ganti<Garis>(`${JALUR}/garis`, isi),
  simpanKonsep: (isi: SimpanKonsep) => api.ganti<Konsep>(`${JALUR}/konsep`, isi),
  tetapkan: (isi: Tetapkan) =>
    api.kirim<HasilPenetapan[]>('/nk/v2/data-nk/keputusanRakormen', isi, { kunci: kunciBaru() }),
};
