import type { Aktor } from './kebijakan';
import { bolehKelola, jenisPengguna, type Sasaran } from './kelola-pengguna';
import { KODE_PERAN, type KodePeran } from './peran';

/** Second factors an account can have; a recovery code stands in for a lost one. */
export const CARA_FAKTOR = ['totp', 'passkey', 'pemulihan'] as const;
export type CaraFaktor = (typeof CARA_FAKTOR)[number];

/** Everything by which somebody proves once more that it is he. */
export const CARA_BUKTI = ['sandi', 'inaport', 'penyedia', ...CARA_FAKTOR] as const;
export type CaraBukti = (typeof CARA_BUKTI)[number];

/** What a proof is for: one that was given for one thing opens no other. */
export const KEPERLUAN_BUKTI = [
  'keputusan',
  'penetapan',
  'hak',
  'undang',
  'hapus_akun',
  'surel',
  'sandi',
  'faktor',
  'setel_ulang',
  'pelaksana',
  'pembuka',
] as const;
export type KeperluanBukti = (typeof KEPERLUAN_BUKTI)[number];

/** Who decides, administers accounts or keeps the product's rules: they have a second factor in production. */
export const PERAN_FAKTOR_BAWAAN: readonly KodePeran[] = [
  'SUPER_ADMIN',
  'LNSW_OPERATOR',
  'KOORDINATOR',
  'KL_ADMIN',
  'KL_PEMUTUS',
  'PU_ADMIN',
];

/** Reads the setting: roles by comma, `tidak` for none. Throws on a role that there is not. */
export function bacaPeranWajib(teks: string): KodePeran[] {
  const kata = teks
    .split(',')
    .map((k) => k.trim())
    .filter(Boolean);
  if (kata.length === 1 && kata[0] === 'tidak') return [];
  return kata.map((k) => {
    const peran = KODE_PERAN.find((p) => p === k);
    if (!peran) throw new Error(`${k} is not a role`);
    return peran;
  });
}

export const MENIT_TANTANGAN = 5;
export const MENIT_BUKTI = 2;
export const MENIT_PASANG = 10;
export const JAM_SETEL_ULANG = 24;
export const BANYAK_PEMULIHAN = 10;
export const MAKS_KUNCI = 10;

/**
 * May the actor be one of the two who reset this account's lost factor? Those who manage the account; the service
 * centre (operator and super administrators) also for companies, most of which have one administrator only; and super
 * administrators for each other. Nobody for himself.
 */
export function bolehSetelUlang(aktor: Aktor, sasaran: Sasaran): boolean {
  if (aktor.id_user === sasaran.id_user) return false;
  if (sasaran.peran === 'SUPER_ADMIN') return aktor.peran === 'SUPER_ADMIN';
  if (aktor.peran === 'SUPER_ADMIN') return true;
  if (aktor.peran === 'LNSW_OPERATOR' && jenisPengguna(sasaran.peran) === 'perusahaan') return true;
  return bolehKelola(aktor, sasaran, 'ubah');
}
