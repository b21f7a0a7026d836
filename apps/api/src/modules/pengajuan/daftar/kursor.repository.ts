import { Prisma } from '@prisma/client';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan } from '@sinas/domain/layanan/daftar';
import { KODE_IZIN } from '@sinas/domain/layanan/kode';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { arahAwal, type ArahUrut, type KolomUrutKl } from '@sinas/domain/daftar/urutan';
import { statusSql } from '../../../platform/prisma/status-sql';
import { PEMILIK } from '../alur/pengajuan.repository';
import { ORANG } from '../../auth/akun/orang.sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';

/** A column; with a minus the other way round than it is read of itself. */
export type Urutan = KolomUrutKl | `-${KolomUrutKl}`;
export const urutanDari = (kolom: KolomUrutKl, arah: ArahUrut = arahAwal(kolom)): Urutan =>
  arah === arahAwal(kolom) ? kolom : `-${kolom}`;

/** Where a page ended: the value it is sorted by, and the id that makes it unique. */
export interface Kursor {
  urutan: Urutan;
  nilai: string | null;
  id: bigint;
  /** Only rows that have the value: the index is entered where the page before ended, and not read up to there. */
  berisi?: true;
}
const ID_TERBESAR = 9_223_372_036_854_775_807n;

/** What of a listed file its place is told from. */
interface BarisTerurut {
  id: bigint;
  created_at: Date;
  tgl_kirim: Date | null;
  sla_tenggat: Date | null;
  nama_perusahaan: string;
  kd_rekom: string;
  kd_komoditas: string;
  jml_total: { toString(): string };
  kd_status: string;
  no_aju: string;
  nama_pengambil: string | null;
}
interface Kolom {
  sql: Prisma.Sql;
  tipe: 'timestamptz' | 'text' | 'int' | 'numeric';
  /** Where rows without a value stand; `tidak`: each has one. `cermin`: behind the others, and before them the other way round, as the index has it. */
  kosong: 'tidak' | 'akhir' | 'cermin';
  nilai: (p: BarisTerurut) => string | null;
  /** What must be joined to `pengajuan p` for it. */
  gabung?: Prisma.Sql;
}
/** By name, where the column holds a code. */
function menurutNama(kolom: Prisma.Sql, nama: ReadonlyMap<string, string>, isi: (p: BarisTerurut) => string): Kolom {
  const kode = [...nama].sort((a, b) => a[1].localeCompare(b[1], 'id')).map(([k]) => k);
  const sql = Prisma.sql`array_position(${Prisma.raw(`ARRAY['${kode.join("','")}']::text[]`)}, ${kolom}::text)`;
  const tempat = (p: BarisTerurut): string | null => String(kode.indexOf(isi(p)) + 1 || '') || null;
  return { sql, tipe: 'int', kosong: 'akhir', nilai: tempat };
}
const NAMA_LAYANAN = new Map(KODE_IZIN.map((k): [string, string] => [k, layanan(k).jnsLayanan]));
const NAMA_KOMODITAS = new Map([...KELOMPOK.values()].map((k): [string, string] => [k.kode, k.uraian]));
const GABUNG_ORGANISASI = Prisma.sql`LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi`;
const GABUNG_ORANG = Prisma.sql`LEFT JOIN ${ORANG} u ON u.id = p.id_pengambil`;
const waktu = (d: Date | null): string | null => d?.toISOString() ?? null;

