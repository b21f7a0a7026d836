import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0118',
  uraian: 'Bahan baku pelumas (base oil)',
  kdGa: '019',
  jenis: 'NK/PERTEK',
  layanan: ['01', '07'],
  wajib: ['03', '08'],
  salahSatu02Atau04: true,
  satuan: ['TNE', 'LTR'],
  opsi: {
    '02': ['Group I', 'Group II', 'Group III'],
    '03': ['Bahan baku industri'],
    '04': ['Base oil', 'Aditif'],
  },
  contohHs: ['27101941'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
