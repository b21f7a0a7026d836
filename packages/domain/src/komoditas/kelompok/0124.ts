import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0124',
  uraian: 'Bahan baku plastik',
  kdGa: '019',
  jenis: 'NK/PERTEK',
  layanan: ['01', '07'],
  wajib: ['02', '04', '08'],
  salahSatu02Atau04: false,
  satuan: ['TNE'],
  opsi: {
    '02': ['PE', 'PP', 'PET', 'PVC'],
    '04': ['Resin', 'Compound'],
  },
  contohHs: ['39012000', '39021040'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: 2026,
});
