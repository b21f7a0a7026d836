import { Prisma } from '@prisma/client';
import { ANGKA_GARIS, KODE_ANGKA_GARIS } from '@sinas/domain/neraca/garis';

/** Determinations of meetings by the files that they were made for, as other rooms may read them. */
export const PENETAPAN_RAPAT = Prisma.sql`(SELECT DISTINCT b.id_pengajuan, t.id_rakor, t.dasar_hukum FROM penetapan_baris b
  JOIN penetapan t ON t.id = b.id_penetapan WHERE t.id_rakor IS NOT NULL)`;
const sisi = (
  s: 'pasokan' | 'kebutuhan',
): Prisma.Sql => Prisma.sql`EXISTS (SELECT FROM neraca_angka a WHERE a.id_garis = n.id AND a.dipilih
  AND a.kode = ANY (${KODE_ANGKA_GARIS.filter((k) => ANGKA_GARIS[k].sisi === s)}::text[]))`;
/** National lines, each with a ceiling, and whether any figure of supply, of demand counts: (kunci, pasokan, kebutuhan). */
export const ISI_GARIS = Prisma.sql`(SELECT n.kunci, ${sisi('pasokan')} AS pasokan, ${sisi('kebutuhan')} AS kebutuhan FROM neraca_garis n)`;
