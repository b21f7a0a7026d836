import type { Kepala } from '@sinas/domain/formulir/formulir';
import type { KdStatusTersimpan } from '@sinas/domain/pengajuan/status';

/** A row of a plan; `nama` and `di` say what hangs from what, `barang` which good it is. */
export interface BarisResep {
  jenis: string;
  nama?: string;
  di?: string;
  barang?: string;
  isi: Readonly<Record<string, unknown>>;
  /** Quantity, exact decimal text. */
  jml: string;
  /** Planned quarter by quarter. */
  bulan?: true;
  /** What became of it in the year before. */
  lalu?: string;
  /** What was reported of each month of the plan's year that has ended. */
  terlapor?: string;
}
export interface ResepRencana {
  org: string;
  oleh: string;
  kd_ga: string;
  komoditas: string;
  /** Balance year, counted from the year now. */
  tahunGeser: 0 | 1;
  status: KdStatusTersimpan;
  hariLalu: number;
  kepala: Kepala;
  baris: readonly BarisResep[];
  /** What was determined of its imported goods, in their order. */
  diberi?: readonly string[];
  catatan?: { jenis: string; kd_field: string; teks: string };
}
type Siapa = string;

/** Verifier, coordinator and decider of a ministry, and who determines without a meeting. */
const MEJA: Readonly<Record<string, readonly [string, string, string, string]>> = {
  '018': ['wayan', 'tuti', 'agus', 'koordinator'],
  '019': ['dewi', 'yusuf', 'hari', 'koordinator.ekon'],
};
const BERHENTI: readonly KdStatusTersimpan[] = ['00', '10', '20', '21', '22', '23', '40'];
/** The way of a plan to its status, as its table allows it. */
export function jalanRencana({ status, kd_ga }: ResepRencana): [string, KdStatusTersimpan, Siapa][] {
  const [verif = '', koord = '', putus = '', menko = ''] = MEJA[kd_ga] ?? [];
  const semua: [string, KdStatusTersimpan, Siapa][] = [
    ['kirim', '10', 'pemohon'],
    ['integrasi_ok', '20', 'sistem'],
    ['ambil', '21', verif],
    ['teruskan', '22', verif],
    ['teruskan', '23', koord],
    ['pertimbangan', '40', putus],
  ];
  if (status === '25') return [...semua.slice(0, 3), ['kembalikan', '25', verif]];
  if (status === '50') return [...semua, ['tetapkan_tanpa_rakor', '50', menko]];
  if (status === '51') return [...semua, ['tetapkan_tanpa_rakor_sebagian', '51', menko]];
  return semua.slice(0, BERHENTI.indexOf(status));
}

const orang = (nama: string, kota: string): Kepala => ({
  ...{ alamat_pabrik: `Kawasan Industri Contoh, ${kota}`, nama_penanggung_jawab: nama },
  ...{ jabatan_penanggung_jawab: 'Direktur Operasi', telepon: '+62 21 555 0100', surel: 'kontak@contoh.invalid' },
});
const PRODUSEN: Kepala = { trader_type: 'IMPORTIR', jenis_pelaku: 'PRODUSEN', ...orang('Budi Contoh', 'Bekasi') };
const PEDAGANG: Kepala = { trader_type: 'IMPORTIR', jenis_pelaku: 'PEDAGANG', ...orang('Melati Contoh', 'Medan') };
const LOKAL: Kepala = { trader_type: 'LOKAL', jenis_pelaku: 'PENGGUNA', ...orang('Teguh Contoh', 'Bogor') };

interface Pabrik {
  bahan: string;
  produk: string;
  hs: string;
  impor: string;
  /** Made of all that comes in. */
  jadi: string;
  lalu: string;
  terlapor?: string;
}
/** A producer whose balance closes: what is imported is used, what is made is passed on. */
const pabrik = ({ bahan, produk, hs, impor, jadi, lalu, terlapor }: Pabrik): BarisResep[] => {
  const bulanan = { bulan: true as const, ...(terlapor ? { terlapor } : {}) };
  const [lokal, ekspor] = [String(Number(jadi) * 0.75), String(Number(jadi) * 0.25)];
  return [
    { jenis: 'barang_impor', nama: 'barang', jml: impor, lalu, ...bulanan, isi: { uraian_barang: bahan } },
    {
      ...{ jenis: 'bahan_baku', nama: 'bahan', barang: 'barang', jml: impor, lalu, ...bulanan },
      isi: {
        ...{ uraian_barang: bahan, asal: 'impor', supplier: 'Contoso Trading', satuan: 'TNE', jml_bahan_baku: impor },
        ...{ stok_awal: '0', pemakaian: impor, stok_akhir: '0' },
      },
    },
    {
      ...{ jenis: 'produk', di: 'bahan', jml: jadi, lalu: jadi, ...bulanan },
      isi: { hs, uraian: produk, satuan: 'TNE', jml: jadi, kapasitas_terpasang: String(Number(jadi) * 1.25) },
    },
    {
      ...{ jenis: 'data_distribusi', nama: 'salur', jml: jadi, bulan: true },
      isi: { uraian_barang: produk, satuan: 'TNE', jml: jadi },
    },
    {
      ...{ jenis: 'distribusi_lokal', di: 'salur', jml: lokal },
      isi: { nama_pembeli: 'PT Pasar Contoh Utama', kota: 'Kota Bekasi', jml: lokal },
    },
    {
      ...{ jenis: 'distribusi_ekspor', di: 'salur', jml: ekspor },
      isi: { negara_tujuan: 'JP', pelabuhan_muat: 'IDTPP', jml: ekspor },
    },
  ];
};
const kedelai = (lain: Partial<Pabrik>): BarisResep[] =>
  pabrik({
    ...{ bahan: 'Kedelai kuning untuk tahu dan tempe', produk: 'Tepung kedelai', hs: '12081000' },
    ...{ impor: '12000', jadi: '9600', lalu: '11000' },
    ...lain,
  });

