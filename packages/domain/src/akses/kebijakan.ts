import type { Ruang } from '../layanan/kode';
import { PERAN, punyaIzin, type KodePeran } from './peran';

/** By what somebody acts for an official. */
export interface Pelaksana {
  id: string;
  /** Plh. stands in for an official who is away for a while, Plt. for a post that is vacant. */
  jenis: 'Plh' | 'Plt';
  jabatan: string;
}

/** Who asks: taken from the session only, never from a request body. */
export interface Aktor {
  id_user: string;
  nama: string;
  peran: KodePeran;
  id_organisasi: string | null;
  /** Branch users see their own branch only. */
  isbranch: boolean;
  kd_ga: string | null;
  /** A monitoring user who was given his own ministry only. */
  hanya_ga?: boolean;
  /** He acts for an official now, in whose role he is. */
  pelaksana?: Pelaksana;
  /** Area that the call is about; permits where nothing is said. */
  ruang?: Ruang;
  /** Branches of a head office, where the caller's session has looked them up. */
  cabang?: readonly string[];
}

/** Row predicate of an actor, to be turned into SQL by the repositories. */
export type Lingkup =
  | { jenis: 'semua' }
  /** What the ministry handles. */
  | { jenis: 'ga'; kd_ga: string }
  /** What the ministry owns. */
  | { jenis: 'pemilik'; kd_ga: string }
  /** `denganCabang`: a head office sees its branches' files too. */
  | { jenis: 'organisasi'; id_organisasi: string; denganCabang: boolean; cabang?: readonly string[] };

/** The rows an actor may see at all; null when his account lacks the tie that his role needs. */
export function lingkupAktor(aktor: Aktor): Exclude<Lingkup, { jenis: 'pemilik' }> | null {
  switch (PERAN[aktor.peran].lingkup) {
    case 'semua':
      if (aktor.hanya_ga) return aktor.kd_ga ? { jenis: 'ga', kd_ga: aktor.kd_ga } : null;
      return { jenis: 'semua' };
    case 'ga':
      return aktor.kd_ga ? { jenis: 'ga', kd_ga: aktor.kd_ga } : null;
    case 'organisasi':
      return aktor.id_organisasi
        ? {
            jenis: 'organisasi',
            id_organisasi: aktor.id_organisasi,
            denganCabang: !aktor.isbranch,
            ...(aktor.cabang ? { cabang: aktor.cabang } : {}),
          }
        : null;
  }
}

/** The rows that an actor's own company or ministry owns; null when his account has neither. */
export function lingkupMilik(aktor: Aktor): Lingkup | null {
  if (PERAN[aktor.peran].lingkup === 'organisasi') return lingkupAktor(aktor);
  return aktor.kd_ga ? { jenis: 'pemilik', kd_ga: aktor.kd_ga } : null;
}

/** The rows that an actor may open one by one: what he handles, and what his ministry owns, where that is his work. */
export function lingkupBuka(aktor: Aktor): readonly Lingkup[] {
  const tangani = lingkupAktor(aktor);
  const milik = aktor.kd_ga && punyaIzin(aktor.peran, 'pk.baca') ? lingkupMilik(aktor) : null;
  return [tangani, milik].filter((l) => l !== null);
}

/**
 * The rows of others' cases that allot something to an actor's company; null for everybody else. It is no `Lingkup`: what
 * opens a whole file does not take it.
 */
export type LingkupPenerima = Omit<Extract<Lingkup, { jenis: 'organisasi' }>, 'jenis'> & { jenis: 'penerima' };
export function lingkupPenerima(aktor: Aktor): LingkupPenerima | null {
  const milik = lingkupAktor(aktor);
  return milik?.jenis === 'organisasi' ? { ...milik, jenis: 'penerima' } : null;
}

/** Officers never see another's draft: it has not been filed. Who owns it does. */
export const bolehLihatDraf = (lingkup: Lingkup): boolean =>
  lingkup.jenis === 'organisasi' || lingkup.jenis === 'pemilik';
