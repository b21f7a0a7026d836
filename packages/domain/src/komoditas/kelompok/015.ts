import { kelompok } from '../bentuk';

export default kelompok({
  kode: '015',
  uraian: 'Gula',
  kdGa: '018',
  jenis: 'NK',
  layanan: ['01', '02', '08'],
  wajib: ['02', '03', '07', '08'],
  salahSatu02Atau04: false,
  satuan: ['TNE'],
  opsi: {
    '02': ['Gula kristal mentah (GKM)', 'Rafinasi (GKR)', 'Putih (GKP)'],
    '03': ['Bahan baku industri', 'Konsumsi', 'KITE'],
    '07': ['ICUMSA >=1200 IU', '<=45 IU'],
  },
  contohHs: ['17011400', '17019910', '17019990'],
  koordinator: 'PANGAN',
  nonaktifMulai: null,
});
