import { barang, KOMODITAS } from './rencana';
import type { Milik } from './milik';
import { tiada, umum, type Isi, type Resep } from './resep';

const aju = (m: Milik): Isi => ({ path: m.noAju });
const q = (m: Milik): Isi => ({ path: `?no_aju=${m.noAju}` });
const di = (m: Milik, jenis: string) => m.rencana[jenis] ?? { id: '0', versi: 1, data: {} };
/** Rows below one of this kind. */
const bawah = (nama: string, jenis: string) => (m: Milik) => ({
  path: `?no_aju=${m.noAju}&${nama}=${di(m, jenis).id}`,
});
const buat =
  (jenis: string, lain: (m: Milik) => object = () => ({})) =>
  (m: Milik): Isi => ({
    body: { no_aju: m.noAju, data: { ...di(m, jenis).data, jml: '1', uraian: 'Baru' }, ...lain(m) },
  });
const ubah =
  (jenis: string) =>
  (m: Milik): Isi => ({
    path: di(m, jenis).id,
    body: { no_aju: m.noAju, versi: di(m, jenis).versi, data: di(m, jenis).data },
  });
const hapus =
  (jenis: string, nama?: string, induk?: string) =>
  (m: Milik): Isi => ({
    path: `${di(m, jenis).id}?no_aju=${m.noAju}${nama && induk ? `&${nama}=${di(m, induk).id}` : ''}`,
  });
const induk = (nama: string, jenis: string) => (m: Milik) => ({ [nama]: di(m, jenis).id });
const berkas = (m: Milik): FormData => {
  const f = new FormData();
  f.set('no_aju', m.noAju);
  f.set('kd_dokumen', 'D99');
  f.set('file', new Blob([new Uint8Array(Buffer.from('%PDF-1.4 uji'))]), 'uji.pdf');
  return f;
};

const bukuRencana = (m: Milik): FormData => {
  const f = new FormData();
  f.set('no_aju', m.noAju);
  f.set('jenis', 'barang_impor');
  f.set('file', new Blob([new Uint8Array(m.buku)]), 'rencana.xlsx');
  return f;
};

