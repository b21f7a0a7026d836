import { pesan } from '../pesan/pesan';
import type { Kolom } from '../baris/kolom';
import { namaDokumen } from '../layanan/daftar';
import type { BarisLangkah, Isian } from './formulir';
import { DISTRIBUSI_BARIS, HAPUS_BARIS, RINCIAN_BARIS, SEMUA, TAMBAH_BARIS } from './sasaran';
import type { Masalah } from './isian';

/** Steps whose remarks are about rows: goods, to whom they go, and the need that a ministry files. */
const LANGKAH_BARIS = ['barang', 'distribusi', 'kebutuhan'];
/** Steps of which a remark may open the whole form. */
const LANGKAH_SEMUA = ['perusahaan', 'umum'];

const berbaris = (langkah: string, baris: BarisLangkah | undefined): boolean =>
  LANGKAH_BARIS.includes(langkah) || (baris !== undefined && Object.hasOwn(baris, langkah));

export interface SasaranCatatan {
  langkah: string;
  kd_field: string;
}
/** What a remark is about, in words; `kolom` are the columns of the file's rows. */
export function labelCatatan(
  { isian, baris }: { isian: readonly Pick<Isian, 'kd_field' | 'label'>[]; baris?: BarisLangkah },
  { langkah, kd_field }: SasaranCatatan,
  kolom: readonly Pick<Kolom, 'kd_field' | 'label'>[],
): string {
  if (langkah === 'dokumen') return namaDokumen(kd_field);
  if (!berbaris(langkah, baris))
    return kd_field === SEMUA ? 'Seluruh isian' : (isian.find((i) => i.kd_field === kd_field)?.label ?? kd_field);
  switch (kd_field) {
    case SEMUA:
      return 'Seluruh baris';
    case TAMBAH_BARIS:
      return 'Menambah baris';
    case HAPUS_BARIS:
      return 'Menghapus baris';
    case RINCIAN_BARIS:
      return 'Rincian pemakaian';
    case DISTRIBUSI_BARIS:
      return 'Distribusi';
    default:
      return [...(baris?.[langkah] ?? []), ...kolom].find((k) => k.kd_field === kd_field)?.label ?? kd_field;
  }
}

/** What a file has that a remark may point at. */
export interface BahanCatatan {
  kolom: readonly Pick<Kolom, 'kd_field' | 'label'>[];
  isian: readonly Pick<Isian, 'kd_field' | 'label' | 'langkah'>[];
  dokumen: readonly { kd_dokumen: string }[];
  /** Steps of the form; only a form that asks for it has one of distribution. */
  langkah: readonly { kode: string }[];
  /** Steps whose rows have columns of their own. */
  baris?: BarisLangkah | undefined;
}
const BARIS = [SEMUA, RINCIAN_BARIS, HAPUS_BARIS, TAMBAH_BARIS];

/** Fields and kinds of remark of a step of the form, in the order of the form, each with its words. */
export function pilihanCatatan(langkah: string, b: BahanCatatan): { kd_field: string; label: string }[] {
  const kode = (): string[] => {
    const milik = b.baris?.[langkah];
    if (milik && b.langkah.some((l) => l.kode === langkah))
      return [...(langkah === 'barang' ? b.kolom : milik).map((k) => k.kd_field), SEMUA, HAPUS_BARIS, TAMBAH_BARIS];
    if (langkah === 'barang') return [...b.kolom.map((k) => k.kd_field), ...BARIS];
    if (langkah === 'distribusi') return b.langkah.some((l) => l.kode === langkah) ? [DISTRIBUSI_BARIS] : [];
    if (langkah === 'kebutuhan') return [SEMUA, HAPUS_BARIS, TAMBAH_BARIS];
    if (langkah === 'dokumen') return b.dokumen.map((d) => d.kd_dokumen);
    const isian = b.isian.filter((i) => i.langkah === langkah).map((i) => i.kd_field);
    return LANGKAH_SEMUA.includes(langkah) && isian.length > 0 ? [...isian, SEMUA] : isian;
  };
  return kode().map((kd_field) => ({
    kd_field,
    label: labelCatatan({ isian: b.isian, ...(b.baris ? { baris: b.baris } : {}) }, { langkah, kd_field }, b.kolom),
  }));
}
/** Does a remark of this kind name a row, or all of them? */
export const perluBaris = (langkah: string, kdField: string, baris?: BarisLangkah): boolean =>
  berbaris(langkah, baris) && kdField !== TAMBAH_BARIS;

/** Remarks on fields, documents or rows that the file does not have, each at its place in the list. */
export function periksaTempat(
  butir: readonly { tab: string; id_baris: string | null; kd_field: string }[],
  bahan: BahanCatatan,
  baris: ReadonlySet<string>,
): Masalah[] {
  return butir.flatMap((c, i): Masalah[] => {
    const salah = (medan: string, message: string): Masalah[] => [
      { langkah: 'kirim', path: `perbaikan.${i}.${medan}`, message },
    ];
    if (!pilihanCatatan(c.tab, bahan).some((p) => p.kd_field === c.kd_field))
      return salah('kd_field', pesan('keputusan.catatan_kolom', { n: i + 1, kolom: c.kd_field }));
    if (c.id_baris === null) return [];
    if (!perluBaris(c.tab, c.kd_field, bahan.baris))
      return salah('id_baris', pesan('keputusan.catatan_tanpa_baris', { n: i + 1 }));
    return baris.has(c.id_baris) ? [] : salah('id_baris', pesan('keputusan.catatan_baris', { n: i + 1 }));
  });
}
