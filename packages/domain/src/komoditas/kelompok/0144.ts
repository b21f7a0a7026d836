import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0144',
  uraian: 'Keramik dan kaca',
  kdGa: '019',
  jenis: 'PERTEK',
  layanan: ['07'],
  wajib: ['02', '04', '07', '08'],
  salahSatu02Atau04: false,
  satuan: ['MTK'],
  opsi: {
    '02': ['Ubin keramik', 'Kaca lembaran', 'Kaca apung'],
    '04': ['Berglasir', 'Tidak berglasir', 'Bening', 'Berwarna'],
    '07': ['SNI'],
  },
  contohHs: ['69072191', '70052990'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
