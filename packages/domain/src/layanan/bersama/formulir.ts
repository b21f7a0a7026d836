import { JENIS_PELAKU, type Isian, type LangkahFormulir, type SkemaFormulir } from '../../formulir/formulir';
import { PELAKU_DISTRIBUSI } from '../../baris/distribusi';
import { TUJUAN_PENGGUNAAN } from '../../formulir/tujuan-penggunaan';
import { ISIAN_KHUSUS, LANGKAH_KHUSUS } from './data-khusus';

const LANGKAH_DISTRIBUSI: LangkahFormulir = { kode: 'distribusi', nama: 'Distribusi', untuk: PELAKU_DISTRIBUSI };

const ISIAN: readonly Isian[] = [
  {
    kd_field: 'jenis_pelaku',
    langkah: 'perusahaan',
    label: 'Jenis pelaku usaha',
    jenis: 'pilihan',
    wajib: true,
    pilihan: JENIS_PELAKU,
  },
  {
    kd_field: 'tujuan_penggunaan',
    langkah: 'perusahaan',
    label: 'Tujuan penggunaan',
    jenis: 'pilihan',
    wajib: true,
    pilihan: TUJUAN_PENGGUNAAN,
  },
  {
    kd_field: 'alamat_pabrik',
    langkah: 'perusahaan',
    label: 'Alamat tempat usaha',
    jenis: 'paragraf',
    wajib: true,
    maks: 500,
    bantuan: 'Tempat barang diolah atau disimpan.',
  },
  {
    kd_field: 'nama_penanggung_jawab',
    langkah: 'perusahaan',
    label: 'Nama penanggung jawab',
    jenis: 'teks',
    wajib: true,
    maks: 120,
    pribadi: true,
  },
  {
    kd_field: 'jabatan_penanggung_jawab',
    langkah: 'perusahaan',
    label: 'Jabatan',
    jenis: 'teks',
    wajib: true,
    maks: 120,
    pribadi: true,
  },
  {
    kd_field: 'telepon',
    langkah: 'perusahaan',
    label: 'Telepon',
    jenis: 'telepon',
    wajib: true,
    maks: 20,
    pribadi: true,
  },
  { kd_field: 'surel', langkah: 'perusahaan', label: 'Surel', jenis: 'surel', wajib: true, maks: 120, pribadi: true },
  {
    kd_field: 'kbli',
    langkah: 'perusahaan',
    label: 'KBLI kegiatan usaha',
    jenis: 'acuan',
    daftar: 'kbli',
    wajib: false,
    maks: 120,
  },
  {
    kd_field: 'kantor_pabean',
    langkah: 'perusahaan',
    label: 'Kantor pabean pemasukan',
    jenis: 'acuan',
    daftar: 'kpbc',
    wajib: false,
    maks: 120,
  },
  {
    kd_field: 'eksportir',
    langkah: 'perusahaan',
    label: 'Eksportir di negara asal',
    jenis: 'acuan',
    daftar: 'eksportir',
    kd_ga: '018',
    wajib: false,
    maks: 200,
  },
  { kd_field: 'keterangan', langkah: 'perusahaan', label: 'Keterangan', jenis: 'paragraf', wajib: false, maks: 2000 },
  {
    kd_field: 'produk',
    langkah: 'produksi',
    label: 'Produk yang dihasilkan',
    jenis: 'teks',
    wajib: true,
    maks: 200,
    untuk: ['PRODUSEN'],
  },
  {
    kd_field: 'kapasitas_terpasang',
    langkah: 'produksi',
    label: 'Kapasitas terpasang setahun',
    jenis: 'angka',
    wajib: true,
    untuk: ['PRODUSEN'],
    bantuan: 'Sesuai izin usaha industri.',
  },
  {
    kd_field: 'rendemen',
    langkah: 'produksi',
    label: 'Rendemen (persen)',
    persen: true,
    jenis: 'angka',
    wajib: false,
    untuk: ['PRODUSEN'],
    bantuan: 'Hasil produk dari seratus bagian bahan baku.',
  },
  { kd_field: 'stok_awal', langkah: 'produksi', label: 'Stok awal tahun', jenis: 'angka', wajib: true },
  { kd_field: 'pasokan_lokal', langkah: 'produksi', label: 'Pasokan dari dalam negeri', jenis: 'angka', wajib: true },
  { kd_field: 'kebutuhan_setahun', langkah: 'produksi', label: 'Kebutuhan setahun', jenis: 'angka', wajib: true },
  {
    kd_field: 'realisasi_tahun_lalu',
    langkah: 'produksi',
    label: 'Realisasi impor tahun lalu',
    jenis: 'angka',
    wajib: true,
  },
  {
    kd_field: 'catatan_kewajaran',
    langkah: 'produksi',
    label: 'Catatan kewajaran jumlah',
    jenis: 'paragraf',
    wajib: false,
    maks: 1000,
    bantuan: 'Wajib bila uji kewajaran jumlah meminta catatan.',
  },
];

/** What a permit asks beside goods, production and papers. */
export interface Tambahan {
  /** To whom the goods go. */
  distribusi: boolean;
  /** Warehouses, employees, vehicles. */
  khusus: boolean;
}
/** The form of a permit. */
export const formulirIzin = ({ distribusi, khusus }: Tambahan): SkemaFormulir => ({
  langkah: [
    { kode: 'perusahaan', nama: 'Perusahaan' },
    { kode: 'barang', nama: 'Data barang' },
    ...(distribusi ? [LANGKAH_DISTRIBUSI] : []),
    { kode: 'produksi', nama: 'Produksi dan kapasitas' },
    ...(khusus ? [LANGKAH_KHUSUS] : []),
    { kode: 'dokumen', nama: 'Dokumen' },
    { kode: 'kirim', nama: 'Periksa dan kirim' },
  ],
  isian: khusus ? [...ISIAN, ...ISIAN_KHUSUS] : ISIAN,
});
