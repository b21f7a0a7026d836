import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0131',
  uraian: 'Mesin multifungsi, fotokopi dan printer berwarna',
  kdGa: '019',
  jenis: 'PERTEK',
  layanan: ['07'],
  wajib: ['02', '04', '08'],
  salahSatu02Atau04: false,
  satuan: ['C62'],
  opsi: {
    '02': ['Multifungsi', 'Fotokopi', 'Printer'],
    '04': ['Laser', 'Inkjet', 'Teknologi lain'],
  },
  contohHs: ['84433111', '84433990'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
