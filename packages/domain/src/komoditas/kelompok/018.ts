import { kelompok } from '../bentuk';

export default kelompok({
  kode: '018',
  uraian: 'Minyak mentah',
  kdGa: '020',
  jenis: 'NK',
  layanan: ['06'],
  wajib: ['02', '03', '08'],
  salahSatu02Atau04: false,
  satuan: ['BLL'],
  opsi: {
    '02': ['Light', 'Medium', 'Heavy'],
    '03': ['Kilang'],
  },
  contohHs: ['27090010'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
