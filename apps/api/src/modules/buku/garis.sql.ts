import { Prisma } from '@prisma/client';
import { NASIONAL, type JenisAkun } from '@sinas/domain/buku/akun';

const [SUMBER, TERSEDIA]: JenisAkun[] = ['SUMBER', 'N.TERSEDIA'];
/** By `kunciPos` what was determined out of the balance and is not free: (kunci, jml). */
export const DITETAPKAN_GARIS = Prisma.sql`(SELECT p.kunci, -sum(a.saldo) AS jml FROM buku_pos p JOIN buku_akun a ON a.id_pos = p.id
  WHERE a.jenis IN (${SUMBER}, ${TERSEDIA}) AND a.pemilik = ${NASIONAL} AND a.sumber = '' GROUP BY p.kunci)`;
/** Accounts that are kept for a file: (sumber = 'berkas:' || id, jenis, saldo). */
export const AKUN_BERKAS = Prisma.sql`(SELECT sumber, jenis, saldo FROM buku_akun WHERE sumber LIKE 'berkas:%')`;
/** Movements by their key, with what they have moved. */
export const MUTASI = Prisma.sql`(SELECT m.kunci, sum(e.jml) FILTER (WHERE e.jml > 0) AS jml
  FROM buku_mutasi m JOIN buku_entri e ON e.id_mutasi = m.id GROUP BY m.id, m.kunci)`;
