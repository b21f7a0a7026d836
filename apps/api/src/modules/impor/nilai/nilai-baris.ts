import { desimalSah, rapikan } from '@sinas/domain/format/angka';
import type { JenisBaris } from '@sinas/domain/baris/jenis-baris';
import type { Kolom } from '@sinas/domain/baris/kolom';
import { pesan } from '@sinas/domain/pesan/pesan';
import { AturanDilanggar } from '../../../platform/errors';
import { canonical } from '../../../platform/hash/canonical';
import {
  tandaBaris,
  type BarisIndeks,
  type IndeksBaris,
  type IsiBaris,
  type IsiTersimpan,
  type MedanTerbuka,
  type Pemeriksa,
  type PotretJenis,
} from '../../pengajuan/baris/baris-impor.service';
import type { Penilaian, Vonis } from './ganda';
import type { Letak } from './penomoran';
import type { Terbaca } from './petakan-baris';
import { bacaKunci } from '../templat/templat';

/** A row of the workbook on its way into the file. */
export interface Calon {
  nomor: number;
  terbaca: Terbaca;
  /** the stored row it stands for */
  lama: BarisIndeks | null;
  isi: IsiBaris | null;
  /** wrong, by field */
  salah: ReadonlyMap<string, string>;
  letak: Letak;
  /** wrong with the row as a whole */
  umum: string[];
  /** stored exactly so already */
  tetap: boolean;
}
/** A row that is looked at: its key, the stored row that this names, and its place. */
export interface BarisDinilai {
  nomor: number;
  kunci: string;
  lama: BarisIndeks | null;
  letak: Letak;
}
export interface DasarNilai {
  jenis: JenisBaris;
  kolom: readonly Kolom[];
  indeks: IndeksBaris;
  /** content of the stored rows that this batch may mean */
  isiLama: ReadonlyMap<bigint, IsiTersimpan>;
  bolehTambah: PotretJenis['bolehTambah'];
  /** fields of a stored row that may be changed */
  medan: PotretJenis['medan'];
  siapkan: Pemeriksa['siapkan'];
}
export const diterima = (c: Calon): boolean => c.isi !== null && c.salah.size === 0 && c.umum.length === 0;

/** The same rules as the form, and those of a key: known, fresh, open for a change. */
export function nilaiBaris(x: BarisDinilai, terbaca: Terbaca, d: DasarNilai): Calon {
  const { kunci, lama: tersimpan, letak } = x;
  const salah = new Map([...terbaca.masalah, ...letak.salah]);
  const umum = letak.umum === null ? [] : [letak.umum];
  const c: Calon = { nomor: x.nomor, terbaca, letak, lama: tersimpan, isi: null, salah, umum, tetap: false };
  if (kunci !== '' && !c.lama) c.umum.push(pesan('impor.kunci_rusak'));
  const lama = c.lama && d.isiLama.get(c.lama.id);
  const isi = c.lama && lama ? isiTersimpan(lama) : null;
  // Right when it was stored: a code that has ended since is refused where the row is changed.
  if (lama && isi && salah.size === 0 && sepertiTersimpan(lama, isi, terbaca, d)) return { ...c, isi, tetap: true };
  const medan = c.lama ? d.medan(c.lama) : null;
  // Where its parent is wrong there is no telling.
  const terkunci = c.lama ? medan?.size === 0 : letakSah(letak) && !d.bolehTambah(letak.induk);
  // A row that is locked as a whole is told once, not field by field.
  periksaIsi(c, lama ? { lama, medan: terkunci ? null : medan } : null, d);
  c.tetap = !!lama && c.isi !== null && c.salah.size === 0 && samaIsi(lama, c.isi, d.kolom);
  if (c.tetap) return c;
  if (c.lama && bacaKunci(kunci)?.versi !== c.lama.versi) c.umum.push(pesan('impor.baris_berubah'));
  if (terkunci) c.umum.push(pesan('perbaikan.terkunci', { label: labelTerkunci(c, d) }));
  return c;
}
const letakSah = ({ salah, umum }: Letak): boolean => salah.size === 0 && umum === null;
const labelTerkunci = ({ lama }: Calon, { jenis }: DasarNilai): string =>
  jenis.induk !== null ? jenis.nama : lama ? `Baris ${lama.seri}` : 'Menambah baris';

