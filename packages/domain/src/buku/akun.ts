import { kunciPos, type Pos } from '../neraca/pos';

export const JENIS_AKUN = [
  'SUMBER',
  'N.TERSEDIA',
  'N.KEMBALI',
  'P.BATAS',
  'P.DITETAPKAN',
  'P.DICADANGKAN',
  'P.TERBIT',
  'P.TEREALISASI',
  'P.HANGUS',
] as const;
export type JenisAkun = (typeof JENIS_AKUN)[number];
/** What nobody has taken: it ends with its year. */
export const AKUN_BEBAS = ['N.TERSEDIA', 'P.BATAS', 'P.DITETAPKAN'] as const satisfies JenisAkun[];
/** 'NASIONAL', a company with its branch (`org:<id>`), or whoever has only a tax number (`npwp:<sixteen digits>`). */
export type Pemilik = string;
export const NASIONAL: Pemilik = 'NASIONAL';
export const pemilikOrganisasi = (id: string): Pemilik => `org:${id}`;
export const pemilikNpwp = (npwp: string): Pemilik => `npwp:${npwp}`;

/** An account of the ledger, by what it is of. */
export interface Akun {
  pos: Pos;
  jenis: JenisAkun;
  pemilik: Pemilik;
  /** Case or permit row that it is kept for; '' = not kept apart. */
  sumber: string;
}
export const kunciAkun = (a: Akun): string => [kunciPos(a.pos), a.jenis, a.pemilik, a.sumber].join('|');

const nasional =
  (jenis: JenisAkun) =>
  (pos: Pos): Akun => ({ pos, jenis, pemilik: NASIONAL, sumber: '' });
/** Where permits come from: the national balance, or the company's own limit. */
export type Dana = 'N.TERSEDIA' | 'P.BATAS';
/** Where quantities come from and end: the only account below zero, of a balance as far as its line goes. */
export const akunSumber = (pos: Pos, dana: Dana): Akun => ({
  ...{ pos, jenis: 'SUMBER', pemilik: NASIONAL },
  sumber: dana === 'P.BATAS' ? 'batas' : '',
});
/** Determined nationally, unassigned. */
export const akunTersedia = nasional('N.TERSEDIA');
/** Given back; free again only by the coordinator's act. */
export const akunKembali = nasional('N.KEMBALI');
/** Limit of a company and year, where no balance stands behind its permits. */
export const akunBatas = (pos: Pos, pemilik: Pemilik): Akun => ({ pos, jenis: 'P.BATAS', pemilik, sumber: '' });
/** A company's, free, by the case or plan that it was determined for. */
export const akunDitetapkan = (pos: Pos, pemilik: Pemilik, idBerkas: string): Akun => ({
  ...{ pos, jenis: 'P.DITETAPKAN', pemilik },
  sumber: `berkas:${idBerkas}`,
});
/** Asked for by a case in process. */
export const akunDicadangkan = (pos: Pos, pemilik: Pemilik, idBerkas: string): Akun => ({
  ...akunDitetapkan(pos, pemilik, idBerkas),
  jenis: 'P.DICADANGKAN',
});
const izin =
  (jenis: JenisAkun) =>
  ({ pos, pemilik, id }: BarisIzin): Akun => ({ pos, jenis, pemilik, sumber: `baris:${id}` });
/** A row of a permit: whose it is, and what its quantity is counted in. */
export interface BarisIzin {
  id: string;
  pos: Pos;
  pemilik: Pemilik;
}
export const akunTerbit = izin('P.TERBIT');
export const akunTerealisasi = izin('P.TEREALISASI');
export const akunHangus = izin('P.HANGUS');
