import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0135',
  uraian: 'Mutiara',
  kdGa: '032',
  jenis: 'NK',
  layanan: ['03'],
  wajib: ['04', '05', '08'],
  salahSatu02Atau04: false,
  satuan: ['GRM', 'KGM'],
  opsi: {
    '04': ['Alam', 'Budi daya'],
    '05': ['Inti mutiara', 'Mutiara'],
  },
  contohHs: ['71012100', '71011000'],
  koordinator: 'PANGAN',
  nonaktifMulai: null,
});
