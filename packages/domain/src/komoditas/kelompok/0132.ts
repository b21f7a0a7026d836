import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0132',
  uraian: 'Mesin pengatur suhu udara (AC)',
  kdGa: '019',
  jenis: 'PERTEK',
  layanan: ['07'],
  wajib: ['02', '05', '07', '08'],
  salahSatu02Atau04: false,
  satuan: ['C62'],
  opsi: {
    '02': ['Split', 'Window'],
    '05': ['Sampai 21,10 kW', 'Di atas 21,10 kW sampai 26,38 kW', 'Di atas 26,38 kW'],
    '07': ['SKEM'],
  },
  contohHs: ['84151020', '84151030'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
