import { KELOMPOK } from '../komoditas/daftar';
import { GRUP_ELEMEN, GRUP_OPSI } from '../komoditas/elemen';
import { pesan } from '../pesan/pesan';
import { denganKomoditas, periksaElemen } from './elemen';
import type { JenisReferensi } from './jenis';

/** A field of an entry's `data`, stored as text unless it is a number. */
export interface KolomReferensi {
  kd_field: string;
  label: string;
  wajib: boolean;
  maks?: number;
  pilihan?: readonly string[];
  /** What the choices are called, where their codes do not say it. */
  namaPilihan?: Readonly<Record<string, string>>;
  angka?: boolean;
  /** The value is a code of that list. */
  acuan?: JenisReferensi;
  pola?: RegExp;
}
export interface DaftarReferensi {
  nama: string;
  keterangan: string;
  kode: { label: string; pola: RegExp; contoh: string };
  /** What an entry hangs from. `bolehSendiri`: the topmost names itself. */
  induk?: { label: string; jenis: JenisReferensi | null; wajib?: boolean; pola?: RegExp; bolehSendiri?: true };
  kolom: readonly KolomReferensi[];
  /** Kept by a screen of its own; the list's page shows it only. */
  layarSendiri?: boolean;
  /** What the patterns of code and fields cannot say alone. */
  periksa?: (kode: string, data: Readonly<Record<string, unknown>>) => readonly { path: string; message: string }[];
  /** Adds what follows from the fields, for the search. */
  turunan?: (data: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}
export const MAKS_URAIAN = 1000;

const teks = (kd_field: string, label: string, lain: Partial<KolomReferensi> = {}): KolomReferensi => ({
  kd_field,
  label,
  wajib: false,
  maks: 200,
  ...lain,
});
const DUA_HURUF = /^[A-Z]{2}$/;

/** Where goods of a commodity, or of one option of its elements, may come from or go to; an element without any has all. */
const perElemen = (
  nama: string,
  label: string,
  jenis: 'negara' | 'pelabuhan',
  pola: RegExp,
  contoh: string,
): DaftarReferensi => ({
  nama,
  keterangan: `${label} yang boleh untuk komoditas atau pilihan elemennya. Tanpa isi, semuanya boleh.`,
  kode: { label: 'Kode', pola: /^\d{3,7}\.[A-Z]{2,5}$/, contoh: `021501.${contoh}` },
  induk: { label: 'Kode elemen atau komoditas', jenis: null, wajib: true, pola: /^\d{3,7}$/ },
  kolom: [teks(jenis, label, { wajib: true, acuan: jenis, pola, maks: 5 })],
  periksa: (kode, data) =>
    kode.endsWith(`.${String(data[jenis])}`)
      ? []
      : [{ path: 'kode', message: pesan('referensi.kode', { label: 'Kode', contoh: `021501.${contoh}` }) }],
});

/** What each list is called, how its codes look, and which fields its entries have. */
export const DAFTAR_REFERENSI: Readonly<Record<JenisReferensi, DaftarReferensi>> = {
  hs: {
    nama: 'Pos tarif (BTKI)',
    keterangan: 'Pos tarif dengan uraian bertingkat. Formulir memakai pos delapan angka.',
    kode: { label: 'Kode HS', pola: /^\d{4,8}$/, contoh: '17011400' },
    induk: { label: 'Pos di atasnya', jenis: 'hs', pola: /^\d{4,8}$/ },
    kolom: [teks('alias', 'Uraian bahasa Inggris', { maks: 1000 })],
  },
  korelasi_btki: {
    nama: 'Korelasi BTKI',
    keterangan: 'Pos tarif yang ditawarkan lebih dulu untuk kelompok komoditas dan elemennya.',
    kode: {
      label: 'Kode korelasi',
      pola: /^\d{3,4}\.\d{3,10}\.\d{8}$/,
      contoh: '015.020501.17011400',
    },
    induk: { label: 'Elemen', jenis: null, wajib: true, pola: /^\d{3,4}\.\d{3,10}$/ },
    kolom: [
      teks('kd_komoditas', 'Kelompok komoditas', { wajib: true, pola: /^\d{3,4}$/ }),
      teks('kd_grup', 'Grup elemen', { wajib: true, pola: /^0[1-7]$/ }),
      teks('hs', 'Kode HS', { wajib: true, acuan: 'hs', pola: /^\d{8}$/ }),
    ],
    layarSendiri: true,
  },
  elemen: {
    nama: 'Elemen komoditas',
    keterangan: 'Pilihan elemen barang (grup 02 sampai 07) tiap kelompok komoditas.',
    kode: { label: 'Kode elemen', pola: /^0[2-7]1\d{1,2}(?!00)\d{2}$/, contoh: '021501' },
    kolom: [
      teks('kd_komoditas', 'Kelompok komoditas', {
        wajib: true,
        pilihan: [...KELOMPOK.keys()],
        namaPilihan: Object.fromEntries([...KELOMPOK.values()].map((k) => [k.kode, k.uraian])),
      }),
      teks('kd_grup', 'Grup elemen', {
        wajib: true,
        pilihan: GRUP_OPSI,
        namaPilihan: Object.fromEntries(GRUP_OPSI.map((g) => [g, GRUP_ELEMEN[g].label])),
      }),
      teks('urut', 'Urutan tampil', { angka: true, pola: /^[1-9]\d{0,2}$/, maks: 3 }),
      teks('tutup_tahun', 'Ditutup mulai tahun', { angka: true, pola: /^20\d{2}$/, maks: 4 }),
    ],
    periksa: periksaElemen,
    turunan: denganKomoditas,
  },
  kbli: {
    nama: 'KBLI',
    keterangan: 'Klasifikasi baku lapangan usaha. Formulir memakai kode lima angka.',
    kode: { label: 'Kode KBLI', pola: /^([A-U]|\d{2,5})$/, contoh: '10110' },
    kolom: [],
  },
  negara: {
    nama: 'Negara',
    keterangan: 'Kode negara dua huruf (ISO 3166).',
    kode: { label: 'Kode negara', pola: DUA_HURUF, contoh: 'AU' },
    kolom: [teks('kode_wilayah', 'Kode wilayah', { maks: 2 }), teks('wilayah', 'Wilayah')],
  },
  pelabuhan: {
    nama: 'Pelabuhan',
    keterangan: 'Pelabuhan laut dan udara (UN/LOCODE). Pelabuhan tujuan harus punya kantor pabean.',
    kode: { label: 'Kode pelabuhan', pola: /^[A-Z]{2}[A-Z0-9]{3}$/, contoh: 'IDTPP' },
    induk: { label: 'Negara', jenis: 'negara', wajib: true, pola: DUA_HURUF },
    kolom: [teks('kode_kantor', 'Kantor pabean', { maks: 6, acuan: 'kpbc', pola: /^\d{6}$/ })],
  },
  kpbc: {
    nama: 'Kantor pabean',
    keterangan: 'Kantor pelayanan bea dan cukai dengan kantor di atasnya.',
    kode: { label: 'Kode kantor', pola: /^\d{6}$/, contoh: '040300' },
    induk: { label: 'Kantor di atasnya', jenis: 'kpbc', pola: /^\d{6}$/, bolehSendiri: true },
    kolom: [],
  },
  kpp: {
    nama: 'Kantor pajak',
    keterangan: 'Kantor pelayanan pajak dengan kantor wilayahnya.',
    kode: { label: 'Kode KPP', pola: /^\d{3}$/, contoh: '001' },
    induk: { label: 'Kode kanwil', jenis: null, wajib: true, pola: /^\d{3}$/ },
    kolom: [teks('kanwil', 'Nama kanwil', { wajib: true })],
  },
  satuan: {
    nama: 'Satuan',
    keterangan: 'Satuan ukuran (UN/ECE Rekomendasi 20).',
    kode: { label: 'Kode satuan', pola: /^[A-Z0-9]{1,3}$/, contoh: 'TNE' },
    kolom: [],
  },
  ikan: {
    nama: 'Jenis ikan',
    keterangan: 'Nama latin dan nama umum ikan dan hasil laut.',
    kode: { label: 'Nama latin', pola: /^[A-Z][A-Za-z. ()×'-]{2,59}$/, contoh: 'Katsuwonus pelamis' },
    induk: { label: 'Kelompok komoditas', jenis: null, wajib: true, pola: /^\d{3,4}$/ },
    kolom: [teks('alias', 'Nama umum', { wajib: true }), teks('asal', 'Asal nama')],
  },
  incoterm: {
    nama: 'Incoterm',
    keterangan: 'Syarat penyerahan barang.',
    kode: { label: 'Incoterm', pola: /^[A-Z]{3}$/, contoh: 'CIF' },
    kolom: [],
  },
  valuta: {
    nama: 'Mata uang',
    keterangan: 'Kode mata uang (ISO 4217).',
    kode: { label: 'Kode valuta', pola: /^[A-Z]{3}$/, contoh: 'USD' },
    kolom: [],
  },
  kurs: {
    nama: 'Kurs',
    keterangan: 'Nilai rupiah per mata uang dan tanggal.',
    kode: { label: 'Kode kurs', pola: /^[A-Z]{3}-\d{4}-\d{2}-\d{2}$/, contoh: 'USD-2027-01-06' },
    induk: { label: 'Mata uang', jenis: 'valuta', wajib: true, pola: /^[A-Z]{3}$/ },
    kolom: [
      teks('per_satuan', 'Per satuan', { wajib: true, pola: /^[1-9]\d{0,4}$/, maks: 5 }),
      teks('nilai', 'Nilai rupiah', { wajib: true, pola: /^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,6})?$/, maks: 16 }),
      teks('asal', 'Sumber kurs'),
    ],
  },
  provinsi: {
    nama: 'Provinsi',
    keterangan: 'Kode wilayah Kementerian Dalam Negeri.',
    kode: { label: 'Kode provinsi', pola: /^\d{2}$/, contoh: '32' },
    kolom: [],
  },
  kota: {
    nama: 'Kabupaten dan kota',
    keterangan: 'Kabupaten dan kota dengan provinsinya.',
    kode: { label: 'Kode kabupaten/kota', pola: /^\d{2}\.\d{2}$/, contoh: '32.73' },
    induk: { label: 'Provinsi', jenis: 'provinsi', wajib: true, pola: /^\d{2}$/ },
    kolom: [],
  },
  kecamatan: {
    nama: 'Kecamatan',
    keterangan: 'Kecamatan dengan kabupaten atau kotanya.',
    kode: { label: 'Kode kecamatan', pola: /^\d{2}\.\d{2}\.\d{2}$/, contoh: '32.73.01' },
    induk: { label: 'Kabupaten/kota', jenis: 'kota', wajib: true, pola: /^\d{2}\.\d{2}$/ },
    kolom: [],
  },
  negara_elemen: perElemen('Negara asal per elemen', 'Negara asal', 'negara', /^[A-Z]{2}$/, 'TH'),
  pelabuhan_elemen: perElemen('Pelabuhan per elemen', 'Pelabuhan tujuan', 'pelabuhan', /^[A-Z]{5}$/, 'IDTPP'),
  badan_usaha: {
    nama: 'Jenis badan usaha',
    keterangan: 'Bentuk badan usaha.',
    kode: { label: 'Kode', pola: /^\d{2}$/, contoh: '01' },
    kolom: [teks('keterangan', 'Keterangan', { wajib: true })],
  },
  ga: {
    nama: 'Kementerian dan lembaga',
    keterangan: 'Instansi penerima dan pemutus pengajuan.',
    kode: { label: 'Kode instansi', pola: /^\d{3,5}$/, contoh: '019' },
    kolom: [teks('status', 'Status (1 = tidak ikut)', { angka: true, pilihan: ['0', '1'], maks: 1 })],
  },
  kementerian: {
    nama: 'Bagian anggaran',
    keterangan: 'Kementerian dan lembaga menurut kode bagian anggaran.',
    kode: { label: 'Kode bagian anggaran', pola: /^\d{3}$/, contoh: '019' },
    kolom: [teks('singkatan', 'Singkatan', { wajib: true, maks: 40 })],
  },
  inhouse_group: {
    nama: 'Unit kementerian',
    keterangan: 'Unit kerja instansi yang memproses pengajuan.',
    kode: { label: 'Kode unit', pola: /^\d{5,7}$/, contoh: '01901' },
    induk: { label: 'Instansi', jenis: 'ga', wajib: true, pola: /^\d{3,5}$/ },
    kolom: [teks('kd_level_ga', 'Tingkat', { wajib: true, pola: /^\d$/, maks: 1 })],
  },
  jenis_rakor: {
    nama: 'Jenis rakor',
    keterangan: 'Jenis rapat koordinasi dan keputusannya.',
    kode: { label: 'Kode', pola: /^\d{1,2}$/, contoh: '2' },
    kolom: [teks('keputusan', 'Keputusan', { wajib: true })],
  },
  dendogram: {
    nama: 'Pohon industri',
    keterangan: 'Bahan baku dan produk turunannya dengan rendemen.',
    kode: { label: 'Kode simpul', pola: /^\d{3,4}(\.\d{1,2}){0,5}$/, contoh: '015.1' },
    induk: { label: 'Bahan asal', jenis: 'dendogram', pola: /^\d{3,4}(\.\d{1,2}){0,5}$/ },
    kolom: [
      teks('hs', 'Kode HS', { wajib: true, acuan: 'hs', pola: /^\d{8}$/ }),
      teks('rendemen', 'Rendemen (persen)', { wajib: true, angka: true, pola: /^\d{1,3}(\.\d{1,2})?$/, maks: 6 }),
    ],
  },
};
