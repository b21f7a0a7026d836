import { kelompok } from '../bentuk';

export default kelompok({
  kode: '017',
  uraian: 'Ban',
  kdGa: '019',
  jenis: 'NK/PERTEK',
  layanan: ['01', '07'],
  wajib: ['02', '04', '05', '08'],
  salahSatu02Atau04: false,
  satuan: ['C62', 'TNE'],
  opsi: {
    '02': ['Ban luar', 'Ban dalam'],
    '04': ['Mobil penumpang', 'Truk/bus', 'Sepeda motor', 'Off-the-road'],
    '05': ['Radial', 'Bias'],
  },
  contohHs: ['40111000', '40112011', '40114000'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
