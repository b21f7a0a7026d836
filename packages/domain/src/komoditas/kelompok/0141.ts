import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0141',
  uraian: 'Produk elektronik',
  kdGa: '019',
  jenis: 'PERTEK',
  layanan: ['07'],
  wajib: ['02', '04', '05', '08'],
  salahSatu02Atau04: false,
  satuan: ['C62'],
  opsi: {
    '02': ['Televisi', 'Mesin cuci', 'Kulkas'],
    '04': ['Layar datar', 'Bukaan atas', 'Bukaan depan', 'Satu pintu', 'Dua pintu atau lebih'],
    '05': ['Jadi (CBU)', 'Terurai lengkap (CKD)', 'Terurai sebagian (IKD)'],
  },
  contohHs: ['85287292', '84501110'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