export const RESEP_RENCANA: readonly ResepRencana[] = [
  {
    ...{ org: 'nusa', oleh: 'ratna', kd_ga: '018', komoditas: '0136', tahunGeser: 0, status: '50', hariLalu: 400 },
    ...{ kepala: PRODUSEN, baris: kedelai({ impor: '11000', jadi: '8800', lalu: '10000', terlapor: '900' }) },
    diberi: ['11000'],
  },
  {
    ...{ org: 'nusa', oleh: 'ratna', kd_ga: '018', komoditas: '0136', tahunGeser: 1, status: '51', hariLalu: 45 },
    ...{ kepala: PRODUSEN, baris: kedelai({}), diberi: ['10000'] },
  },
  {
    ...{ org: 'nusa', oleh: 'ratna', kd_ga: '018', komoditas: '0138', tahunGeser: 1, status: '00', hariLalu: 3 },
    kepala: PRODUSEN,
    baris: pabrik({
      ...{ bahan: 'Susu bubuk skim', produk: 'Susu kental manis', hs: '04029900' },
      ...{ impor: '2000', jadi: '5000', lalu: '1800' },
    }).slice(0, 3),
  },
  {
    ...{ org: 'buah', oleh: 'melati', kd_ga: '018', komoditas: '0121', tahunGeser: 1, status: '20', hariLalu: 2 },
    kepala: PEDAGANG,
    baris: [
      {
        ...{ jenis: 'barang_impor', jml: '3000', lalu: '2500', bulan: true },
        isi: { uraian_barang: 'Jagung pipilan kering' },
      },
      {
        ...{ jenis: 'data_distribusi', nama: 'salur', jml: '3000' },
        isi: { uraian_barang: 'Jagung pipilan kering', satuan: 'TNE', jml: '3000' },
      },
      {
        ...{ jenis: 'distribusi_lokal', di: 'salur', jml: '3000' },
        isi: { nama_pembeli: 'CV Niaga Contoh Timur', kota: 'Kota Surabaya', jml: '3000' },
      },
    ],
  },
  {
    ...{ org: 'ban', oleh: 'teguh', kd_ga: '019', komoditas: '0118', tahunGeser: 1, status: '21', hariLalu: 4 },
    kepala: LOKAL,
    baris: [
      {
        jenis: 'barang_lokal',
        nama: 'barang',
        jml: '640',
        bulan: true,
        isi: { uraian_barang: 'Minyak dasar untuk proses karet' },
      },
      {
        ...{ jenis: 'barang_digunakan', nama: 'pakai', barang: 'barang', jml: '640' },
        isi: { uraian_barang: 'Minyak dasar untuk proses karet', satuan: 'TNE', jml: '640' },
      },
      {
        ...{ jenis: 'penggunaan', di: 'pakai', jml: '640' },
        isi: { lokasi: 'Pabrik Bogor', tujuan: 'Pelunak kompon karet', jml: '640' },
      },
    ],
  },
  {
    ...{ org: 'dingin', oleh: 'dimas', kd_ga: '019', komoditas: '0118', tahunGeser: 1, status: '25', hariLalu: 6 },
    kepala: {
      ...PRODUSEN,
      catatan_impor: 'Lini pengisian kedua mulai berproduksi pada triwulan pertama.',
      alasan_impor: 'P3',
    },
    baris: pabrik({
      ...{ bahan: 'Minyak dasar kelompok II', produk: 'Pelumas kompresor', hs: '27101943' },
      ...{ impor: '1800', jadi: '1700', lalu: '1000' },
    }),
    catatan: { jenis: 'bahan_baku', kd_field: 'supplier', teks: 'Sebutkan pemasok sesuai kontrak tahun berjalan.' },
  },
];
