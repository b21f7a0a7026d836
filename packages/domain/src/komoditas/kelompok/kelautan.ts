import type { KelompokKomoditas } from '../bentuk';

/** Groups whose sector Kementerian Kelautan dan Perikanan (032) leads. */
export const KELAUTAN: readonly KelompokKomoditas[] = [
  {
    kode: '012',
    uraian: 'Garam (pergaraman)',
    kdGa: '032',
    jenis: 'NK',
    layanan: ['01', '08'],
    wajib: ['03', '04', '07', '08'],
    salahSatu02Atau04: false,
    satuan: ['TNE'],
    opsi: {
      '03': ['Industri kimia (CAP)', 'Aneka pangan', 'Farmasi', 'Pengeboran', 'Konsumsi'],
      '04': ['Garam industri', 'Garam konsumsi'],
      '07': ['NaCl >= 97%', 'NaCl 94,7-97%'],
    },
    contohHs: ['25010020', '25010091', '25010093', '25010099'],
    koordinator: 'PANGAN',
    nonaktifMulai: null,
  },
  {
    kode: '013',
    uraian: 'Hasil perikanan',
    kdGa: '032',
    jenis: 'NK',
    layanan: ['01', '03'],
    wajib: ['02', '03', '04', '06', '08'],
    salahSatu02Atau04: false,
    satuan: ['TNE', 'KGM', 'C62'],
    opsi: {
      '02': ['Ikan', 'Udang', 'Moluska', 'Umpan', 'Calon induk/benih'],
      '03': ['Bahan baku industri', 'Hotel/restoran', 'Umpan', 'Pemindangan', 'Budi daya'],
      '04': ['Beku', 'Segar', 'Hidup', 'Olahan'],
      '06': ['Katsuwonus pelamis', 'Salmo salar'],
    },
    contohHs: ['03034300', '03031300', '03035420', '03061729'],
    koordinator: 'PANGAN',
    nonaktifMulai: null,
  },
  {
    kode: '0135',
    uraian: 'Mutiara',
    kdGa: '032',
    jenis: 'NK',
    layanan: ['03'],
    wajib: ['04', '05', '08'],
    salahSatu02Atau04: false,
    satuan: ['GRM', 'KGM'],
    opsi: {
      '04': ['Alam', 'Budi daya'],
      '05': ['Inti mutiara', 'Mutiara'],
    },
    contohHs: ['71012100', '71011000'],
    koordinator: 'PANGAN',
    nonaktifMulai: null,
  },
];
