import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0111',
  uraian: 'Bensin (gasoline)',
  kdGa: '020',
  jenis: 'NK',
  layanan: ['06'],
  wajib: ['03', '08'],
  salahSatu02Atau04: true,
  satuan: ['BLL', 'MTQ'],
  opsi: {
    '02': ['RON 90', 'RON 92', 'RON 95', 'RON 98'],
    '03': ['Transportasi'],
  },
  contohHs: ['27101221', '27101224'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
