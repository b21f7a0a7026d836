import type { Aktor } from './kebijakan';
import { KODE_PERAN, PERAN, type KodePeran } from './peran';

/** Kinds of users as the administrators' screens part them. */
export const JENIS_PENGGUNA = ['perusahaan', 'inhouse', 'monitoring', 'eselon', 'pusat'] as const;
export type JenisPengguna = (typeof JENIS_PENGGUNA)[number];

/** Where an account stands: who may see and change it depends on this alone. */
export interface Sasaran {
  id_user: string;
  peran: KodePeran;
  id_organisasi: string | null;
  /** Head office of the organization, when it is a branch. */
  id_induk: string | null;
  kd_ga: string | null;
}
export type TindakanPengguna = 'lihat' | 'buat' | 'ubah' | 'hapus';

export function jenisPengguna(peran: KodePeran): JenisPengguna {
  if (PERAN[peran].lingkup === 'organisasi') return 'perusahaan';
  if (peran.startsWith('KL_')) return 'inhouse';
  if (peran === 'MONITORING') return 'monitoring';
  return peran === 'ESELON' ? 'eselon' : 'pusat';
}

const organisasiSendiri = (aktor: Aktor, s: Sasaran): boolean =>
  !!aktor.id_organisasi &&
  (s.id_organisasi === aktor.id_organisasi || (!aktor.isbranch && s.id_induk === aktor.id_organisasi));
const gaSendiri = (aktor: Aktor, s: Sasaran): boolean => !!aktor.kd_ga && s.kd_ga === aktor.kd_ga;

type Aturan = (aktor: Aktor, sasaran: Sasaran) => boolean;
const boleh: Aturan = () => true;
const lihatSaja = (t: TindakanPengguna, aturan: Aturan = boleh): Aturan => (t === 'lihat' ? aturan : () => false);

/** Part B of the domain page, row by row; what is not named is refused. */
function aturan(aktor: KodePeran, jenis: JenisPengguna, t: TindakanPengguna): Aturan {
  switch (aktor) {
    case 'SUPER_ADMIN':
      if (jenis === 'perusahaan') return lihatSaja(t);
      return (_, s) => t === 'lihat' || s.peran !== 'SUPER_ADMIN';
    case 'LNSW_OPERATOR':
      return jenis === 'monitoring' || jenis === 'eselon' ? () => t !== 'hapus' : lihatSaja(t);
    case 'KL_ADMIN':
      if (jenis === 'inhouse') return (a, s) => gaSendiri(a, s) && (t === 'lihat' || s.peran !== 'KL_ADMIN');
      return jenis === 'pusat' || jenis === 'perusahaan' ? () => false : lihatSaja(t, gaSendiri);
    case 'PU_ADMIN':
      return jenis === 'perusahaan' ? organisasiSendiri : () => false;
    default:
      return () => false;
  }
}

/**
 * May the actor see, make, change or delete this account? Everybody sees and changes himself (what of himself is
 * another question), and nobody deletes himself.
 */
export function bolehKelola(aktor: Aktor, sasaran: Sasaran, tindakan: TindakanPengguna): boolean {
  if (sasaran.id_user === aktor.id_user) return tindakan === 'lihat' || tindakan === 'ubah';
  return aturan(aktor.peran, jenisPengguna(sasaran.peran), tindakan)(aktor, sasaran);
}

/** Roles that the actor may give to an account of this organization or ministry. */
export function peranDapatDiberi(
  aktor: Aktor,
  { id_organisasi, id_induk, kd_ga }: Pick<Sasaran, 'id_organisasi' | 'id_induk' | 'kd_ga'>,
): KodePeran[] {
  return KODE_PERAN.filter(
    (peran) =>
      (PERAN[peran].lingkup === 'organisasi') === Boolean(id_organisasi) &&
      bolehKelola(aktor, { id_user: '', peran, id_organisasi, id_induk, kd_ga }, 'buat'),
  );
}

/** Which accounts a list shows to an administrator. */
export type LingkupPengguna =
  | { jenis: 'semua' }
  | { jenis: 'ga'; kd_ga: string }
  | { jenis: 'organisasi'; id_organisasi: string; denganCabang: boolean }
  | { jenis: 'diri'; id_user: string };

export function lingkupPengguna(aktor: Aktor): LingkupPengguna {
  if (aktor.peran === 'SUPER_ADMIN' || aktor.peran === 'LNSW_OPERATOR') return { jenis: 'semua' };
  if (aktor.peran === 'KL_ADMIN' && aktor.kd_ga) return { jenis: 'ga', kd_ga: aktor.kd_ga };
  if (aktor.peran === 'PU_ADMIN' && aktor.id_organisasi)
    return { jenis: 'organisasi', id_organisasi: aktor.id_organisasi, denganCabang: !aktor.isbranch };
  return { jenis: 'diri', id_user: aktor.id_user };
}
