import { jenisDariKolom } from '../../../baris/jenis-kolom';
import { dalamInduk, ID_BARANG, jml, SATUAN } from './induk';

const LANGKAH = 'penggunaan';

/** A good that is used. */
export const BARANG_DIGUNAKAN = jenisDariKolom({
  kode: 'barang_digunakan',
  induk: null,
  nama: 'Barang digunakan',
  langkah: LANGKAH,
  maks: 5_000,
  bulan: true,
  realisasiLalu: true,
  untuk: ['PRODUSEN', 'PENGGUNA'],
  kolom: () => [
    ID_BARANG,
    { kd_field: 'uraian_barang', label: 'Uraian barang', jenis: 'teks', wajib: true, maks: 300 },
    SATUAN,
    jml('Jumlah'),
  ],
  proyeksi: { uraian: 'uraian_barang', satuan: 'satuan', jml: 'jml' },
});

/** Where, what for and when. */
export const PENGGUNAAN = jenisDariKolom({
  kode: 'penggunaan',
  induk: 'barang_digunakan',
  medanInduk: 'penggunaan',
  nama: 'Penggunaan',
  langkah: LANGKAH,
  maks: 20_000,
  bulan: true,
  realisasiLalu: true,
  untuk: ['PRODUSEN', 'PENGGUNA'],
  kolom: () => [
    { kd_field: 'lokasi', label: 'Unit atau lokasi', jenis: 'teks', wajib: true, maks: 200 },
    { kd_field: 'tujuan', label: 'Tujuan', jenis: 'teks', wajib: true, maks: 200 },
    jml('Jumlah'),
    { kd_field: 'periode', label: 'Periode', jenis: 'periode', wajib: false },
  ],
  proyeksi: { uraian: 'tujuan', jml: 'jml' },
  bersama: dalamInduk('penggunaan', LANGKAH),
  jagaInduk: true,
});
