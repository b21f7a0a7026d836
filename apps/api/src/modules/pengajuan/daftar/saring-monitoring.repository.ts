import { Prisma } from '@prisma/client';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';

/** What monitoring asks for beside a list's own filters (LAYAR-05). */
export interface SaringMonitoring {
  kd_ga?: string;
  /** Digits of an application number, or a part of them. */
  noAju?: string;
  /** NIB or NPWP, whole. */
  identitas?: string;
  /** A part of the company's name. */
  perusahaan?: string;
}

const LIKE = /[\\%_]/g;
const bagian = (teks: string): string => `%${teks.replace(LIKE, String.raw`\$&`)}%`;

/** Digits of a whole number: it is one file's, found by its own index. A part of one is looked for among all. */
const UTUH = 26;
const nomorSql = (noAju: string): Prisma.Sql =>
  noAju.length === UTUH
    ? Prisma.sql`p.no_aju = ${noAju}`
    : Prisma.sql`p.id IN (SELECT c.id_pengajuan FROM cari_berkas c WHERE c.aju LIKE ${bagian(noAju)})`;

/** Conditions on file `p`. Companies are found first: they are some thousands, files are millions. */
export function monitoringSql({ kd_ga, noAju, identitas, perusahaan }: SaringMonitoring): Prisma.Sql[] {
  const milik = (syarat: Prisma.Sql): Prisma.Sql =>
    Prisma.sql`p.id_organisasi IN (SELECT o.id FROM ${ORGANISASI} o WHERE ${syarat})`;
  return [
    ...(kd_ga ? [Prisma.sql`p.kd_ga = ${kd_ga}`] : []),
    ...(noAju ? [nomorSql(noAju)] : []),
    ...(identitas ? [milik(Prisma.sql`o.nib = ${identitas} OR o.npwp = ${identitas}`)] : []),
    ...(perusahaan ? [milik(Prisma.sql`o.nama ILIKE ${bagian(perusahaan)}`)] : []),
  ];
}