/** The plan. */
export const PERMINTAAN_NPP: Record<string, Resep> = {
  'GET /nk/npp/ref/barang': umum('ratna', { path: `?kd_komoditas=${KOMODITAS}` }),
  'GET /nk/npp/ref/satuan/3': umum(),
  'GET /nk/npp/ref/komoditas': umum(),
  'GET /nk/npp/user/check': umum(),
  'GET /nk/npp/pengajuan/riwayat': umum(),
  'GET /nk/npp/realisasi/terlambat': umum(),
  'POST /nk/npp/pengajuan/create': umum('ratna', { body: { kd_komoditas: KOMODITAS, trader_type: 'IMPORTIR' } }),
  'GET /nk/npp/pengajuan/{no_aju}': tiada('ratna', 'rencana', aju),
  'GET /nk/npp/pengajuan/status/{id}': tiada('ratna', 'rencana', aju),
  'GET /nk/npp/pengajuan/riwayat/nested/{id}': tiada('ratna', 'rencana', aju),
  'GET /nk/npp/excel/{no_aju}/{jenis}': tiada('ratna', 'rencana', (m) => ({ path: `${m.noAju}/barang_impor` })),
  'POST /nk/npp/excel': tiada('ratna', 'rencana', (m) => ({ body: bukuRencana(m) })),
  'GET /nk/npp/pengajuan/banding/{id}': tiada('ratna', 'rencana', aju),
  'GET /nk/npp/pengajuan/history/{id}': tiada('ratna', 'rencana', aju),
  'GET /nk/npp/dynamic/barang': tiada('ratna', 'rencana', q),
  'GET /nk/npp/dynamic/produksi': tiada('ratna', 'rencana', q),
  'GET /nk/npp/dynamic/penggunaan': tiada('ratna', 'rencana', q),
  'GET /nk/npp/dynamic/distribusi': tiada('ratna', 'rencana', q),
  'GET /nk/npp/data-npp/isi': tiada('ratna', 'rencana', q),
  'GET /nk/npp/data-npp/barang': tiada('ratna', 'rencana', q),
  'GET /nk/npp/data-npp/produksi': tiada('ratna', 'rencana', q),
  'GET /nk/npp/data-npp/penggunaan': tiada('ratna', 'rencana', q),
  'GET /nk/npp/data-npp/distribusi': tiada('ratna', 'rencana', q),
  'GET /nk/npp/data-npp/dokumen': tiada('ratna', 'rencana', q),
  'GET /nk/npp/data-npp/impor-lalu': tiada('ratna', 'rencana', q),
  'POST /nk/npp/data-npp/impor-lalu': tiada('ratna', 'rencana', (m) => ({
    body: { no_aju: m.noAju, kunci: ['0'.repeat(64)] },
  })),
  'GET /nk/npp/data-npp/checkpoint/v2': tiada('ratna', 'rencana', q),
  'GET /nk/npp/data-npp/produksi/produk': tiada('ratna', 'rencana', bawah('id_produksi', 'bahan_baku')),
  'GET /nk/npp/data-npp/penggunaan/penggunaan': tiada('ratna', 'rencana', bawah('id_penggunaan', 'barang_digunakan')),
  'GET /nk/npp/data-npp/distribusi/lokal': tiada('ratna', 'rencana', bawah('id_distribusi', 'data_distribusi')),
  'GET /nk/npp/data-npp/distribusi/ekspor': tiada('ratna', 'rencana', bawah('id_distribusi', 'data_distribusi')),
  'GET /nk/npp/data-npp/distribusi/lainnya': tiada('ratna', 'rencana', bawah('id_distribusi', 'data_distribusi')),
  'GET /nk/npp/dokumen/upload/{a}/{b}': tiada('ratna', 'rencana', (m) => ({ path: `${m.noAju}/${m.dokumen}` })),
  'POST /nk/npp/sendRKT': tiada('ratna', 'rencana', (m) => ({ body: { no_aju: m.noAju, versi: m.versi } })),
  'POST /nk/npp/dokumen/upload/create': tiada('ratna', 'rencana', (m) => ({ body: berkas(m) })),
  'POST /nk/npp/data-npp/barang/create': tiada('ratna', 'rencana', (m) => ({
    body: { no_aju: m.noAju, jenis: 'lokal', data: barang('1') },
  })),
  'POST /nk/npp/data-npp/produksi/bahanbaku/create': tiada('ratna', 'rencana', buat('bahan_baku')),
  'POST /nk/npp/data-npp/produksi/produk/create': tiada(
    'ratna',
    'rencana',
    buat('produk', induk('id_produksi', 'bahan_baku')),
  ),
  'POST /nk/npp/data-npp/penggunaan/barang/create': tiada('ratna', 'rencana', buat('barang_digunakan')),
  'POST /nk/npp/data-npp/distribusi/data/create': tiada('ratna', 'rencana', buat('data_distribusi')),
  'POST /nk/npp/data-npp/distribusi/lokal/create': tiada(
    'ratna',
    'rencana',
    buat('distribusi_lokal', induk('id_distribusi', 'data_distribusi')),
  ),
  'POST /nk/npp/data-npp/distribusi/ekspor/create': tiada(
    'ratna',
    'rencana',
    buat('distribusi_ekspor', induk('id_distribusi', 'data_distribusi')),
  ),
  'POST /nk/npp/data-npp/distribusi/lainnya/create': tiada(
    'ratna',
    'rencana',
    buat('distribusi_lainnya', induk('id_distribusi', 'data_distribusi')),
  ),
  'POST /nk/npp/data-npp/penggunaan/penggunaan/create': tiada(
    'ratna',
    'rencana',
    buat('penggunaan', induk('id_penggunaan', 'barang_digunakan')),
  ),
  'PUT /nk/npp/data-npp/barang/update/{id}': tiada('ratna', 'rencana', ubah('barang_impor')),
  'PUT /nk/npp/data-npp/produksi/bahanbaku/edit/{id}': tiada('ratna', 'rencana', ubah('bahan_baku')),
  'PUT /nk/npp/data-npp/produksi/produk/edit/{id}': tiada('ratna', 'rencana', ubah('produk')),
  'PUT /nk/npp/data-npp/penggunaan/barang/edit/{id}': tiada('ratna', 'rencana', ubah('barang_digunakan')),
  'PUT /nk/npp/data-npp/penggunaan/penggunaan/edit/{id}': tiada('ratna', 'rencana', ubah('penggunaan')),
  'PUT /nk/npp/data-npp/distribusi/data/edit/{id}': tiada('ratna', 'rencana', ubah('data_distribusi')),
  'PUT /nk/npp/data-npp/distribusi/lokal/edit/{id}': tiada('ratna', 'rencana', ubah('distribusi_lokal')),
  'PUT /nk/npp/data-npp/distribusi/ekspor/edit/{id}': tiada('ratna', 'rencana', ubah('distribusi_ekspor')),
  'PUT /nk/npp/data-npp/distribusi/lainnya/edit/{id}': tiada('ratna', 'rencana', ubah('distribusi_lainnya')),
  'DELETE /nk/npp/data-npp/barang/{id}': tiada('ratna', 'rencana', hapus('barang_impor')),
  'DELETE /nk/npp/data-npp/produksi/{id}': tiada('ratna', 'rencana', hapus('bahan_baku')),
  'DELETE /nk/npp/data-npp/produksi/produk/{id}': tiada(
    'ratna',
    'rencana',
    hapus('produk', 'id_produksi', 'bahan_baku'),
  ),
  'DELETE /nk/npp/data-npp/penggunaan/{id}': tiada('ratna', 'rencana', hapus('barang_digunakan')),
  'DELETE /nk/npp/data-npp/penggunaan/penggunaan/{id}': tiada(
    'ratna',
    'rencana',
    hapus('penggunaan', 'id_penggunaan', 'barang_digunakan'),
  ),
  'DELETE /nk/npp/data-npp/distribusi/{id}': tiada('ratna', 'rencana', hapus('data_distribusi')),
  'DELETE /nk/npp/data-npp/distribusi/lokal/{id}': tiada(
    'ratna',
    'rencana',
    hapus('distribusi_lokal', 'id_distribusi', 'data_distribusi'),
  ),
  'DELETE /nk/npp/data-npp/distribusi/ekspor/{id}': tiada(
    'ratna',
    'rencana',
    hapus('distribusi_ekspor', 'id_distribusi', 'data_distribusi'),
  ),
  'DELETE /nk/npp/data-npp/distribusi/lainnya/{id}': tiada(
    'ratna',
    'rencana',
    hapus('distribusi_lainnya', 'id_distribusi', 'data_distribusi'),
  ),
  'DELETE /nk/npp/data-npp/dokumen/{id}': tiada('ratna', 'rencana', (m) => ({
    path: `${m.dokumen}?no_aju=${m.noAju}`,
  })),
};
