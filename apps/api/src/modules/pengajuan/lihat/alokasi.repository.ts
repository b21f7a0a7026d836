import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { LingkupPenerima } from '@sinas/domain/akses/kebijakan';
import { TINGKAT } from '@sinas/domain/baris/putusan';
import { barisPenerima } from '@sinas/domain/layanan/daftar';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import { diberiSql } from '../baris/putusan.repository';
import type { BerkasRow } from '../alur/pengajuan.repository';

/** What a recipient reads of the case. Its totals are made of others' rows; they are not among it. */
const KEPALA = [
  'id',
  'no_aju',
  'kd_rekom',
  'kd_ga_pemilik',
  'kd_komoditas',
  'tahun',
  'kd_status',
  'no_keputusan',
  'tgl_keputusan',
  'berlaku_mulai',
  'berlaku_sampai',
] as const;
const KEPALA_SQL = Prisma.raw(KEPALA.map((kolom) => `p.${kolom}`).join(', '));
export type Alokasi = Pick<BerkasRow, (typeof KEPALA)[number]> & {
  id_baris: bigint;
  data: Record<string, unknown>;
  /** What was given in the end; null where no level has said. */
  jml: Prisma.Decimal | null;
};

/** NPWP of the company, and of its branches where it is a head office. */
function npwpSql({ id_organisasi, denganCabang, cabang }: LingkupPenerima): Prisma.Sql {
  const induk = denganCabang && !cabang ? Prisma.sql`OR o.id_induk = ${id_organisasi}::uuid` : Prisma.empty;
  const ids = [id_organisasi, ...((denganCabang && cabang) || [])];
  return Prisma.sql`(SELECT o.npwp FROM ${ORGANISASI} o WHERE (o.id = ANY (${ids}::uuid[]) ${induk}) AND o.npwp <> '')`;
}
/** Row `b` of a decided case `p` of a ministry that allots something to the company. */
export function penerimaSql(lingkup: LingkupPenerima): Prisma.Sql {
  const jenis = barisPenerima().map(
    ({ kd_rekom, jenis, medan }) =>
      Prisma.sql`(p.kd_rekom = ${kd_rekom} AND b.jenis = ${jenis} AND b.data ->> ${medan}::text IN ${npwpSql(lingkup)})`,
  );
  return jenis.length === 0
    ? Prisma.sql`FALSE`
    : Prisma.sql`p.kd_ga_pemilik IS NOT NULL AND p.kd_status IN ${statusSql('diberikan')} AND (${Prisma.join(jenis, ' OR ')})`;
}

/** What ministries' cases allot to a company: its own row with the facts of the case's head, nothing else of it. */
@Injectable()
export class AlokasiRepository {
  constructor(private readonly prisma: PrismaService) {}

  async daftar(lingkup: LingkupPenerima): Promise<Alokasi[]> {
    return this.prisma.rows<Alokasi>`
      SELECT ${KEPALA_SQL}, b.id AS id_baris, b.data, ${diberiSql(TINGKAT.kl, TINGKAT.penetapan)} AS jml
      FROM pengajuan p JOIN baris b ON b.id_pengajuan = p.id
      WHERE ${penerimaSql(lingkup)} ORDER BY p.tgl_keputusan DESC, b.id DESC`;
  }
}
