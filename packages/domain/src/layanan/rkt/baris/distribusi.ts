import type { JenisBaris } from '../../../baris/jenis-baris';
import { denganPeriksa, jenisDariKolom, tolakBaris } from '../../../baris/jenis-kolom';
import { kosong, type Kolom } from '../../../baris/kolom';
import { pesan } from '../../../pesan/pesan';
import { dalamInduk, jml, SATUAN } from './induk';

const LANGKAH = 'distribusi';
const UNTUK = ['PRODUSEN', 'PEDAGANG'] as const;

/** A product or good that is passed on. */
export const DATA_DISTRIBUSI = jenisDariKolom({
  kode: 'data_distribusi',
  induk: null,
  nama: 'Barang disalurkan',
  langkah: LANGKAH,
  maks: 5_000,
  bulan: true,
  realisasiLalu: true,
  untuk: UNTUK,
  kolom: () => [
    { kd_field: 'uraian_barang', label: 'Uraian barang', jenis: 'teks', wajib: true, maks: 300 },
    SATUAN,
    jml('Jumlah'),
  ],
  proyeksi: { uraian: 'uraian_barang', satuan: 'satuan', jml: 'jml' },
});

const tujuan = (kode: string, nama: string, kolom: readonly Kolom[], uraian: string): JenisBaris =>
  jenisDariKolom({
    kode,
    induk: 'data_distribusi',
    medanInduk: kode.replace('distribusi_', ''),
    nama,
    langkah: LANGKAH,
    maks: 20_000,
    bulan: true,
    realisasiLalu: true,
    untuk: UNTUK,
    kolom: () => [...kolom, jml('Jumlah')],
    proyeksi: { uraian, jml: 'jml' },
    bersama: dalamInduk(nama.toLowerCase(), LANGKAH),
    jagaInduk: true,
  });

/** To a buyer in the country. */
export const LOKAL = denganPeriksa(
  tujuan(
    'distribusi_lokal',
    'Distribusi lokal',
    [
      { kd_field: 'nama_pembeli', label: 'Nama pembeli', jenis: 'teks', wajib: true, maks: 200 },
      { kd_field: 'npwp_pembeli', label: 'NPWP pembeli', jenis: 'teks', wajib: false, maks: 30 },
      { kd_field: 'kota', label: 'Kabupaten/kota', jenis: 'teks', wajib: true, maks: 100 },
    ],
    'nama_pembeli',
  ),
  (data) => {
    const npwp = data['npwp_pembeli'];
    const angka = typeof npwp === 'string' ? npwp.replace(/[.\-\s]/g, '') : '';
    return kosong(npwp) || /^\d{15,16}$/.test(angka)
      ? { ...data }
      : tolakBaris([{ langkah: LANGKAH, path: 'npwp_pembeli', message: pesan('rencana.npwp') }]);
  },
);
/** To another country. */
export const EKSPOR = tujuan(
  'distribusi_ekspor',
  'Distribusi ekspor',
  [
    { kd_field: 'negara_tujuan', label: 'Negara tujuan', jenis: 'negara', wajib: true },
    { kd_field: 'pelabuhan_muat', label: 'Pelabuhan muat', jenis: 'pelabuhan', wajib: true },
  ],
  'negara_tujuan',
);
/** What is left, lost or given away. */
export const LAINNYA = tujuan(
  'distribusi_lainnya',
  'Distribusi lainnya',
  [{ kd_field: 'keterangan', label: 'Uraian', jenis: 'teks', wajib: true, maks: 300 }],
  'keterangan',
);
