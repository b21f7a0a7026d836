import type { KodePeran } from '@sinas/domain/akses/peran';
import { KODE_PERAN, PERAN } from '@sinas/domain/akses/peran';
import type { Acl, ButirMenu } from '../../providers/wire';

/** An entry of a menu, with what is said to whom about it. */
export interface Butir {
  id: number;
  kode: string;
  judul: string;
  /** Stands below a heading. */
  anak: boolean;
  acl: Acl[];
}
export type Aplikasi = 'konsol' | 'web';
export const NAMA_APLIKASI: Record<Aplikasi, string> = { konsol: 'Konsol petugas', web: 'Portal perusahaan' };
export const aplikasiDari = (kode: string): Aplikasi => (kode.startsWith('web.') ? 'web' : 'konsol');

/** Roles whose people come to that application. */
export const peranDi = (aplikasi: Aplikasi): KodePeran[] =>
  KODE_PERAN.filter((k) => (PERAN[k].lingkup === 'organisasi') === (aplikasi === 'web'));

export const PERAN_SINGKAT: Record<KodePeran, string> = {
  SUPER_ADMIN: 'Super',
  LNSW_OPERATOR: 'Operator',
  SEKRE_RAKOR: 'Sekretariat',
  KOORDINATOR: 'Menko',
  KL_ADMIN: 'Admin K/L',
  KL_VERIFIKATOR: 'Verifikator',
  KL_KOORDINATOR: 'Eselon II',
  KL_PEMUTUS: 'Eselon I',
  ESELON: 'Eselon, dasbor',
  MONITORING: 'Monitoring',
  PU_ADMIN: 'Administrator',
  PU_USER: 'Pengguna',
};

/**
 * The entries of both menus out of the ACL, in their order. Which stand below a heading is known from the menu that
 * the officer himself is shown.
 */
export function butirDari(acl: readonly Acl[], milik: readonly ButirMenu[]): Butir[] {
  const anak = new Set(milik.filter((m) => m.id_parent !== null).map((m) => m.id));
  const butir = new Map<number, Butir>();
  for (const a of acl) {
    const b = butir.get(a.id_menu) ?? {
      id: a.id_menu,
      kode: a.kode,
      judul: a.judul,
      anak: anak.has(a.id_menu),
      acl: [],
    };
    b.acl.push(a);
    butir.set(a.id_menu, b);
  }
  return [...butir.values()];
}

export type Sasaran =
  | { jenis: 'peran'; kode_peran: KodePeran }
  | { jenis: 'pengguna'; id_user: string }
  | { jenis: 'organisasi'; id_organisasi: string };
export const kepada = (s: Sasaran): Partial<Pick<Acl, 'kode_peran' | 'id_user' | 'id_organisasi'>> => {
  if (s.jenis === 'peran') return { kode_peran: s.kode_peran };
  return s.jenis === 'pengguna' ? { id_user: s.id_user } : { id_organisasi: s.id_organisasi };
};

export interface Keadaan {
  tampil: boolean;
  /** Whose word decides: a person's own over the organization's over the role's. */
  menurut: 'pengguna' | 'organisasi' | 'peran' | null;
  /** What is said to this very target. */
  sendiri: Acl | null;
}
/** What holds for a user or an organization about one entry, out of all that is said to him. */
export function keadaan(acl: readonly Acl[], idMenu: number, jenis: 'pengguna' | 'organisasi'): Keadaan {
  const untuk = acl.filter((a) => a.id_menu === idMenu);
  const dari = { pengguna: untuk.find((a) => a.id_user), organisasi: untuk.find((a) => a.id_organisasi) };
  const peran = untuk.find((a) => a.kode_peran);
  const sendiri = dari[jenis] ?? null;
  const berlaku = dari.pengguna ?? dari.organisasi ?? peran;
  if (!berlaku) return { tampil: false, menurut: null, sendiri };
  const menurut = berlaku.id_user ? 'pengguna' : berlaku.id_organisasi ? 'organisasi' : 'peran';
  return { tampil: berlaku.tampil, menurut, sendiri };
}
