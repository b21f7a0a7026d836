import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0113',
  uraian: 'Avtur',
  kdGa: '020',
  jenis: 'NK',
  layanan: ['06'],
  wajib: ['03', '08'],
  salahSatu02Atau04: true,
  satuan: ['BLL', 'MTQ'],
  opsi: {
    '03': ['Penerbangan'],
    '04': ['Jet A-1'],
  },
  contohHs: ['27101981'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
