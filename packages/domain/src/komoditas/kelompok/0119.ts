import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0119',
  uraian: 'Biodiesel',
  kdGa: '020',
  jenis: 'NK',
  layanan: ['06'],
  wajib: ['03', '07', '08'],
  salahSatu02Atau04: false,
  satuan: ['MTQ', 'TNE'],
  opsi: {
    '03': ['Campuran BBM'],
    '07': ['SNI 7182'],
  },
  contohHs: ['38260021'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: 2026,
});
