import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import type { Ruang } from '@sinas/domain/layanan/kode';
import type { Kepala } from '@sinas/domain/formulir/formulir';
import { JENIS_TURUNAN } from '@sinas/domain/pengajuan/turunan';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';
import { faktaSql, type FaktaBerkas } from './kelengkapan.repository';
import { lingkupSql, type BerkasRow } from '../alur/pengajuan.repository';
import { disuntingSql } from '../alur/tulis.sql';

/** What of a file is checked and told after it was written: a quarter of its columns. */
const TERSIMPAN = [
  ...(['id', 'no_aju', 'versi', 'kd_rekom', 'kd_komoditas', 'tahun', 'jenis_rekaman', 'kd_status'] as const),
  ...([
    'jenis_pengajuan',
    'id_asal',
    'id_sumber',
    'kepala',
    'pernyataan',
    'baris_belum',
    'jumlah_baris',
    'jml_total',
    'satuan',
  ] as const),
] as const;
export type BerkasTersimpan = Pick<BerkasRow, (typeof TERSIMPAN)[number]>;
const KOLOM_TERSIMPAN = Prisma.raw(TERSIMPAN.map((kolom) => `p.${kolom}`).join(', '));
type BerkasBerfakta = BerkasTersimpan & { fakta: FaktaBerkas };
export interface SimpanDraf {
  id: bigint;
  versi: number;
  kepala: object;
  pernyataan: boolean | undefined;
  baris_belum: object[] | undefined;
  oleh: string;
  kini: Date;
}
/** The write that happens most is one statement, so it is a transaction by itself. */
@Injectable()
export class DrafRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Saves a draft of this version in the actor's scope; null when it is not (any more) one, of an
   * extension, which says what its decision says, or when the kind of importer
   * would change: that is judged by what the company is registered as.
   */
  async simpan(lingkup: Lingkup, s: SimpanDraf, ruang: Ruang): Promise<BerkasBerfakta | null> {
    const belum = s.baris_belum === undefined ? null : JSON.stringify(s.baris_belum);
    const pelaku = (s.kepala as Kepala).jenis_pelaku ?? null;
    const rows = await this.prisma.rows<BerkasBerfakta>`
      WITH u AS (
        UPDATE pengajuan p SET kepala = p.kepala || ${JSON.stringify(s.kepala)}::jsonb,
          pernyataan = COALESCE(${s.pernyataan ?? null}::boolean, p.pernyataan),
          baris_belum = COALESCE(${belum}::jsonb, p.baris_belum),
          ${disuntingSql(s.oleh, s.kini)}
        WHERE p.id = ${s.id} AND p.versi = ${s.versi} AND p.kd_status IN ${statusSql('draf')} AND ${lingkupSql(lingkup, ruang)}
          AND p.jenis_pengajuan <> ${JENIS_TURUNAN.perpanjangan}
          AND (${pelaku}::text IS NULL OR p.kepala ->> 'jenis_pelaku' = ${pelaku})
        RETURNING p.*)
      SELECT ${KOLOM_TERSIMPAN}, ${faktaSql} AS fakta FROM u p`;
    return rows[0] ?? null;
  }
}
