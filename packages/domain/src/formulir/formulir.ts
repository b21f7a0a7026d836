/** The application form as data: steps and header fields. Both the screen and the server read it. */
export type JenisPelaku = 'PRODUSEN' | 'PEDAGANG' | 'PENGGUNA';
export const JENIS_PELAKU: Record<JenisPelaku, string> = {
  PRODUSEN: 'Produsen (API-P)',
  PEDAGANG: 'Pedagang (API-U)',
  PENGGUNA: 'Pengguna akhir',
};

/** A step of a form; which there are is said by the service's definition. */
export type KodeLangkah = string;
export interface LangkahFormulir {
  kode: KodeLangkah;
  nama: string;
  /** Only for these actors; absent = all. */
  untuk?: readonly JenisPelaku[];
}

export type JenisIsian =
  'teks' | 'paragraf' | 'angka' | 'pilihan' | 'tanggal' | 'surel' | 'telepon' | 'centang' | 'acuan';
/** Lists that a header field takes its code from. Exporters are kept by another system, which may be out of reach. */
export type DaftarIsian = 'kbli' | 'kpbc' | 'eksportir';
export interface Isian {
  kd_field: string;
  langkah: KodeLangkah;
  label: string;
  jenis: JenisIsian;
  wajib: boolean;
  maks?: number;
  pilihan?: Readonly<Record<string, string>>;
  /** Of kind 'acuan': the list. Its code is stored, and its name beside it under `ur_<kd_field>`. */
  daftar?: DaftarIsian;
  /** Only where this ministry leads the commodity group; absent = all. */
  kd_ga?: string;
  bantuan?: string;
  /** Only for these actors; absent = all. */
  untuk?: readonly JenisPelaku[];
  /** Personal data: masked in lists and logs, and left out of papers. */
  pribadi?: boolean;
  /** Of kind 'angka': a percentage, not a quantity of the goods. */
  persen?: boolean;
  /** Of kind 'angka': counted in a unit of its own, as it stands after the number. */
  satuan?: string;
  /** Of kind 'angka': people and vehicles have no parts. */
  bulat?: boolean;
}

/** The form of a service: its steps, and its header fields in their order. */
export interface SkemaFormulir {
  langkah: readonly LangkahFormulir[];
  isian: readonly Isian[];
  /** Steps whose rows a remark may name, to the single column, beside those of goods. */
  baris?: BarisLangkah;
}
/** Columns of the rows of a step; of the goods' step they are the commodity's. */
export type BarisLangkah = Readonly<Record<KodeLangkah, readonly { kd_field: string; label: string }[]>>;

interface Indeks {
  isian: ReadonlyMap<string, Isian>;
  acuan: readonly Isian[];
  /** Where names of codes stand. */
  nama: ReadonlySet<string>;
}
/** A header is looked at field by field, several times a request; what a form has never changes. */
const indeks = new WeakMap<readonly Isian[], Indeks>();
function indeksDari({ isian }: SkemaFormulir): Indeks {
  const ada = indeks.get(isian);
  if (ada) return ada;
  const acuan = isian.filter((i) => i.jenis === 'acuan');
  const baru = {
    isian: new Map(isian.toReversed().map((i) => [i.kd_field, i])), // the first of a code
    acuan,
    nama: new Set(acuan.map((i) => medanNama(i.kd_field))),
  };
  indeks.set(isian, baru);
  return baru;
}
export const isianDari = (skema: SkemaFormulir, kd_field: string): Isian | undefined =>
  indeksDari(skema).isian.get(kd_field);

/** Header of an application as it is stored and sent: texts by field code. */
export type Kepala = Record<string, string>;

/** Fields of a commodity group that this ministry leads. */
export const isianKelompok = (skema: SkemaFormulir, kdGa: string): Isian[] =>
  skema.isian.filter((i) => !i.kd_ga || i.kd_ga === kdGa);
export const isianAcuan = (skema: SkemaFormulir): readonly Isian[] => indeksDari(skema).acuan;
/** Where the name of a field's code stands in a stored header. */
export const medanNama = (kd_field: string): string => `ur_${kd_field}`;
/** The header as people fill it in, without the names that the server puts beside codes. */
export function tanpaNama(skema: SkemaFormulir, kepala: Kepala): Kepala {
  const { nama } = indeksDari(skema);
  return Object.fromEntries(Object.entries(kepala).filter(([k]) => !nama.has(k)));
}

/** Does the kind of actor in this header fill the field, or the step, in? */
export const untukPelaku = (i: Pick<Isian, 'untuk'>, kepala: Kepala): boolean =>
  !i.untuk || i.untuk.includes(kepala.jenis_pelaku as JenisPelaku);
/** The steps of the kind of actor in this header. */
export const langkahBerlaku = (skema: SkemaFormulir, kepala: Kepala): LangkahFormulir[] =>
  skema.langkah.filter((l) => untukPelaku(l, kepala));
export const isianBerlaku = (skema: SkemaFormulir, kepala: Kepala): Isian[] =>
  skema.isian.filter((i) => untukPelaku(i, kepala));
