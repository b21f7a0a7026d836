/** The application form as data: steps and header fields. Both the screen and the server read it. */
export type JenisPelaku = 'PRODUSEN' | 'PEDAGANG' | 'PENGGUNA';
export const JENIS_PELAKU: Record<JenisPelaku, string> = {
  PRODUSEN: 'Produsen (API-P)',
  PEDAGANG: 'Pedagang (API-U)',
  PENGGUNA: 'Pengguna akhir',
};
export const TUJUAN_PENGGUNAAN: Record<string, string> = {
  '1': 'Bahan baku industri',
  '2': 'Bahan penolong industri',
  '3': 'Konsumsi',
  '4': 'Perdagangan umum',
  '5': 'Penugasan pemerintah',
  '6': 'Budi daya atau penelitian',
};

export type KodeLangkah = 'perusahaan' | 'barang' | 'produksi' | 'dokumen' | 'kirim';
export const LANGKAH_FORMULIR: readonly { kode: KodeLangkah; nama: string }[] = [
  { kode: 'perusahaan', nama: 'Perusahaan' },
  { kode: 'barang', nama: 'Data barang' },
  { kode: 'produksi', nama: 'Produksi dan kapasitas' },
  { kode: 'dokumen', nama: 'Dokumen' },
  { kode: 'kirim', nama: 'Periksa dan kirim' },
];

export type JenisIsian =
  'teks' | 'paragraf' | 'angka' | 'pilihan' | 'tanggal' | 'surel' | 'telepon' | 'centang' | 'acuan';
/** Lists that a header field takes its code from. Exporters are kept by another system, which may be out of reach. */
export type DaftarIsian = 'kbli' | 'kpbc' | 'eksportir';
export interface Isian {
  kd_field: string;
  langkah: KodeLangkah;
  label: string;
  jenis: JenisIsian;
  wajib: boolean;
  maks?: number;
  pilihan?: Readonly<Record<string, string>>;
  /** Of kind 'acuan': the list. Its code is stored, and its name beside it under `ur_<kd_field>`. */
  daftar?: DaftarIsian;
  /** Only where this ministry leads the commodity group; absent = all. */
  kd_ga?: string;
  bantuan?: string;
  /** Only for these actors; absent = all. */
  untuk?: readonly JenisPelaku[];
  /** Personal data: masked in lists and logs, and left out of papers. */
  pribadi?: boolean;
  /** Of kind 'angka': a percentage, not a quantity of the goods. */
  persen?: boolean;
}

export const ISIAN: readonly Isian[] = [
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
const PER_KODE = new Map(ISIAN.map((i) => [i.kd_field, i]));
export const isianDari = (kd_field: string): Isian | undefined => PER_KODE.get(kd_field);

/** Header of an application as it is stored and sent: texts by field code. */
export type Kepala = Record<string, string>;

/** Fields of a commodity group that this ministry leads. */
export const isianKelompok = (kdGa: string): Isian[] => ISIAN.filter((i) => !i.kd_ga || i.kd_ga === kdGa);
export const ISIAN_ACUAN: readonly Isian[] = ISIAN.filter((i) => i.jenis === 'acuan');
/** Where the name of a field's code stands in a stored header. */
export const medanNama = (kd_field: string): string => `ur_${kd_field}`;
const MEDAN_NAMA = new Set(ISIAN_ACUAN.map((i) => medanNama(i.kd_field)));
/** The header as people fill it in, without the names that the server puts beside codes. */
export const tanpaNama = (kepala: Kepala): Kepala =>
  Object.fromEntries(Object.entries(kepala).filter(([k]) => !MEDAN_NAMA.has(k)));

/** Does the kind of actor in this header fill the field in? */
export const untukPelaku = (i: Isian, kepala: Kepala): boolean =>
  !i.untuk || i.untuk.includes(kepala.jenis_pelaku as JenisPelaku);
export const isianBerlaku = (kepala: Kepala): Isian[] => ISIAN.filter((i) => untukPelaku(i, kepala));
