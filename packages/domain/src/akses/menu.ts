import type { Aktor } from './kebijakan';
import type { KodePeran } from './peran';

/** The way to the rights of menus: entry and heading. Who hides it from himself cannot bring anything back. */
export const MENU_HAK = { induk: 'konsol.pengaturan', butir: 'konsol.menu' } as const;

/** Whom an ACL entry is said to: one of the three. */
export interface SasaranMenu {
  kode_peran: KodePeran | null;
  id_user: string | null;
  id_organisasi: string | null;
}

/** Would hiding this entry from them lock the super-administrators, or the actor himself, out of the rights of menus? */
export function mengunciDiri(aktor: Aktor, kode: string, s: SasaranMenu): boolean {
  if (kode !== MENU_HAK.butir && kode !== MENU_HAK.induk) return false;
  if (s.id_user) return s.id_user === aktor.id_user;
  if (s.id_organisasi) return s.id_organisasi === aktor.id_organisasi;
  return s.kode_peran === 'SUPER_ADMIN' || s.kode_peran === aktor.peran;
}

interface Butir {
  id: number;
  id_parent: number | null;
  uri: string;
}
/** A menu as people see it: no entry below a hidden heading, no heading without an entry. */
export function rapikanMenu<T extends Butir>(tampak: readonly T[]): T[] {
  const ada = new Set(tampak.map((m) => m.id));
  const terjangkau = tampak.filter((m) => m.id_parent === null || ada.has(m.id_parent));
  const berisi = new Set(terjangkau.filter((m) => m.uri !== '').map((m) => m.id_parent));
  return terjangkau.filter((m) => m.uri !== '' || berisi.has(m.id));
}