const KOLOM: Record<KolomUrutKl, Kolom> = {
  baru: { sql: Prisma.sql`p.created_at`, tipe: 'timestamptz', kosong: 'tidak', nilai: (p) => waktu(p.created_at) },
  tgl_kirim: { sql: Prisma.sql`p.tgl_kirim`, tipe: 'timestamptz', kosong: 'cermin', nilai: (p) => waktu(p.tgl_kirim) },
  sisa: { sql: Prisma.sql`p.sla_tenggat`, tipe: 'timestamptz', kosong: 'akhir', nilai: (p) => waktu(p.sla_tenggat) },
  perusahaan: {
    ...{ sql: PEMILIK, tipe: 'text', kosong: 'tidak', gabung: GABUNG_ORGANISASI },
    nilai: (p) => p.nama_perusahaan,
  },
  layanan: menurutNama(Prisma.sql`p.kd_rekom`, NAMA_LAYANAN, (p) => p.kd_rekom),
  komoditas: menurutNama(Prisma.sql`p.kd_komoditas`, NAMA_KOMODITAS, (p) => p.kd_komoditas),
  volume: { sql: Prisma.sql`p.jml_total`, tipe: 'numeric', kosong: 'tidak', nilai: (p) => p.jml_total.toString() },
  status: { sql: Prisma.sql`p.kd_status`, tipe: 'text', kosong: 'tidak', nilai: (p) => p.kd_status },
  nomor: { sql: Prisma.sql`p.no_aju`, tipe: 'text', kosong: 'tidak', nilai: (p) => p.no_aju },
  // As lists show it: whose verification it is; at another desk nobody has taken it.
  petugas: {
    sql: Prisma.sql`CASE WHEN p.kd_status IN ${statusSql('diVerifikator')} THEN u.fullname END`,
    ...{ tipe: 'text', kosong: 'akhir', gabung: GABUNG_ORANG },
    nilai: (p) => (dalam('diVerifikator', p.kd_status) ? p.nama_pengambil : null),
  },
};
type Kosong = 'tidak' | 'akhir' | 'awal';
function bentuk(u: Urutan): Omit<Kolom, 'kosong'> & { nama: KolomUrutKl; turun: boolean; kosong: Kosong } {
  const balik = u.startsWith('-');
  const nama = (balik ? u.slice(1) : u) as KolomUrutKl;
  const k = KOLOM[nama];
  const kosong = k.kosong === 'cermin' ? (balik ? 'awal' : 'akhir') : k.kosong;
  return { ...k, nama, turun: (arahAwal(nama) === 'desc') !== balik, kosong };
}
export const tipeUrutan = (u: Urutan) => {
  const { tipe, kosong } = bentuk(u);
  return { tipe, bolehKosong: kosong !== 'tidak' };
};
/** Where the rows without a value begin, behind all others; null where they stand elsewhere, or every row has one. */
export function kursorKosong(urutan: Urutan): Kursor | null {
  const { kosong, turun } = bentuk(urutan);
  return kosong === 'akhir' ? { urutan, nilai: null, id: turun ? ID_TERBESAR : 0n } : null;
}
export const kursorDari = (urutan: Urutan, p: BarisTerurut): Kursor => ({
  urutan,
  nilai: bentuk(urutan).nilai(p),
  id: p.id,
});

const ARAH = { true: Prisma.sql`DESC`, false: Prisma.sql`ASC` };
const LETAK_KOSONG = { akhir: Prisma.sql`NULLS LAST`, awal: Prisma.sql`NULLS FIRST`, tidak: Prisma.empty };
const SEBERANG: Record<Kosong, Kosong> = { akhir: 'awal', awal: 'akhir', tidak: 'tidak' };

/** Order of a list; `terbalik`: the same list read from its end. Columns that are never empty name no place for NULL. */
export function urutanSql(u: Urutan, terbalik = false, kolom = bentuk(u).sql): Prisma.Sql {
  const { turun, kosong } = bentuk(u);
  const arah = ARAH[`${turun !== terbalik}`];
  return Prisma.sql`${kolom} ${arah} ${LETAK_KOSONG[terbalik ? SEBERANG[kosong] : kosong]}, p.id ${arah}`;
}

/** Rows that stand after the cursor in its order. */
function setelahSql({ urutan, nilai, id, berisi }: Kursor, kolom: Prisma.Sql): Prisma.Sql {
  const { tipe, turun, kosong } = bentuk(urutan);
  const lewat = Prisma.raw(turun ? '<' : '>');
  if (nilai === null) {
    const sesama = Prisma.sql`(${kolom} IS NULL AND p.id ${lewat} ${id}::bigint)`;
    return kosong === 'awal' ? Prisma.sql`(${sesama} OR ${kolom} IS NOT NULL)` : sesama;
  }
  const batas = Prisma.sql`CAST(${nilai} AS ${Prisma.raw(tipe)})`;
  const sesudah = Prisma.sql`(${kolom}, p.id) ${lewat} (${batas}, ${id}::bigint)`;
  return berisi || kosong !== 'akhir' ? sesudah : Prisma.sql`(${sesudah} OR ${kolom} IS NULL)`;
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
  const { nama, sql, gabung = Prisma.empty } = bentuk(u);
  if (nama !== 'perusahaan' || sumber)
    return Prisma.sql`SELECT p.id FROM ${sumber ?? Prisma.sql`pengajuan p`} ${gabung} WHERE ${syarat} ${lanjut(sql)} ORDER BY ${urutanSql(u, terbalik)} ${batas}`;
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
