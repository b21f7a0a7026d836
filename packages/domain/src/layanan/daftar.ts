import type { JenisDokumen } from '../formulir/dokumen';
import type { SkemaFormulir } from '../formulir/formulir';
import type { Syarat } from '../formulir/syarat';
import type { DefinisiIzin, DefinisiLayanan } from './definisi';
import { STATUS, type KdStatus, type StatusPengajuan } from '../pengajuan/status';
import { gabungAlur } from '../proses/gabung-alur';
import { KODE_IZIN, type KdRekom, type KdRekomIzin, type Rumpun } from './kode';
import { cacatDaftar } from './periksa-daftar';
import { SEMUA_LAYANAN } from './semua';

const cacat = cacatDaftar(SEMUA_LAYANAN);
if (cacat.length > 0) throw new Error(`layanan: ${cacat.join('; ')}`);
const MENURUT_KODE: ReadonlyMap<string, DefinisiLayanan> = new Map(SEMUA_LAYANAN.map((d) => [d.kd_rekom, d]));

/** The definition of a file's service. */
export function layanan(kd: KdRekomIzin): DefinisiIzin;
export function layanan(kd: KdRekom): DefinisiLayanan;
export function layanan(kd: KdRekom): DefinisiLayanan {
  const ada = MENURUT_KODE.get(kd);
  if (!ada) throw new Error(`no service ${kd}`);
  return ada;
}
/** A state as the service of the file calls it. */
export const statusLayanan = (kdRekom: KdRekom, kd: KdStatus): StatusPengajuan => ({
  ...STATUS[kd],
  ...layanan(kdRekom).namaStatus?.[kd],
});

/** Services of the licensing area, in order: its lists and choices name these. */
export const LAYANAN_IZIN: readonly DefinisiIzin[] = KODE_IZIN.map((k) => layanan(k));
export const kodeRumpun = (rumpun: Rumpun): KdRekom[] =>
  SEMUA_LAYANAN.filter((d) => d.rumpun === rumpun).map((d) => d.kd_rekom);

/** Kinds of row that allot something, of services that ministries file, with the field that names the company. */
export const barisPenerima = (): { kd_rekom: KdRekom; jenis: string; medan: string }[] =>
  SEMUA_LAYANAN.filter((d) => d.pemohon === 'KL').flatMap(({ kd_rekom, jenisBaris }) =>
    [...jenisBaris.values()].flatMap((j) => (j.penerima ? [{ kd_rekom, jenis: j.kode, medan: j.penerima }] : [])),
  );

/** Kinds of row that files are counted by and decided on, in any service. */
export const jenisDihitungSemua = (): string[] => [
  ...new Set(SEMUA_LAYANAN.flatMap((d) => [...d.jenisBaris.values()].flatMap((j) => (j.dihitung ? [j.kode] : [])))),
];

/** What the tables of a rumpun say together. */
export const alurRumpun = (rumpun: Rumpun) =>
  gabungAlur(SEMUA_LAYANAN.filter((d) => d.rumpun === rumpun).map((d) => d.alur));

/** The form of a file's service. Throws where it has none: no such file can have been made. */
export function formulirLayanan(kd: KdRekom): SkemaFormulir {
  const { formulir, jnsLayanan } = layanan(kd);
  if (!formulir) throw new Error(`${jnsLayanan} has no form`);
  return formulir;
}

/** What such a file is to have. */
export const syaratLayanan = (kd: KdRekom): Syarat => ({
  formulir: formulirLayanan(kd),
  dokumen: layanan(kd).dokumen,
  jenisBaris: layanan(kd).jenisBaris,
  periksaIsi: layanan(kd).periksaIsi,
});

/** Every field that some form of a rumpun has: for a save that does not know its file's service yet. */
export function formulirRumpun(rumpun: Rumpun): SkemaFormulir {
  const formulir = SEMUA_LAYANAN.flatMap((d) => (d.rumpun === rumpun && d.formulir ? [d.formulir] : []));
  const isian = new Map(formulir.flatMap((f) => f.isian.map((i) => [i.kd_field, i] as const)));
  const langkah = new Map(formulir.flatMap((f) => f.langkah.map((l) => [l.kode, l] as const)));
  return { langkah: [...langkah.values()], isian: [...isian.values()] };
}

/** Every step that some form has. */
export const LANGKAH_DIKENAL: readonly string[] = [
  ...new Set(SEMUA_LAYANAN.flatMap((d) => d.formulir?.langkah.map((l) => l.kode) ?? [])),
];

const DOKUMEN: ReadonlyMap<string, JenisDokumen> = new Map(
  SEMUA_LAYANAN.flatMap((d) => d.dokumen).map((d) => [d.kd_dokumen, d]),
);
/** A document that some service asks for: a code has one name in all. */
export const dokumenDikenal = (kd: string): boolean => DOKUMEN.has(kd);
export const namaDokumen = (kd: string): string => DOKUMEN.get(kd)?.nama ?? kd;
