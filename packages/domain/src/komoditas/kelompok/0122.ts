import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0122',
  uraian: 'Produk hortikultura (bawang putih, bawang bombai, buah)',
  kdGa: '018',
  jenis: 'NK TRANSISI',
  layanan: ['04'],
  wajib: ['02', '04', '06', '08'],
  salahSatu02Atau04: false,
  satuan: ['TNE', 'KGM'],
  opsi: {
    '02': ['Umbi lapis', 'Buah'],
    '04': ['Segar', 'Kering'],
    '06': ['Fuji', 'Red Globe'],
  },
  contohHs: ['07032090', '07031019', '08081000', '08061000'],
  koordinator: 'PANGAN',
  nonaktifMulai: null,
});
