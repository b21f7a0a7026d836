import { kelompok } from '../bentuk';

export default kelompok({
  kode: '014',
  uraian: 'Daging lembu',
  kdGa: '018',
  jenis: 'NK',
  layanan: ['05', '08'],
  wajib: ['02', '03', '04', '05', '08'],
  salahSatu02Atau04: false,
  satuan: ['TNE', 'KGM'],
  opsi: {
    '02': ['Sapi', 'Kerbau'],
    '03': ['Umum', 'Industri', 'Horeka', 'Penugasan BUMN'],
    '04': ['Karkas', 'Daging', 'Jeroan', 'Olahan (KDJO)'],
    '05': ['Prime cut', 'Secondary cut', 'Manufacturing meat'],
  },
  contohHs: ['02013000', '02022000', '02023000', '02062900'],
  koordinator: 'PANGAN',
  nonaktifMulai: null,
});
