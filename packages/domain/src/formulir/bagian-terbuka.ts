import { denganSepadan, type MedanTerbuka } from '../baris/medan';
import { langkahAkar } from '../baris/jenis-baris';
import { HAPUS_BARIS, SEMUA, TAMBAH_BARIS } from './sasaran';
import type { Syarat } from './syarat';
import { dalam } from '../pengajuan/himpunan';
import { perpanjangan } from '../pengajuan/turunan';
import { CATATAN_KEWAJARAN } from '../baris/syarat-wajar';

/** Parts of a returned file that may be changed, by the names that the wire knows; null = all of it. */
export type BagianTerbuka = ReadonlySet<string> | null;
export interface CatatanTerbuka {
  langkah: string;
  /** Row the remark is about; of a remark that asks for more rows: the last row there was. */
  id_baris: bigint | string | null;
  kd_field: string;
}
/** Whoever becomes another kind of actor fills in what that kind is asked. */
const ikutPelaku = ({ formulir, dokumen, jenisBaris }: Syarat): string[] => [
  ...formulir.isian.filter((i) => i.untuk).map((i) => i.kd_field),
  ...dokumen.filter((d) => d.untuk).map((d) => `dokumen:${d.kd_dokumen}`),
  ...[...jenisBaris.values()]
    .filter((j) => j.untuk && j.medanInduk !== null)
    .map((j) => `${semuaBaris(langkahAkar(jenisBaris, j))}:${j.medanInduk}`),
];

/** Step of the goods: what the rows of a file are where nothing else is said. */
const BARANG = 'barang';
/** Every row of a step. Of goods the wire has an older name for it. */
const semuaBaris = (langkah: string): string => (langkah === BARANG ? 'baris:*' : `${langkah}:*`);

/** Of an extension only papers: what the decision says stays as it is, in a correction too. */
const hanyaDokumen = ({ dokumen }: Syarat): BagianTerbuka => new Set(dokumen.map((d) => `dokumen:${d.kd_dokumen}`));

/**
 * What the remarks of a round open: a header field by its name, `dokumen:D01`, a whole row `baris:7`, a field of it
 * `baris:7:spesifikasi` (`baris:*` for every row), `barang:hapus` or `barang:hapus:7`, and `barang:tambah:9`, where 9 is
 * the last row that was there; rows of another step by the step's code, `distribusi:*` and `distribusi:tambah:9`. Null in a
 * draft, and where the whole file was opened.
 */
export function bagianTerbuka(
  syarat: Syarat,
  kdStatus: string,
  catatan: readonly CatatanTerbuka[],
  jenisPengajuan = '1',
): BagianTerbuka {
  if (perpanjangan(jenisPengajuan)) return hanyaDokumen(syarat);
  return dalam('dikembalikan', kdStatus) ? bagianCatatan(syarat, catatan) : null;
}

/** The same of a file that is known to be returned. */
export function bagianCatatan(syarat: Syarat, catatan: readonly CatatanTerbuka[]): BagianTerbuka {
  const berbaris = akarLangkah(syarat);
  if (catatan.some((c) => !berbaris.has(c.langkah) && c.kd_field === SEMUA)) return null;
  // A note on the sums may always be added.
  return new Set([...catatan.flatMap((c) => bagianDari(syarat, c, berbaris.get(c.langkah))), CATATAN_KEWAJARAN]);
}
/** Steps that have rows, each with the step of the rows that they lie below. */
const akarLangkah = ({ jenisBaris }: Syarat): ReadonlyMap<string, string> =>
  new Map([...jenisBaris.values()].map((j) => [j.langkah, langkahAkar(jenisBaris, j)]));

function bagianDari(syarat: Syarat, catatan: CatatanTerbuka, akar: string | undefined): string[] {
  const c = akar === undefined ? catatan : { ...catatan, langkah: akar };
  if (c.langkah === 'dokumen') return [`dokumen:${c.kd_field}`];
  if (akar === undefined) return c.kd_field === 'jenis_pelaku' ? [c.kd_field, ...ikutPelaku(syarat)] : [c.kd_field];
  if (c.kd_field === TAMBAH_BARIS) return [`${c.langkah}:tambah:${c.id_baris ?? 0n}`];
  const hapus = `${c.langkah}:hapus`;
  if (c.kd_field === HAPUS_BARIS) return [c.id_baris === null ? hapus : `${hapus}:${c.id_baris}`];
  const baris = c.id_baris === null ? semuaBaris(c.langkah) : `baris:${c.id_baris}`;
  return c.kd_field === SEMUA ? [baris] : denganSepadan(c.kd_field).map((kd) => `${baris}:${kd}`);
}

export const bolehIsian = (terbuka: BagianTerbuka, kdField: string): boolean =>
  terbuka === null || terbuka.has(kdField);
export const bolehDokumen = (terbuka: BagianTerbuka, kdDokumen: string): boolean =>
  terbuka === null || terbuka.has(`dokumen:${kdDokumen}`) || kdDokumen === 'D99';

const barisAkhir = (terbuka: ReadonlySet<string>, langkah: string): bigint | null => {
  const awalan = `${langkah}:tambah:`;
  for (const t of terbuka) if (t.startsWith(awalan)) return BigInt(t.slice(awalan.length));
  return null;
};
/** May rows of this step be added? */
export const bolehTambahBaris = (terbuka: BagianTerbuka, langkah: string = BARANG): boolean =>
  terbuka === null || barisAkhir(terbuka, langkah) !== null;
/** Added in this round: whoever may add a row may mend it. */
function baru(terbuka: ReadonlySet<string>, id: bigint | string, langkah: string): boolean {
  const akhir = barisAkhir(terbuka, langkah);
  return akhir !== null && BigInt(id) > akhir;
}
export const bolehHapusBaris = (terbuka: BagianTerbuka, id: bigint | string, langkah: string = BARANG): boolean =>
  terbuka === null ||
  terbuka.has(`${langkah}:hapus`) ||
  terbuka.has(`${langkah}:hapus:${id}`) ||
  baru(terbuka, id, langkah);

/** Fields of a stored row that may be changed; empty = it is locked. */
export function medanBaris(terbuka: BagianTerbuka, id: bigint | string, langkah: string = BARANG): MedanTerbuka {
  const [satu, semua] = [`baris:${id}`, semuaBaris(langkah)];
  if (terbuka === null || terbuka.has(semua) || terbuka.has(satu) || baru(terbuka, id, langkah)) return null;
  const awalan = [`${satu}:`, `${semua}:`];
  const medan = [...terbuka].flatMap((t) => awalan.filter((a) => t.startsWith(a)).map((a) => t.slice(a.length)));
  return new Set(medan);
}
