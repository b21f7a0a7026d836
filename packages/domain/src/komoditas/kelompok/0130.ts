import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0130',
  uraian: 'Telepon seluler, komputer genggam, tablet',
  kdGa: '019',
  jenis: 'PERTEK',
  layanan: ['07'],
  wajib: ['02', '04', '05', '08'],
  salahSatu02Atau04: false,
  satuan: ['C62'],
  opsi: {
    '02': ['Telepon seluler', 'Komputer genggam', 'Tablet'],
    '04': ['Telepon cerdas', 'Telepon seluler lainnya', 'Komputer genggam', 'Komputer tablet'],
    '05': ['Jadi (CBU)', 'Terurai lengkap (CKD)', 'Terurai sebagian (IKD)'],
  },
  contohHs: ['85171300', '84713020'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
