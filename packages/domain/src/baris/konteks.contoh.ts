import { KELOMPOK } from '../komoditas/daftar';
import { opsiAwal } from '../komoditas/opsi';
import type { KonteksBaris } from './kolom';

const kelompok = KELOMPOK.get('015');
if (!kelompok) throw new Error('015');

/** Raw sugar of 2027, with one code of each list: for tests. */
export const KONTEKS: KonteksBaris = {
  kelompok,
  jenis: 'impor',
  tahun: 2027,
  opsi: opsiAwal(kelompok, 2027),
  acuan: {
    hs: (k) => (k === '17011400' ? 'Gula tebu' : undefined),
    negara: (k) => (k === 'TH' ? 'Thailand' : undefined),
    pelabuhan: (k) => (k === 'IDCIW' ? 'Ciwandan' : undefined),
    satuan: (k) => (k === 'TNE' ? 'Ton' : undefined),
  },
  hs: { kode: new Set<string>(), lengkap: false },
};
