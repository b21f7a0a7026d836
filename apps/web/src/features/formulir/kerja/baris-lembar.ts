import { KODE_GRUP } from '@sinas/domain/komoditas/elemen';
import { Koleksi, type Baris } from '@sinas/formulir/kerja/koleksi';
import type { BarisServer, Rekaman } from '../wire';

export type BarisLembar = Baris<Rekaman, BarisServer>;

/** Goods rows. Of one that nobody has begun only the unit may stand there. */
export const BARANG = new Koleksi<Rekaman, BarisServer>({
  jenis: 'barang',
  medan: [
    ...KODE_GRUP.filter((g) => g !== '01'),
    'uraian_barang',
    'negara_asal',
    'pelabuhan_tujuan',
    'periode_importasi',
    'satuan',
    'jml_bahan_baku',
    'ukuran',
    'spesifikasi',
    'catatan_hs',
    'tujuan_penggunaan',
  ],
  bawaan: ['satuan'],
});
