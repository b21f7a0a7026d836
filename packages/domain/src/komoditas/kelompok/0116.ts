import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0116',
  uraian: 'LPG',
  kdGa: '020',
  jenis: 'NK',
  layanan: ['06'],
  wajib: ['02', '03', '08'],
  salahSatu02Atau04: false,
  satuan: ['TNE'],
  opsi: {
    '02': ['Propana', 'Butana', 'Campuran'],
    '03': ['PSO 3 kg', 'Non-PSO', 'Industri'],
  },
  contohHs: ['27111200', '27111300', '27111900'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
