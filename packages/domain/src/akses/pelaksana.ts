import { periksaPanjang } from '../format/batas-teks';
import type { Masalah } from '../formulir/isian';
import { pesan } from '../pesan/pesan';
import type { Aktor, Pelaksana } from './kebijakan';
import type { KodePeran } from './peran';

export type JenisPelaksana = Pelaksana['jenis'];
export const JENIS_PELAKSANA: readonly JenisPelaksana[] = ['Plh', 'Plt'];

/** Whose acts somebody may be named for, and who may be named: officers of the desks. */
export const PERAN_DIWAKILI: readonly KodePeran[] = ['KL_PEMUTUS', 'KL_KOORDINATOR'];
export const PERAN_PELAKSANA: readonly KodePeran[] = ['KL_PEMUTUS', 'KL_KOORDINATOR', 'KL_VERIFIKATOR'];
/** Longest time of one naming: who is needed longer is named again. */
export const MAKS_HARI_PELAKSANA = 90;
export const MAKS_NOMOR_SURAT = 100;

/** 'Plh. Direktur Industri Logam' */
export const sebutanPelaksana = ({ jenis, jabatan }: Pick<Pelaksana, 'jenis' | 'jabatan'>): string =>
  `${jenis}. ${jabatan}`;
/** How somebody is written down who has acted: with the title that he has acted by. */
export const namaPelaku = ({ nama, pelaksana }: Pick<Aktor, 'nama' | 'pelaksana'>): string =>
  pelaksana ? `${nama}, ${sebutanPelaksana(pelaksana)}` : nama;

export interface IsiPenunjukan {
  id_pejabat: string;
  id_pelaksana: string;
  jabatan: string;
  nomor_surat: string;
  /** yyyy-mm-dd, the first and the last day. */
  mulai: string;
  sampai: string;
}
const hariAntara = (a: string, b: string): number => (Date.parse(b) - Date.parse(a)) / 86_400_000;

/** Faults of a naming that need no look at the accounts. `hariIni`: yyyy-mm-dd in Jakarta. */
export function periksaPenunjukan(m: IsiPenunjukan, hariIni: string): Masalah[] {
  const di = (path: string, message: string | null): Masalah[] =>
    message === null ? [] : [{ langkah: 'pelaksana', path, message }];
  const wajib = (path: 'jabatan' | 'nomor_surat', label: string, maks: number): Masalah[] => {
    const isi = m[path].trim();
    return di(path, isi ? periksaPanjang(label, isi, maks) : pesan('isian.wajib', { label }));
  };
  const lama = hariAntara(m.mulai, m.sampai) + 1;
  return [
    ...di('id_pelaksana', m.id_pelaksana === m.id_pejabat ? pesan('pelaksana.diri_sendiri') : null),
    ...wajib('jabatan', 'Jabatan', MAKS_NOMOR_SURAT),
    ...wajib('nomor_surat', 'Nomor surat', MAKS_NOMOR_SURAT),
    ...di('sampai', m.sampai < m.mulai ? pesan('pelaksana.sampai_sebelum_mulai') : null),
    ...di('sampai', m.sampai >= m.mulai && m.sampai < hariIni ? pesan('pelaksana.sudah_lewat') : null),
    ...di('sampai', lama > MAKS_HARI_PELAKSANA ? pesan('pelaksana.terlalu_lama', { n: MAKS_HARI_PELAKSANA }) : null),
  ];
}
