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
  opsi: {},
  contohHs: ['12099190'],
  koordinator: 'PANGAN',
  nonaktifMulai: null,
});
