import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0115',
  uraian: 'Minyak tanah (kerosene)',
  kdGa: '020',
  jenis: 'NK',
  layanan: ['06'],
  wajib: ['03', '08'],
  salahSatu02Atau04: true,
  satuan: ['BLL', 'MTQ'],
  opsi: {
    '02': ['Subsidi', 'Nonsubsidi'],
    '03': ['Rumah tangga', 'Industri'],
  },
  contohHs: ['27101983'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
