import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0127',
  uraian: 'Tekstil dan produk tekstil (TPT)',
  kdGa: '019',
  jenis: 'NK/PERTEK',
  layanan: ['01', '07'],
  wajib: ['02', '04', '05', '08'],
  salahSatu02Atau04: false,
  satuan: ['KGM', 'MTR'],
  opsi: {
    '02': ['Benang', 'Kain', 'Karpet'],
    '04': ['Benang', 'Kain tenunan', 'Kain rajutan', 'Kain nirtenun', 'Permadani'],
    '05': ['Polyester', 'Kapas', 'Rayon'],
  },
  contohHs: ['54075200', '52094200', '55151100'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
