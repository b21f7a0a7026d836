import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0138',
  uraian: 'Susu dan produk susu',
  kdGa: '018',
  jenis: 'NK TRANSISI',
  layanan: ['05'],
  wajib: ['02', '04', '08'],
  salahSatu02Atau04: false,
  satuan: ['TNE'],
  opsi: {
    '02': ['SMP', 'WMP', 'Whey'],
    '04': ['Bubuk', 'Cair', 'Kental', 'Padat'],
  },
  contohHs: ['04021041', '04022120'],
  koordinator: 'PANGAN',
  nonaktifMulai: null,
});
