import { umum, type Resep } from './resep';

const TIDAK_ADA = '00000000-0000-4000-8000-000000000000';
const alasan = { catatan: 'uji hak akses' };
const versi = '0000000000000000';
const libur = { tanggal: '2031-01-02', nama: 'Hari uji' };
const csv = (): FormData => {
  const f = new FormData();
  f.set('file', new Blob(['incoterm,ur_incoterm\nCIF,Cost Insurance Freight\n']), 'incoterm2020.csv');
  return f;
};
/** Nobody's own: who keeps the lists gets an answer, all others the refusal of the permission. */
const kelola = (path: string, body?: unknown): Resep =>
  umum('super', { path, ...(body === undefined ? {} : { body }) });
/** The load or the state it needs is made in the specs of loads and entries. */
const tanpaBenda = (path: string, body?: unknown): Resep => ({ ...kelola(path, body), oleh: null });
const muatan = `incoterm/muatan/${TIDAK_ADA}`;

/** Requests of the areas kelola-referensi and kelola-kalender, and of the correlations. */
export const PERMINTAAN_KELOLA: Record<string, Resep> = {
  'GET /nk/kelola-referensi': kelola(''),
  'GET /nk/kelola-referensi/{jenis}': kelola('kpbc?keyword=batam'),
  'GET /nk/kelola-referensi/{jenis}/entri': kelola('kpbc?kode=020400'),
  'GET /nk/kelola-referensi/{jenis}/riwayat': kelola('kpbc'),
  'GET /nk/kelola-referensi/{jenis}/unduh': kelola('incoterm'),
  'GET /nk/kelola-referensi/{jenis}/muatan': kelola('incoterm'),
  'POST /nk/kelola-referensi/{jenis}/entri': kelola('incoterm', { kode: 'UJI', uraian: 'Syarat uji', ...alasan }),
  'PUT /nk/kelola-referensi/{jenis}/entri': tanpaBenda('incoterm', { kode: 'CIF', versi, uraian: 'Uji', ...alasan }),
  'POST /nk/kelola-referensi/{jenis}/entri/tutup': tanpaBenda('incoterm', {
    kode: 'CIF',
    versi,
    berlaku_akhir: '2026-01-01',
    ...alasan,
  }),
  'POST /nk/kelola-referensi/{jenis}/entri/buka': tanpaBenda('incoterm', { kode: 'CIF', versi, ...alasan }),
  'POST /nk/kelola-referensi/{jenis}/muatan': { ...kelola('incoterm'), isi: () => ({ path: 'incoterm', body: csv() }) },
  'GET /nk/kelola-referensi/{jenis}/muatan/{id}': tanpaBenda(muatan),
  'GET /nk/kelola-referensi/{jenis}/muatan/{id}/perubahan': tanpaBenda(muatan),
  'POST /nk/kelola-referensi/{jenis}/muatan/{id}/terapkan': tanpaBenda(muatan, alasan),
  'POST /nk/kelola-referensi/{jenis}/muatan/{id}/urungkan': tanpaBenda(muatan, alasan),
  'DELETE /nk/kelola-referensi/{jenis}/muatan/{id}': tanpaBenda(muatan),
  'GET /nk/kelola-kalender': kelola('?tahun=2027'),
  'GET /nk/kelola-kalender/riwayat': kelola('?jenis=libur'),
  'POST /nk/kelola-kalender/pratinjau': kelola('', { libur }),
  'PUT /nk/kelola-kalender': tanpaBenda('', { libur, tanda: versi.repeat(2), ...alasan }),
  'GET /nk/data-nk/korelasi-btki': umum('ratna', { path: '?kd_komoditas=015' }),
  'PUT /nk/data-nk/korelasi-btki/save': tanpaBenda('', {
    kd_komoditas: '015',
    kd_grup: '01',
    kd_elemen: '015',
    hs: ['17011400'],
    versi,
  }),
  'GET /nk/data-nk/korelasi-btki/kelompok': kelola(''),
  'PUT /nk/data-nk/korelasi-btki/lengkap': kelola('', { kd_komoditas: '015', lengkap: false, versi: 0, ...alasan }),
  'GET /api/ref/v2/hscode/pohon': umum('ratna', { path: '?induk=17' }),
  'GET /api/ref/v2/hscode/jalur': umum('ratna', { path: '?kode=17011400' }),
};
