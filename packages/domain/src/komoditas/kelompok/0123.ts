import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0123',
  uraian: 'Papan serat (MDF)',
  kdGa: '019',
  jenis: 'NK',
  layanan: ['01', '07'],
  wajib: ['04', '07', '08'],
  salahSatu02Atau04: false,
  satuan: ['MTQ'],
  opsi: {
    '04': ['Tebal <= 5 mm', '> 9 mm'],
    '07': ['SNI 01-4449', 'JIS A 5905', 'EN 622-5'],
  },
  contohHs: ['44111200', '44111400'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
