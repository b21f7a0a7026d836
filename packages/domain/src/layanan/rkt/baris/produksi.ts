import { denganPeriksa, jenisDariKolom, tolakBaris } from '../../../baris/jenis-kolom';
import type { Kolom } from '../../../baris/kolom';
import { banding } from '../../../format/angka';
import { pesan } from '../../../pesan/pesan';
import { ID_BARANG, jml, SATUAN } from './induk';

const LANGKAH = 'produksi';
const nol = (kd_field: string, label: string): Kolom => ({
  ...{ kd_field, label, jenis: 'angka', wajib: false, nol: true },
});

/** Raw material, imported or bought here, with what is left of it at the beginning and at the end of the year. */
export const BAHAN_BAKU = jenisDariKolom({
  kode: 'bahan_baku',
  induk: null,
  nama: 'Bahan baku',
  langkah: LANGKAH,
  maks: 5_000,
  bulan: true,
  realisasiLalu: true,
  untuk: ['PRODUSEN'],
  kolom: () => [
    ID_BARANG,
    { kd_field: 'uraian_barang', label: 'Uraian bahan baku', jenis: 'teks', wajib: true, maks: 300 },
    {
      ...{ kd_field: 'asal', label: 'Asal', jenis: 'pilihan', wajib: true },
      pilihan: { impor: 'Impor', lokal: 'Lokal' },
    },
    { kd_field: 'supplier', label: 'Pemasok', jenis: 'teks', wajib: false, maks: 200 },
    SATUAN,
    { ...jml('Jumlah'), kd_field: 'jml_bahan_baku' },
    nol('stok_awal', 'Stok awal'),
    nol('pemakaian', 'Pemakaian produksi'),
    nol('stok_akhir', 'Stok akhir'),
    { kd_field: 'periode', label: 'Periode', jenis: 'periode', wajib: false },
  ],
  proyeksi: { uraian: 'uraian_barang', satuan: 'satuan', jml: 'jml_bahan_baku' },
});

/** What is made of it. */
export const PRODUK = denganPeriksa(
  jenisDariKolom({
    kode: 'produk',
    induk: 'bahan_baku',
    medanInduk: 'produk',
    nama: 'Produk',
    langkah: LANGKAH,
    maks: 10_000,
    bulan: true,
    realisasiLalu: true,
    untuk: ['PRODUSEN'],
    kolom: () => [
      { kd_field: 'hs', label: 'Pos tarif (HS)', jenis: 'teks', wajib: true, maks: 8 },
      { kd_field: 'uraian', label: 'Uraian produk', jenis: 'teks', wajib: true, maks: 300 },
      SATUAN,
      { kd_field: 'kapasitas_terpasang', label: 'Kapasitas terpasang', jenis: 'angka', wajib: false },
      jml('Rencana produksi'),
      nol('stok_awal', 'Stok awal produk'),
      { kd_field: 'rendemen', label: 'Rendemen (persen)', jenis: 'angka', wajib: false },
    ],
    proyeksi: { uraian: 'uraian', hs: 'hs', satuan: 'satuan', jml: 'jml' },
    kunci: ['hs', 'uraian'],
  }),
  (data) => {
    const salah = (path: string, kunci: 'rencana.hs' | 'rencana.rendemen') =>
      tolakBaris([{ langkah: LANGKAH, path, message: pesan(kunci) }]);
    if (!/^\d{8}$/.test(String(data['hs']))) return salah('hs', 'rencana.hs');
    const { rendemen } = data;
    return typeof rendemen === 'string' && banding(rendemen, '100') > 0
      ? salah('rendemen', 'rencana.rendemen')
      : { ...data };
  },
);
