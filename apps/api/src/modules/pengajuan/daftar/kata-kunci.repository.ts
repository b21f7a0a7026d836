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
/** Ids of the files of ministries that have it: those in `cari_berkas`, as they were submitted last, by its index. */
export function kataTerkirimSql(keyword: string | undefined, cariNpwp = false): Prisma.Sql | null {
  const pola = polaKata(keyword, cariNpwp);
  if (!pola) return null;
  const { teks, angka, npwp } = pola;
  const awal = [`${KODE}${angka}`, ...npwp.map((n) => `${NPWP}${n}`)];
  return Prisma.sql`SELECT c.id_pengajuan AS id FROM cari_berkas c WHERE c.teks ILIKE ${teks} OR c.aju LIKE ${`%${angka}%`}
    OR ${Prisma.join(
      awal.map((a) => Prisma.sql`c.awal LIKE ${`%${a}%`}`),
      ' OR ',
    )}`;
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
