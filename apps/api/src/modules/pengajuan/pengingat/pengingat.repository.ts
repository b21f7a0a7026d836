import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { rumpunSql } from '../../../platform/prisma/rumpun-sql';
import { statusSql } from '../../../platform/prisma/status-sql';

export type JenisPengingat = 'perbaikan' | 'berakhir' | 'realisasi' | 'jam' | 'keberatan' | 'informasi';
/** A file that may have to be reminded of, and of what it was. */
export interface CalonPengingat {
  id: bigint;
  perbaikan_ke: number;
  tenggat_perbaikan: Date | null;
  berlaku_sampai: Date | null;
  sla_hari: number | null;
  sla_terpakai: number;
  sla_sejak: Date | null;
  sla_tenggat: Date | null;
  /** Of the open objection. */
  id_keberatan: bigint | null;
  keberatan_sejak: Date | null;
  keberatan_tenggat: Date | null;
  /** Of the open question of the ministry. */
  id_informasi: bigint | null;
  informasi_sejak: Date | null;
  informasi_tenggat: Date | null;
  sudah: string[];
}
/** A reminder with what its message needs. */
export interface PengingatRow {
  jenis: JenisPengingat;
  kunci: string;
  id: bigint;
  no_aju: string;
  no_keputusan: string | null;
  kd_ga: string;
  kd_status: string;
  kd_rekom: string;
  kd_komoditas: string;
  tahun: number;
  id_organisasi: string | null;
  dibuat_oleh: string;
  id_pengambil: string | null;
  tenggat_perbaikan: Date | null;
  berlaku_sampai: Date | null;
  sla_tenggat: Date | null;
  keberatan_tenggat: Date | null;
  informasi_tenggat: Date | null;
}
const SEKALI = 500;
/** The longest legal clock has 20 working days: two fifths of it, with feasts, lie within so many days. */
const HARI_JAM = 40;

@Injectable()
export class PengingatRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Files that may be due, page by page. `periode`: the month of which a report is missing. */
  async *calon(jenis: JenisPengingat, kini: Date, periode: Date | null): AsyncGenerator<CalonPengingat> {
    const syarat = this.syarat(jenis, kini.toISOString(), periode);
    for (let setelah = 0n; ;) {
      const rows = await this.prisma.rows<CalonPengingat>`
        SELECT p.id, p.perbaikan_ke, p.tenggat_perbaikan, p.berlaku_sampai, p.sla_hari, p.sla_terpakai, p.sla_sejak, p.sla_tenggat,
          k.id AS id_keberatan, k.diajukan_pada AS keberatan_sejak, k.tenggat_jawab AS keberatan_tenggat,
          i.id AS id_informasi, i.diminta_pada AS informasi_sejak, i.tenggat AS informasi_tenggat,
          ARRAY(SELECT g.kunci FROM pengingat g WHERE g.id_pengajuan = p.id AND g.jenis = ${jenis}) AS sudah
        FROM pengajuan p LEFT JOIN keberatan k ON k.id_pengajuan = p.id AND k.status = 'DIAJUKAN'
          LEFT JOIN permintaan_informasi i ON i.id_pengajuan = p.id AND i.status = 'DIMINTA'
        WHERE ${syarat} AND p.id > ${setelah} ORDER BY p.id LIMIT ${SEKALI}`;
      yield* rows;
      const akhir = rows.at(-1);
      if (!akhir || rows.length < SEKALI) return;
      setelah = akhir.id;
    }
  }
  private syarat(jenis: JenisPengingat, kini: string, periode: Date | null): Prisma.Sql {
    switch (jenis) {
      case 'perbaikan':
        return Prisma.sql`p.kd_status IN ${statusSql('dikembalikan')} AND p.tenggat_perbaikan >= ${kini}::timestamptz
          AND p.tenggat_perbaikan < ${kini}::timestamptz + interval '5 days'`;
      case 'berakhir':
        return Prisma.sql`p.kd_status IN ${statusSql('berlaku')} AND p.berlaku_sampai >= ${kini}::timestamptz::date - 1
          AND p.berlaku_sampai <= ${kini}::timestamptz::date + 61 AND p.kd_rekom ${rumpunSql('izin')}`;
      case 'realisasi':
        return Prisma.sql`p.kd_status IN ${statusSql('berlaku')} AND p.berlaku_mulai < ${periode}::date + interval '1 month'
          AND p.berlaku_sampai >= ${periode}::date AND p.tahun = extract(year FROM ${periode}::date)
          AND NOT EXISTS (SELECT 1 FROM laporan_realisasi l WHERE l.id_pengajuan = p.id AND l.periode = ${periode}::date)
          AND NOT EXISTS (SELECT 1 FROM baris_bulan m WHERE m.id_pengajuan = p.id AND m.sisi = 'realisasi' AND m.periode = ${periode}::date)`;
      case 'keberatan':
        return Prisma.sql`k.tenggat_jawab < ${kini}::timestamptz + ${HARI_JAM} * interval '1 day'`;
      case 'informasi':
        return Prisma.sql`i.tenggat >= ${kini}::timestamptz AND i.tenggat < ${kini}::timestamptz + ${HARI_JAM} * interval '1 day'`;
      case 'jam':
        return Prisma.sql`p.kd_status IN ${statusSql('diMejaKl')} AND p.sla_sejak IS NOT NULL
          AND p.sla_tenggat < ${kini}::timestamptz + ${HARI_JAM} * interval '1 day'`;
    }
  }

  /** Null = it was given before. */
  async catat(tx: Tx, id: bigint, jenis: JenisPengingat, kunci: string, waktu: Date): Promise<number | null> {
    const rows = await tx.$queryRaw<{ id: number }[]>`
      INSERT INTO pengingat (id_pengajuan, jenis, kunci, waktu) VALUES (${id}, ${jenis}, ${kunci}, ${waktu})
      ON CONFLICT DO NOTHING RETURNING id`;
    return rows[0]?.id ?? null;
  }
  async satu(idPengajuan: bigint, id: number): Promise<PengingatRow | null> {
    const rows = await this.prisma.rows<PengingatRow>`
      SELECT g.jenis, g.kunci, p.id, p.no_aju, p.no_keputusan, p.kd_ga, p.kd_status, p.kd_rekom, p.kd_komoditas, p.tahun,
        p.id_organisasi, p.dibuat_oleh, p.id_pengambil, p.tenggat_perbaikan, p.berlaku_sampai, p.sla_tenggat,
        p.informasi_tenggat, (SELECT k.tenggat_jawab FROM keberatan k WHERE k.id_pengajuan = p.id AND k.status = 'DIAJUKAN') AS keberatan_tenggat
      FROM pengingat g JOIN pengajuan p ON p.id = g.id_pengajuan WHERE g.id = ${id} AND g.id_pengajuan = ${idPengajuan}`;
    return rows[0] ?? null;
  }
}
