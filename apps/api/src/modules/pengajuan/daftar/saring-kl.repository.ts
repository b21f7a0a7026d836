import { Prisma } from '@prisma/client';
import type { Rentang } from '@sinas/domain/daftar/periode';
import { statusSql } from '../../../platform/prisma/status-sql';
import { benderaSql } from './bendera.repository';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';

/** What lists of files are narrowed by beside service, state and commodity. */
export interface SaringKl {
  /** When they were sent. */
  rentang?: Rentang;
  /** Commodity groups. */
  kelompok?: readonly string[];
  /** An officer, by his id. */
  petugas?: string;
  /** What ISRM says of the company. */
  risiko?: string;
  /** Flagged by the officers of this ministry. */
  bendera?: string;
}

/** Conditions on file `p`. In a work queue an officer's are those he has taken, elsewhere all that he had in hand. */
export function saringKlSql({ rentang, kelompok, petugas, risiko, bendera }: SaringKl, antrean: boolean): Prisma.Sql[] {
  const bagian: Prisma.Sql[] = [];
  if (rentang) bagian.push(Prisma.sql`p.tgl_kirim >= ${rentang.sejak}`);
  if (rentang?.sampai) bagian.push(Prisma.sql`p.tgl_kirim < ${rentang.sampai}`);
  if (kelompok) bagian.push(Prisma.sql`p.kd_komoditas = ANY (${[...kelompok]})`);
  if (petugas)
    bagian.push(
      antrean
        ? Prisma.sql`p.id_pengambil = ${petugas}::uuid AND p.kd_status IN ${statusSql('diVerifikator')}`
        : Prisma.sql`${petugas}::uuid IN (p.id_pengambil, p.id_verifikator, p.id_koordinator, p.id_pemutus)`,
    );
  if (risiko) bagian.push(Prisma.sql`p.id_organisasi IN (SELECT o.id FROM ${ORGANISASI} o WHERE o.risiko = ${risiko})`);
  if (bendera) bagian.push(benderaSql(bendera));
  return bagian;
}
