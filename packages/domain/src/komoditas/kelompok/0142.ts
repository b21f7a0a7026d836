import { kelompok } from '../bentuk';

export default kelompok({
  kode: '0142',
  uraian: 'Katup',
  kdGa: '019',
  jenis: 'PERTEK',
  layanan: ['07'],
  wajib: ['02', '04', '07', '08'],
  salahSatu02Atau04: false,
  satuan: ['C62', 'KGM'],
  opsi: {
    '02': ['Katup bola', 'Katup gerbang', 'Katup globe', 'Katup kupu-kupu', 'Katup searah', 'Katup pengaman', 'Keran'],
    '04': ['Kuningan', 'Besi tuang', 'Baja', 'Baja tahan karat', 'Plastik'],
    '07': ['SNI'],
  },
  contohHs: ['84818082'],
  koordinator: 'PEREKONOMIAN',
  nonaktifMulai: null,
});
