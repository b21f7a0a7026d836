import { Prisma } from '@prisma/client';
import { KELOMPOK_NAMA } from '../../referensi/cari/acuan.sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';

const MAKS_HURUF = 100;
/** The beginning of an NPWP: of sixteen digits, or of fifteen as it was written before. */
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
/** Of files of ministries: rows `c` of `cari_berkas`, as they were submitted last, by its index. */
export function kataTerkirimSql(keyword: string | undefined, cariNpwp = false): Prisma.Sql | null {
  const pola = polaKata(keyword, cariNpwp);
  if (!pola) return null;
  const { teks, angka, npwp } = pola;
  const awal = [`${KODE}${angka}`, ...npwp.map((n) => `${NPWP}${n}`)];
  return Prisma.sql`(c.teks ILIKE ${teks} OR c.aju LIKE ${`%${angka}%`}
    OR ${Prisma.join(
      awal.map((a) => Prisma.sql`c.awal LIKE ${`%${a}%`}`),
      ' OR ',
    )})`;
}

/** A word of so few files is looked for once: page and number are those of the files found. */
const SEDIKIT = 5_000;
/** A word is met soon where so many of the newest files have it. */
const TERBARU = { berkas: 10_000, kena: 100 };
const bilangan = (n: number): Prisma.Sql => Prisma.raw(String(n));
/** Files that have a word: themselves where they are few; else whether a list meets it soon, or only far down. */
export type Ditemukan = { kata: Prisma.Sql; ada: readonly bigint[] | 'kerap' | 'dahulu' };

export async function temukan(
  baca: <T>(parts: readonly string[], ...values: unknown[]) => Promise<T[]>,
  kata: Prisma.Sql,
): Promise<Ditemukan> {
  const rows = await baca<{ id: bigint }>`
    SELECT c.id_pengajuan AS id FROM cari_berkas c WHERE ${kata} LIMIT ${bilangan(SEDIKIT + 1)}`;
  if (rows.length <= SEDIKIT) return { kata, ada: rows.map((r) => r.id) };
  const baru = await baca`
    SELECT 1 FROM (SELECT c.* FROM cari_berkas c ORDER BY c.id_pengajuan DESC LIMIT ${bilangan(TERBARU.berkas)}) c
    WHERE ${kata} LIMIT ${bilangan(TERBARU.kena)}`;
  return { kata, ada: baru.length === TERBARU.kena ? 'kerap' : 'dahulu' };
}
/** As an array the planner fetches those files and sorts them; as a subquery it walks down the list until it meets them. */
export const ditemukanSql = ({ kata, ada }: Ditemukan): Prisma.Sql => {
  if (typeof ada !== 'string') return Prisma.sql`p.id = ANY (${ada}::bigint[])`;
  const id = Prisma.sql`SELECT c.id_pengajuan FROM cari_berkas c WHERE ${kata}`;
  return ada === 'kerap' ? Prisma.sql`p.id IN (${id})` : Prisma.sql`p.id = ANY (ARRAY(${id}))`;
};

/** File by file. */
function diBerkasSql({ teks, angka, npwp }: Pola): Prisma.Sql {
  const milik = npwp.map((n) => Prisma.sql`OR p.npwp LIKE ${`${n}%`}`);
  return Prisma.sql`(p.no_aju LIKE ${`%${angka}%`}
    OR EXISTS (SELECT 1 FROM ${ORGANISASI} o WHERE o.id = p.id_organisasi AND (o.nama ILIKE ${teks} OR o.nib LIKE ${`${angka}%`}))
    OR EXISTS (SELECT 1 FROM baris b WHERE b.id_pengajuan = p.id AND (b.hs LIKE ${`${angka}%`} OR b.uraian ILIKE ${teks}))
    OR EXISTS (SELECT 1 FROM ${KELOMPOK_NAMA} kk WHERE kk.kd_komoditas = p.kd_komoditas AND kk.ur_komoditas ILIKE ${teks})
    ${milik.length > 0 ? Prisma.join(milik, ' ') : Prisma.empty})`;
}
