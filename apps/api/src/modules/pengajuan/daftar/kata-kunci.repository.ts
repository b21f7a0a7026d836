import { Prisma } from '@prisma/client';
import { KELOMPOK_NAMA } from '../../referensi/cari/acuan.sql';
import { statusSql } from '../../../platform/prisma/status-sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';

const MAKS_HURUF = 100;
/** The beginning of an NPWP: of sixteen digits, or of fifteen as it was written before. */
const DIGIT = /^\d+$/;
const DIGIT_NPWP = /^\d{6,16}$/;
/** What stands before an entry in `cari_berkas.awal`. */
const KODE = '\u001e';
const NPWP = '\u001d';

/** The words of a keyword as patterns hold them. */
interface Pola {
  teks: string;
  /** Numbers are typed with dots, hyphens and spaces. */
  angka: string;
  npwp: string[];
}

function polaKata(keyword: string | undefined, cariNpwp: boolean): Pola | null {
  const k = keyword?.trim().slice(0, MAKS_HURUF);
  if (!k) return null;
  const aman = k.replace(/[\\%_]/g, (c) => `\\${c}`);
  const angka = aman.replace(/[-.\s]/g, '');
  return { teks: `%${aman}%`, angka, npwp: cariNpwp && DIGIT_NPWP.test(angka) ? [angka, `0${angka}`] : [] };
}

/** A firm's own files, few and drafts among them, are looked through as they stand. */
export function kataSendiriSql(keyword: string | undefined, cariNpwp = false): Prisma.Sql | null {
  const pola = polaKata(keyword, cariNpwp);
  return pola && diBerkasSql(pola);
}
/** What a word asks of rows `c` of `cari_berkas`. */
export interface Kata {
  semua: Prisma.Sql;
  /** A pattern of numbers, and what is asked beside: of digits alone. */
  nomor: { digit: string; pola: string; lain: Prisma.Sql } | null;
}
/** Of files of ministries, as they were submitted last, by the search's index. */
export function kataTerkirimSql(keyword: string | undefined, cariNpwp = false): Kata | null {
  const pola = polaKata(keyword, cariNpwp);
  if (!pola) return null;
  const { teks, angka, npwp } = pola;
  const awal = [`${KODE}${angka}`, ...npwp.map((n) => `${NPWP}${n}`)];
  const nomor = `%${angka}%`;
  const lain = Prisma.sql`c.teks ILIKE ${teks} OR ${Prisma.join(
    awal.map((a) => Prisma.sql`c.awal LIKE ${`%${a}%`}`),
    ' OR ',
  )}`;
  return {
    semua: Prisma.sql`(${lain} OR c.aju LIKE ${nomor})`,
    nomor: DIGIT.test(angka) ? { digit: angka, pola: nomor, lain: Prisma.sql`(${lain})` } : null,
  };
}

/** Files that have a word are counted up to here: exact below, a floor above. */
export const MAKS_HITUNG_KATA = 1_000;
/** A word of so few files is looked for once: page and number are those of the files found. */
const SEDIKIT = 10_000;
/** Of a word of more, these are enough to say that there are many. */
const MAKS_CONTOH = 2_000;
/** Per cent of the search's pages that are looked at to tell how often a word of many files stands, and how far down. */
const SAMPEL = 0.5;
/** What the next file of a list costs where fetching a file that has the word costs one: asked by its row, or by its number beside the order. */
const BIAYA_TURUN = { kerap: 1.7, nomor: 0.1 };
const BEBAS = Prisma.sql`true`;
const bilangan = (n: number): Prisma.Sql => Prisma.raw(String(n));

/** Files that have a word: all of them where they are few; else whether a list meets it soon (in numbers alone), or only far down. */
export interface Ditemukan {
  kata: Kata;
  cara: 'semua' | 'kerap' | 'nomor' | 'dahulu';
  /** All, or some of many. */
  id: readonly bigint[];
}

type Baca = <T>(parts: readonly string[], ...values: unknown[]) => Promise<T[]>;

