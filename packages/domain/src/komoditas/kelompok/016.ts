import { kelompok } from '../bentuk';

export default kelompok({
  kode: '016',
  uraian: 'Besi atau baja, baja paduan dan produk turunannya',
  kdGa: '019',
  jenis: 'PERTEK',
  layanan: ['07'],
  wajib: ['02', '04', '05', '07', '08'],
  salahSatu02Atau04: false,
  satuan: ['TNE', 'KGM'],
  opsi: {
    '02': ['HRC', 'CRC', 'BJLS', 'Batang kawat', 'Pipa'],
    '04': ['Baja karbon', 'Baja paduan', 'Stainless'],
    '05': ['Lembaran', 'Gulungan', 'Batang', 'Profil'],
    '07': ['JIS G3131 SPHC', 'ASTM A36', 'SNI 07-0601'],
  },
  contohHs: ['72083990', '72091790', '72104919', '72279090'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