function periksaIsi(c: Calon, ada: { lama: IsiTersimpan; medan: MedanTerbuka } | null, d: DasarNilai): void {
  try {
    const seri = c.lama?.seri ?? null;
    if (!ada) c.isi = d.siapkan(c.terbaca.data, seri);
    else {
      const lama = ada.lama.data as Record<string, unknown>;
      c.isi = d.siapkan({ ...sisa(lama, d.jenis), ...c.terbaca.data }, seri, { lama, medan: ada.medan });
    }
  } catch (error) {
    if (!(error instanceof AturanDilanggar)) throw error;
    const salah = new Map(c.salah);
    for (const m of error.masalah) {
      if (!d.kolom.some((k) => k.kd_field === m.path)) c.umum.push(m.message);
      // What could not be read says more than "must be filled in".
      else if (!salah.has(m.path)) salah.set(m.path, m.message);
    }
    c.salah = salah;
    if (salah.size === 0 && c.umum.length === 0) c.umum.push(error.message);
  }
}
/** Fields that the workbook has no column for stay as they are. */
const sisa = (lama: Record<string, unknown>, { diLuarKolom = [] }: JenisBaris): Record<string, unknown> =>
  Object.fromEntries(Object.entries(lama).filter(([k]) => diLuarKolom.includes(k)));

const isiTersimpan = ({ jml, ...isi }: IsiTersimpan): IsiBaris => ({
  ...isi,
  data: isi.data as Record<string, unknown>,
  jml: jml === null ? null : rapikan(jml),
});
const sepertiTersimpan = (lama: IsiTersimpan, isi: IsiBaris, t: Terbaca, { kolom }: DasarNilai): boolean =>
  t.masalah.size === 0 && samaIsi(lama, { ...isi, data: t.data }, kolom);

const samaAngka = (a: unknown, b: unknown): boolean => desimalSah(a) && desimalSah(b) && rapikan(a) === rapikan(b);
const urut = (v: unknown): unknown => (Array.isArray(v) ? [...(v as string[])].sort() : (v ?? null));
/** Does the row say in every column what is stored? */
export function samaIsi(lama: IsiTersimpan, isi: Pick<IsiBaris, 'data'>, kolom: readonly Kolom[]): boolean {
  const [a, b] = [lama.data as Record<string, unknown>, isi.data];
  return kolom.every(
    ({ kd_field: kd, jenis }) =>
      a[kd] === b[kd] ||
      (jenis === 'angka' ? samaAngka(a[kd], b[kd]) : canonical(urut(a[kd])) === canonical(urut(b[kd]))),
  );
}

/** What the row is compared by; null while it is refused. */
export const tandaCalon = (c: Calon): string | null =>
  c.isi && diterima(c) ? tandaBaris(c.letak.induk, c.isi.kunci, c.isi.data) : null;
/** What the judgement on doubled rows needs to remember of it. */
export function penilaian(c: Calon, d: DasarNilai): Penilaian {
  const tanda = tandaCalon(c);
  const sama = tanda === null || c.lama ? [] : d.indeks.perTanda(tanda);
  return {
    nomor: c.nomor,
    lama: c.lama,
    tanda,
    berulang: c.isi?.kunci === null,
    tetap: c.tetap,
    kembar: sama.filter((b) => kembar(d.isiLama.get(b.id), c.isi, d)),
  };
}
const kembar = (lama: IsiTersimpan | undefined, isi: IsiBaris | null, d: DasarNilai): boolean =>
  !!lama && !!isi && samaIsi(lama, isi, d.kolom);

export function terapkan(c: Calon, v: Vonis): void {
  c.lama = v.lama;
  c.tetap = v.tetap;
  if (v.ganda !== null) c.umum.push(v.ganda);
}

/** All that is wrong with a row, in one cell; messages that do not name their column get it in front. */
export function kalimatSalah(c: Calon, kolom: readonly Pick<Kolom, 'kd_field' | 'label'>[]): string {
  const perSel = kolom.flatMap((k) => {
    const salah = c.salah.get(k.kd_field);
    return salah === undefined ? [] : [salah.startsWith(k.label) ? salah : `${k.label}: ${salah}`];
  });
  return [...c.umum, ...perSel].join('. ');
}
