import {
  bolehDokumen,
  bolehHapusBaris,
  bolehIsian,
  bolehTambahBaris,
  medanBaris,
} from '@sinas/domain/formulir/bagian-terbuka';
import type { MedanTerbuka } from '@sinas/domain/baris/medan';
import type { DetailFormulir } from '../wire';
import type { BarisLembar } from './baris-lembar';

/** What may be changed now; in corrections only what the remarks have opened. */
type Berkas = Pick<DetailFormulir, 'formulir'>;
const TERKUNCI: MedanTerbuka = new Set<string>();

interface Ingatan {
  terbuka: ReadonlySet<string>;
  /** One object a row for life: rows are drawn anew when theirs is another one. */
  medan: Map<string, MedanTerbuka>;
}
const INGAT = new WeakMap<readonly string[], Ingatan>();
function ingatan(daftar: readonly string[]): Ingatan {
  let i = INGAT.get(daftar);
  if (!i) INGAT.set(daftar, (i = { terbuka: new Set(daftar), medan: new Map() }));
  return i;
}
const terbuka = ({ formulir: { bagian_terbuka: daftar } }: Berkas) =>
  daftar === null ? null : ingatan(daftar).terbuka;

export const isianTerbuka = (b: Berkas, kdField: string): boolean =>
  !b.formulir.closedForm && bolehIsian(terbuka(b), kdField);
export const dokumenTerbuka = (b: Berkas, kdDokumen: string): boolean =>
  !b.formulir.closedForm && bolehDokumen(terbuka(b), kdDokumen);
export const tambahTerbuka = (b: Berkas): boolean => !b.formulir.closedForm && bolehTambahBaris(terbuka(b));
export const hapusTerbuka = (b: Berkas, baris: BarisLembar): boolean =>
  baris.id === null ? tambahTerbuka(b) : !b.formulir.closedForm && bolehHapusBaris(terbuka(b), baris.id);

/** Fields of a row that may be changed; null = all. */
export function medanTerbuka(b: Berkas, { id }: Pick<BarisLembar, 'id'>): MedanTerbuka {
  const { closedForm, bagian_terbuka: daftar } = b.formulir;
  if (closedForm) return TERKUNCI;
  if (daftar === null) return null;
  if (id === null) return tambahTerbuka(b) ? null : TERKUNCI;
  const { terbuka: t, medan } = ingatan(daftar);
  let m = medan.get(id);
  if (m === undefined) medan.set(id, (m = medanBaris(t, id)));
  return m;
}