export async function temukan(baca: Baca, kata: Kata): Promise<Ditemukan> {
  const rows = await baca<{ id: bigint }>`
    SELECT c.id_pengajuan AS id FROM cari_berkas c WHERE ${kata.semua} LIMIT ${bilangan(SEDIKIT + 1)}`;
  const id = rows.map((r) => r.id);
  if (id.length <= SEDIKIT) return { kata, cara: 'semua', id };
  // Numbered from the newest: how many have it, and where the first one stands.
  const [sampel] = await baca<{ kena: number; pertama: number; lain: number }>`
    SELECT count(*)::int AS kena, COALESCE(min(c.ke), 0)::int AS pertama,
      count(*) FILTER (WHERE ${kata.nomor?.lain ?? BEBAS})::int AS lain
    FROM (SELECT c.*, row_number() OVER (ORDER BY c.id_pengajuan DESC) AS ke
      FROM cari_berkas c TABLESAMPLE SYSTEM (${bilangan(SAMPEL)})) c WHERE ${kata.semua}`;
  const { kena, pertama, lain } = sampel ?? { kena: 0, pertama: 0, lain: 0 };
  const turun = kata.nomor && lain === 0 ? 'nomor' : 'kerap';
  return { kata, cara: kena > pertama * BIAYA_TURUN[turun] ? turun : 'dahulu', id: id.slice(0, MAKS_CONTOH) };
}

/** Where `p`, the files of a list, are read from, if not all; and what is asked of each. */
export interface Sumber {
  dari?: Prisma.Sql;
  syarat: Prisma.Sql;
}
/** Fetched by their ids before anything is sorted: the planner would walk down the list, sure to meet them soon. */
const terpilih = (id: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(SELECT p.* FROM pengajuan p WHERE p.id = ANY (${id}) OFFSET 0) p`;

/** Those that were found, be it all or some. */
export const contohSql = ({ id }: Pick<Ditemukan, 'id'>): Sumber => ({
  dari: terpilih(Prisma.sql`${id}::bigint[]`),
  syarat: BEBAS,
});
export function ditemukanSql({ kata, cara, id }: Ditemukan): Sumber {
  if (cara === 'semua') return contohSql({ id });
  if (cara === 'dahulu')
    return {
      dari: terpilih(Prisma.sql`ARRAY(SELECT c.id_pengajuan FROM cari_berkas c WHERE ${kata.semua})`),
      syarat: BEBAS,
    };
  // File by file, in the order of the list, until there are enough. A draft has a number, too, and is not searched.
  if (cara === 'nomor' && kata.nomor)
    return {
      syarat: Prisma.sql`p.kd_status NOT IN ${statusSql('draf')} AND (p.no_aju LIKE ${kata.nomor.pola}
        OR p.id IN (SELECT c.id_pengajuan FROM cari_berkas c WHERE ${kata.nomor.lain}))`,
    };
  return {
    syarat: Prisma.sql`EXISTS (SELECT 1 FROM cari_berkas c WHERE c.id_pengajuan = p.id AND ${kata.semua} OFFSET 0)`,
  };
}

/** File by file. */
function diBerkasSql({ teks, angka, npwp }: Pola): Prisma.Sql {
  const milik = npwp.map((n) => Prisma.sql`OR p.npwp LIKE ${`${n}%`}`);
  return Prisma.sql`(p.no_aju LIKE ${`%${angka}%`}
    OR EXISTS (SELECT 1 FROM ${ORGANISASI} o WHERE o.id = p.id_organisasi AND (o.nama ILIKE ${teks} OR o.nib LIKE ${`${angka}%`}))
    OR EXISTS (SELECT 1 FROM baris b WHERE b.id_pengajuan = p.id AND (b.hs LIKE ${`${angka}%`} OR b.uraian ILIKE ${teks}))
    OR EXISTS (SELECT 1 FROM ${KELOMPOK_NAMA} kk WHERE kk.kd_komoditas = p.kd_komoditas AND kk.ur_komoditas ILIKE ${teks})
    ${milik.length > 0 ? Prisma.join(milik, ' ') : Prisma.empty})`;
}
