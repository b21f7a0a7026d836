import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0140',
  uraian: 'Benih tanaman',
  kdGa: '018',
  jenis: 'cadangan',
  layanan: ['04'],
  wajib: ['02', '04', '06', '08'],
  salahSatu02Atau04: false,
  satuan: ['KGM'],
  opsi: {
    '02': ['Benih tanaman pangan', 'Benih sayuran', 'Benih buah', 'Benih tanaman hias', 'Benih hijauan pakan'],
    '04': ['Biji', 'Umbi', 'Setek atau bibit', 'Kultur jaringan'],
    '06': ['Hibrida', 'Bersari bebas'],
  },
  contohHs: ['12099190'],
  koordinator: 'PANGAN',
  nonaktifMulai: null,
});
