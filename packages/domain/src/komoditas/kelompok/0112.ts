import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0112',
  uraian: 'Minyak solar (gasoil)',
  kdGa: '020',
  jenis: 'NK',
  layanan: ['06'],
  wajib: ['03', '08'],
  salahSatu02Atau04: true,
  satuan: ['BLL', 'MTQ'],
  opsi: {
    '02': ['CN 48', 'CN 51', 'CN 53'],
    '03': ['Transportasi', 'Industri'],
  },
  contohHs: ['27101971', '27101972'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
