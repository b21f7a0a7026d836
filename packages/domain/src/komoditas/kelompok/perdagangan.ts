import type { KelompokKomoditas } from '../bentuk';

/** Groups whose sector Kementerian Perdagangan (090) leads. */
export const PERDAGANGAN: readonly KelompokKomoditas[] = [
  {
    kode: '0145',
    uraian: 'Komoditas lainnya',
    kdGa: '090',
    jenis: 'cadangan',
    layanan: ['02', '07'],
    wajib: ['04', '08'],
    salahSatu02Atau04: false,
    satuan: ['TNE', 'C62', 'KGM'],
    opsi: {},
    bebas: ['04'],
    contohHs: [],
    koordinator: 'PEREKONOMIAN',
    nonaktifMulai: null,
  },
];
