import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0143',
  uraian: 'Tas',
  kdGa: '019',
  jenis: 'PERTEK',
  layanan: ['07'],
  wajib: ['02', '04', '08'],
  salahSatu02Atau04: false,
  satuan: ['C62'],
  opsi: {
    '02': ['Tas tangan', 'Ransel'],
    '04': ['Kulit', 'Plastik', 'Tekstil', 'Bahan lain'],
  },
  contohHs: ['42022210', '42029290'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
