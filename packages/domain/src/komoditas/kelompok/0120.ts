import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0120',
  uraian: 'Bioetanol',
  kdGa: '020',
  jenis: 'NK',
  layanan: ['06'],
  wajib: ['03', '07', '08'],
  salahSatu02Atau04: false,
  satuan: ['MTQ', 'LTR'],
  opsi: {
    '03': ['Campuran BBM', 'Industri'],
    '07': ['>= 99,5%'],
  },
  contohHs: ['22071000', '22072011'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: 2026,
});
