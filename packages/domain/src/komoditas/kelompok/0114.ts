import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0114',
  uraian: 'Avgas',
  kdGa: '020',
  jenis: 'NK',
  layanan: ['06'],
  wajib: ['03', '08'],
  salahSatu02Atau04: true,
  satuan: ['BLL', 'MTQ'],
  opsi: {
    '03': ['Penerbangan'],
    '04': ['Avgas 100 LL'],
  },
  contohHs: ['27101231'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
