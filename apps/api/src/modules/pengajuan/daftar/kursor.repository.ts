import { Prisma } from '@prisma/client';
import { PEMILIK } from '../alur/pengajuan.repository';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';

export type Urutan = 'baru' | 'sisa' | 'perusahaan' | 'tgl_kirim';
/** Where a page ended: the value it is sorted by, and the id that makes it unique. */
export interface Kursor {
  urutan: Urutan;
  nilai: string | null;
  id: bigint;
}
interface Bentuk {
  kolom: Prisma.Sql;
  tipe: 'timestamptz' | 'text';
  turun: boolean;
}
const BENTUK: Record<Urutan, Bentuk> = {
  baru: { kolom: Prisma.sql`p.created_at`, tipe: 'timestamptz', turun: true },
  tgl_kirim: { kolom: Prisma.sql`p.tgl_kirim`, tipe: 'timestamptz', turun: true },
  sisa: { kolom: Prisma.sql`p.sla_tenggat`, tipe: 'timestamptz', turun: false },
  perusahaan: { kolom: PEMILIK, tipe: 'text', turun: false },
};
const ARAH = { true: Prisma.sql`DESC`, false: Prisma.sql`ASC` };
const KOSONG = { akhir: Prisma.sql`NULLS LAST`, awal: Prisma.sql`NULLS FIRST` };

/** What an order needs beside the file; what a ministry owns stands by its code. */
export const gabungSql = (u: Urutan): Prisma.Sql =>
  u === 'perusahaan' ? Prisma.sql`LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi` : Prisma.empty;

/** Order of a list; `terbalik`: the same list read from its end. Columns that are never empty name no place for NULL. */
export function urutanSql(u: Urutan, terbalik = false): Prisma.Sql {
  const { kolom, turun } = BENTUK[u];
  const arah = ARAH[`${turun !== terbalik}`];
  const kosong = u === 'baru' || u === 'perusahaan' ? Prisma.empty : terbalik ? KOSONG.awal : KOSONG.akhir;
  return Prisma.sql`${kolom} ${arah} ${kosong}, p.id ${arah}`;
}

/** Rows that stand after the cursor in its order; empty values stand last in every order. */
export function setelahSql({ urutan, nilai, id }: Kursor): Prisma.Sql {
  const { kolom, tipe, turun } = BENTUK[urutan];
  const lewat = Prisma.raw(turun ? '<' : '>');
  if (nilai === null) return Prisma.sql`(${kolom} IS NULL AND p.id ${lewat} ${id}::bigint)`;
  const batas = Prisma.sql`CAST(${nilai} AS ${Prisma.raw(tipe)})`;
  const sesudah = Prisma.sql`(${kolom}, p.id) ${lewat} (${batas}, ${id}::bigint)`;
  return urutan === 'baru' || urutan === 'perusahaan' ? sesudah : Prisma.sql`(${sesudah} OR ${kolom} IS NULL)`;
}

interface BarisTerurut {
  id: bigint;
  created_at: Date;
  tgl_kirim: Date | null;
  sla_tenggat: Date | null;
  nama_perusahaan: string;
}
export function kursorDari(urutan: Urutan, p: BarisTerurut): Kursor {
  const waktu = { baru: p.created_at, tgl_kirim: p.tgl_kirim, sisa: p.sla_tenggat };
  return {
    urutan,
    nilai: urutan === 'perusahaan' ? p.nama_perusahaan : (waktu[urutan]?.toISOString() ?? null),
    id: p.id,
  };
}
