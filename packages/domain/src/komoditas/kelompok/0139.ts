import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0139',
  uraian: 'Unggas galur murni / GPS',
  kdGa: '018',
  jenis: 'NK',
  layanan: ['05', '08'],
  wajib: ['02', '04', '06', '08'],
  salahSatu02Atau04: false,
  satuan: ['HEA'],
  opsi: {
    '02': ['GPS broiler', 'GPS layer'],
    '04': ['Anak ayam umur sehari (DOC)', 'Telur tetas', 'Bibit dewasa'],
    '06': ['Ross 308', 'Cobb 500'],
  },
  contohHs: ['01051110'],
  koordinator: 'PANGAN',
  nonaktifMulai: null,
});
