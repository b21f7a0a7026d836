import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0137',
  uraian: 'Bahan pakan asal tumbuhan',
  kdGa: '018',
  jenis: 'NK TRANSISI',
  layanan: ['05'],
  wajib: ['02', '03', '08'],
  salahSatu02Atau04: false,
  satuan: ['TNE'],
  opsi: {
    '02': ['Bungkil kedelai', 'Gandum pakan'],
    '03': ['Pakan unggas', 'Pakan ruminansia', 'Pakan ikan', 'Pakan lainnya'],
  },
  contohHs: ['23040090', '10019919'],
  koordinator: 'PANGAN',
  nonaktifMulai: null,
});
