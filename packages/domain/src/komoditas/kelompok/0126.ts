import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0126',
  uraian: 'Bahan baku minuman beralkohol',
  kdGa: '019',
  jenis: 'NK/PERTEK',
  layanan: ['01', '07'],
  wajib: ['02', '04', '07', '08'],
  salahSatu02Atau04: false,
  satuan: ['LTR'],
  opsi: {
    '02': ['Konsentrat', 'Etil alkohol'],
    '04': ['Wiski', 'Brendi', 'Rum', 'Gin', 'Vodka', 'Likeur', 'Etil alkohol', 'Lainnya'],
    '07': ['Sampai 5%', 'Di atas 5% sampai 20%', 'Di atas 20% sampai 55%', 'Di atas 55%'],
  },
  contohHs: ['22083090', '22089099'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
