import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0117',
  uraian: 'Minyak bakar (fuel oil)',
  kdGa: '020',
  jenis: 'NK',
  layanan: ['06'],
  wajib: ['02', '03', '07', '08'],
  salahSatu02Atau04: false,
  satuan: ['BLL', 'TNE'],
  opsi: {
    '02': ['MFO 180', 'MFO 380', 'LSFO'],
    '03': ['Bunker', 'Pembangkit'],
    '07': ['S <= 0,5%'],
  },
  contohHs: ['27101979'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
