import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0134',
  uraian: 'Sapi bakalan / ternak hidup',
  kdGa: '018',
  jenis: 'NK',
  layanan: ['05', '08'],
  wajib: ['02', '04', '06', '08'],
  salahSatu02Atau04: false,
  satuan: ['HEA'],
  opsi: {
    '02': ['Sapi', 'Kerbau'],
    '04': ['Bakalan', 'Indukan'],
    '06': ['Brahman Cross'],
  },
  contohHs: ['01022919'],
  koordinator: 'PANGAN',
  nonaktifMulai: null,
});
