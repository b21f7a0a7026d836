import { desimalSah, rapikan } from '@sinas/domain/format/angka';
import type { Kolom } from '@sinas/domain/baris/kolom';
import { pesan } from '@sinas/domain/pesan/pesan';
import { AturanDilanggar } from '../../../platform/errors';
import { canonical } from '../../../platform/hash/canonical';
import type {
  BarisIndeks,
  BatasBaris,
  IndeksBaris,
  IsiBaris,
  IsiTersimpan,
  MedanTerbuka,
} from '../../pengajuan/baris/baris-impor.service';
import type { Penilaian, Vonis } from './ganda';
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
  /** wrong with the row as a whole */
  umum: string[];
  /** stored exactly so already */
  tetap: boolean;
}
export interface DasarNilai {
  kolom: readonly Kolom[];
  indeks: IndeksBaris;
  /** content of the stored rows that this batch may mean */
  isiLama: ReadonlyMap<bigint, IsiTersimpan>;
  bolehTambah: boolean;
  /** fields of a stored row that may be changed */
  medan: (id: bigint) => MedanTerbuka;
  siapkan: (data: Record<string, unknown>, seri: number | null, batas?: BatasBaris) => IsiBaris;
}
export const diterima = (c: Calon): boolean => c.isi !== null && c.salah.size === 0 && c.umum.length === 0;

/** Fields of a stored record that the workbook has no column for stay as they are. */
const DI_LUAR_TEMPLAT = ['tujuan_penggunaan', 'ur_tujuan_penggunaan'];

/** The same rules as the form, and those of a key: known, fresh, open for a change. */
export function nilaiBaris(nomor: number, kunci: string, terbaca: Terbaca, d: DasarNilai): Calon {
  const c: Calon = { nomor, terbaca, lama: null, isi: null, salah: terbaca.masalah, umum: [], tetap: false };
  const dibaca = kunci === '' ? null : bacaKunci(kunci);
  c.lama = (dibaca && d.indeks.perId(dibaca.id)) ?? null;
  if (kunci !== '' && !c.lama) c.umum.push(pesan('impor.kunci_rusak'));
  const lama = c.lama && d.isiLama.get(c.lama.id);
  const isi = c.lama && lama ? isiTersimpan(lama, c.lama.kunci) : null;
  // Right when it was stored: a code that has ended since is refused where the row is changed.
  if (lama && isi && sepertiTersimpan(lama, isi, terbaca, d.kolom)) return { ...c, isi, tetap: true };
  const medan = c.lama ? d.medan(c.lama.id) : null;
  const terkunci = c.lama ? medan?.size === 0 : !d.bolehTambah;
  // A row that is locked as a whole is told once, not field by field.
  periksaIsi(c, lama ? { lama, medan: terkunci ? null : medan } : null, d);
  c.tetap = !!lama && c.isi !== null && c.salah.size === 0 && samaIsi(lama, c.isi, d.kolom);
  if (c.tetap) return c;
  if (c.lama && dibaca && dibaca.versi !== c.lama.versi) c.umum.push(pesan('impor.baris_berubah'));
  if (terkunci) c.umum.push(pesan('perbaikan.terkunci', { label: c.lama ? `Baris ${c.lama.seri}` : 'Menambah baris' }));
  return c;
}

function periksaIsi(c: Calon, ada: { lama: IsiTersimpan; medan: MedanTerbuka } | null, d: DasarNilai): void {
  try {
    const seri = c.lama?.seri ?? null;
    if (!ada) c.isi = d.siapkan(c.terbaca.data, seri);
    else {
      const lama = { ...(ada.lama.data as object), jml_bahan_baku: rapikan(ada.lama.jml) };
      c.isi = d.siapkan(denganSisa(lama, c.terbaca.data), seri, { lama, medan: ada.medan });
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
const denganSisa = (lama: object, data: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(lama).filter(([k]) => DI_LUAR_TEMPLAT.includes(k))),
  ...data,
});

function isiTersimpan({ data, jml }: IsiTersimpan, kunci: string): IsiBaris {
  const r = data as Record<string, unknown>;
  const teks = (medan: string): string => (typeof r[medan] === 'string' ? r[medan] : '');
  return {
    data: { ...r, jml_bahan_baku: rapikan(jml) },
    uraian: teks('uraian_barang'),
    hs: teks('08') || null,
    satuan: teks('satuan'),
    jml: rapikan(jml),
    kunci,
  };
}
function sepertiTersimpan(lama: IsiTersimpan, isi: IsiBaris, t: Terbaca, kolom: readonly Kolom[]): boolean {
  const jml = t.data.jml_bahan_baku;
  return t.masalah.size === 0 && desimalSah(jml) && samaIsi(lama, { ...isi, data: t.data, jml }, kolom);
}

const urut = (v: unknown): unknown => (Array.isArray(v) ? [...(v as string[])].sort() : (v ?? null));
export function samaIsi(lama: IsiTersimpan, isi: IsiBaris, kolom: readonly Kolom[]): boolean {
  const [a, b] = [lama.data as Record<string, unknown>, isi.data as Record<string, unknown>];
  if (rapikan(lama.jml) !== rapikan(isi.jml)) return false;
  return kolom.every(
    (k) =>
      k.jenis === 'angka' ||
      a[k.kd_field] === b[k.kd_field] ||
      canonical(urut(a[k.kd_field])) === canonical(urut(b[k.kd_field])),
  );
}

/** What the judgement on doubled goods needs to remember of a row. */
export const penilaian = (c: Calon, d: DasarNilai): Penilaian => ({
  nomor: c.nomor,
  lama: c.lama,
  kunci: c.isi && diterima(c) ? c.isi.kunci : null,
  tetap: c.tetap,
  kembar: c.isi && !c.lama ? d.indeks.perKunci(c.isi.kunci).filter((b) => kembar(d.isiLama.get(b.id), c.isi, d)) : [],
});
const kembar = (lama: IsiTersimpan | undefined, isi: IsiBaris | null, d: DasarNilai): boolean =>
  !!lama && !!isi && samaIsi(lama, isi, d.kolom);

export function terapkan(c: Calon, v: Vonis): void {
  c.lama = v.lama;
  c.tetap = v.tetap;
  if (v.ganda !== null) c.umum.push(v.ganda);
}

/** All that is wrong with a row, in one cell; messages that do not name their column get it in front. */
export function kalimatSalah(c: Calon, kolom: readonly Kolom[]): string {
  const perSel = kolom.flatMap((k) => {
    const salah = c.salah.get(k.kd_field);
    return salah === undefined ? [] : [salah.startsWith(k.label) ? salah : `${k.label}: ${salah}`];
  });
  return [...c.umum, ...perSel].join('. ');
}
