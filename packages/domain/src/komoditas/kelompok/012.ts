import { kelompok } from '../bentuk';

export default kelompok({
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
});
