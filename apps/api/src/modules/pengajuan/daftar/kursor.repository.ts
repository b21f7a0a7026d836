import { Prisma } from '@prisma/client';
import { PEMILIK } from '../alur/pengajuan.repository';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';

export type Urutan = 'baru' | 'sisa' | 'perusahaan' | 'tgl_kirim';
/** Where a page ended: the value it is sorted by, and the id that makes it unique. */
export interface Kursor {
  urutan: Urutan;
  nilai: string | null;
  id: bigint;
  /** Only rows that have the value: the index is entered where the page before ended, and not read up to there. */
  berisi?: true;
}
const ID_TERBESAR = 9_223_372_036_854_775_807n;
/** Where the rows without a value begin, behind all others; null where every row has one. */
export const kursorKosong = (urutan: Urutan): Kursor | null =>
  urutan === 'baru' || urutan === 'perusahaan'
    ? null
    : { urutan, nilai: null, id: BENTUK[urutan].turun ? ID_TERBESAR : 0n };
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

/** Order of a list; `terbalik`: the same list read from its end. Columns that are never empty name no place for NULL. */
export function urutanSql(u: Urutan, terbalik = false, kolom = BENTUK[u].kolom): Prisma.Sql {
  const { turun } = BENTUK[u];
  const arah = ARAH[`${turun !== terbalik}`];
  const kosong = u === 'baru' || u === 'perusahaan' ? Prisma.empty : terbalik ? KOSONG.awal : KOSONG.akhir;
  return Prisma.sql`${kolom} ${arah} ${kosong}, p.id ${arah}`;
}

/** Rows that stand after the cursor in its order; empty values stand last in every order. */
function setelahSql({ urutan, nilai, id, berisi }: Kursor, kolom: Prisma.Sql): Prisma.Sql {
  const { tipe, turun } = BENTUK[urutan];
  const lewat = Prisma.raw(turun ? '<' : '>');
  if (nilai === null) return Prisma.sql`(${kolom} IS NULL AND p.id ${lewat} ${id}::bigint)`;
  const batas = Prisma.sql`CAST(${nilai} AS ${Prisma.raw(tipe)})`;
  const sesudah = Prisma.sql`(${kolom}, p.id) ${lewat} (${batas}, ${id}::bigint)`;
  return berisi || urutan === 'baru' || urutan === 'perusahaan'
    ? sesudah
    : Prisma.sql`(${sesudah} OR ${kolom} IS NULL)`;
}

/** Files in the order of their owner's name: companies' by their names, ministries' by their codes. */
const PEMILIK_TERPISAH = [
  { kolom: Prisma.sql`o.nama`, dari: Prisma.sql`JOIN ${ORGANISASI} o ON o.id = p.id_organisasi WHERE` },
  { kolom: Prisma.sql`p.kd_ga_pemilik`, dari: Prisma.sql`WHERE p.kd_ga_pemilik IS NOT NULL AND` },
];
/** One page of a list. */
export interface Potong {
  urutan: Urutan;
  limit: number;
  offset?: number;
  /** Counted from the end of the list. */
  terbalik?: boolean;
  setelah?: Kursor;
  /** Where the files are read from, when not all: few, or each of them costs much. */
  dari?: Prisma.Sql;
}
const bilangan = (n: number): Prisma.Sql => Prisma.raw(String(Math.trunc(n)));

/**
 * Ids of one page, out of an index that has its order. Owners have two: each gives the first ones of its own, and the
 * page is the first of both; joined to either, all files would be sorted.
 */
export function idSql(
  syarat: Prisma.Sql,
  { urutan: u, limit, offset = 0, terbalik, setelah, dari: sumber }: Potong,
): Prisma.Sql {
  const lewati = offset > 0 ? Prisma.sql`OFFSET ${offset}` : Prisma.empty;
  const batas = Prisma.sql`LIMIT ${bilangan(limit)} ${lewati}`;
  const lanjut = (kolom: Prisma.Sql) => (setelah ? Prisma.sql`AND ${setelahSql(setelah, kolom)}` : Prisma.empty);
  if (u !== 'perusahaan' || sumber) {
    const { kolom } = BENTUK[u];
    const gabung = u === 'perusahaan' ? Prisma.sql`LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi` : Prisma.empty;
    return Prisma.sql`SELECT p.id FROM ${sumber ?? Prisma.sql`pengajuan p`} ${gabung} WHERE ${syarat} ${lanjut(kolom)} ORDER BY ${urutanSql(u, terbalik)} ${batas}`;
  }
  const cabang = PEMILIK_TERPISAH.map(
    ({
      kolom,
      dari,
    }) => Prisma.sql`(SELECT p.id, ${kolom} AS pemilik FROM pengajuan p ${dari} ${syarat} ${lanjut(kolom)}
      ORDER BY ${urutanSql(u, terbalik, kolom)} LIMIT ${bilangan(offset + limit)})`,
  );
  return Prisma.sql`SELECT p.id FROM (${Prisma.join(cabang, ' UNION ALL ')}) p
    ORDER BY ${urutanSql(u, terbalik, Prisma.sql`p.pemilik`)} ${batas}`;
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
