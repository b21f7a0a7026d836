import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import type { ButirKeberatan, StatusKeberatan } from '@sinas/domain/keberatan/keberatan';
import { PrismaService, type RunSql } from '../../../platform/prisma/prisma.service';
import { DIWAKILI, pejabatSql } from '../../auth/pelaksana/mewakili.sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import { lingkupSql, PEMILIK } from '../alur/pengajuan.repository';
import { AKHIR } from '../baris/putusan.repository';
import { DIHITUNG, DITETAPKAN } from '../monitoring/jumlah-izin.sql';

export interface KeberatanRow {
  id: bigint;
  id_pengajuan: bigint;
  kd_status: string;
  alasan: string;
  butir: ButirKeberatan[];
  dokumen: string[];
  status: StatusKeberatan;
  diajukan_oleh: string;
  nama_pengaju: string;
  diajukan_pada: Date;
  tenggat_jawab: Date;
  jawaban: string | null;
  dasar_hukum: string | null;
  nama_penutup: string | null;
  ditutup_pada: Date | null;
  id_turunan: bigint | null;
  no_aju_turunan: string | null;
}
export interface BarisDiputusRow {
  id: bigint;
  seri: number;
  uraian: string | null;
  hs: string | null;
  satuan: string;
  diminta: Prisma.Decimal;
  ditetapkan: Prisma.Decimal;
}
export interface KeberatanTerbukaRow {
  id: bigint;
  id_pengajuan: bigint;
  no_aju: string;
  pemilik: string;
  kd_rekom: string;
  kd_komoditas: string;
  tahun: number;
  kd_status: string;
  diajukan_pada: Date;
  tenggat_jawab: Date;
}
export interface KeberatanBaru {
  versi_pengajuan: number;
  kd_status: string;
  alasan: string;
  butir: readonly ButirKeberatan[];
  dokumen: readonly string[];
  diajukan_oleh: string;
  nama_pengaju: string;
  diajukan_pada: Date;
  tenggat_jawab: Date;
}
export interface Penutupan {
  status: Exclude<StatusKeberatan, 'DIAJUKAN'>;
  jawaban: string | null;
  dasar_hukum: string | null;
  oleh: string;
  nama: string;
  waktu: Date;
  id_turunan: bigint | null;
}
const KOLOM = Prisma.sql`k.id, k.id_pengajuan, k.kd_status, k.alasan, k.butir, k.dokumen, k.status, k.diajukan_oleh,
  k.nama_pengaju, k.diajukan_pada, k.tenggat_jawab, k.jawaban, k.dasar_hukum, k.nama_penutup, k.ditutup_pada, k.id_turunan,
  t.no_aju AS no_aju_turunan`;
const DARI = Prisma.sql`FROM keberatan k LEFT JOIN pengajuan t ON t.id = k.id_turunan`;
/** What the company and the ministry do about an objection does not count as having had the file. */
const TENTANG_KEBERATAN = ['kabulkan_keberatan', 'tolak_keberatan'];

/** Objections and their answers. */
@Injectable()
export class KeberatanRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Outside a transaction. */
  get run(): RunSql {
    return (sql) => this.prisma.rows`${sql}`;
  }

  async daftar(run: RunSql, idPengajuan: bigint): Promise<KeberatanRow[]> {
    return run<KeberatanRow>(
      Prisma.sql`SELECT ${KOLOM} ${DARI} WHERE k.id_pengajuan = ${idPengajuan} ORDER BY k.id DESC`,
    );
  }
  async satu(run: RunSql, id: bigint): Promise<KeberatanRow | null> {
    return (await run<KeberatanRow>(Prisma.sql`SELECT ${KOLOM} ${DARI} WHERE k.id = ${id}`))[0] ?? null;
  }
  /** What was demanded by the objection whose grant has opened a file; nothing of another file. */
  async diminta(idTurunan: bigint): Promise<ButirKeberatan[]> {
    const [k] = await this.prisma.rows<{ butir: ButirKeberatan[] }>`
      SELECT butir FROM keberatan WHERE id_turunan = ${idTurunan}`;
    return k?.butir ?? [];
  }

  /** Open ones of what an actor handles, the first due first. */
  async terbuka(lingkup: Lingkup, limit: number): Promise<KeberatanTerbukaRow[]> {
    return this.prisma.rows<KeberatanTerbukaRow>`
      SELECT k.id, k.id_pengajuan, p.no_aju, ${PEMILIK} AS pemilik, p.kd_rekom, p.kd_komoditas, p.tahun, k.kd_status,
        k.diajukan_pada, k.tenggat_jawab
      FROM keberatan k JOIN pengajuan p ON p.id = k.id_pengajuan LEFT JOIN ${ORGANISASI} o ON o.id = p.id_organisasi
      WHERE k.status = 'DIAJUKAN' AND ${lingkupSql(lingkup, 'izin')} ORDER BY k.tenggat_jawab, k.id LIMIT ${limit}`;
  }

  /** Rows that the file is counted by: asked for, decided. */
  async baris(run: RunSql, id: bigint): Promise<BarisDiputusRow[]> {
    return run<BarisDiputusRow>(Prisma.sql`
      SELECT b.id, b.seri, b.uraian, b.hs, b.satuan, b.jml AS diminta, ${DITETAPKAN} AS ditetapkan
      FROM baris b JOIN pengajuan p ON p.id = b.id_pengajuan ${AKHIR}
      WHERE b.id_pengajuan = ${id} AND ${DIHITUNG} ORDER BY b.id_induk NULLS FIRST, b.seri`);
  }

  /** Officers of ministries who have had the file in whatever round, and the officials they stood in for. */
  async pernah(run: RunSql, idPengajuan: bigint): Promise<string[]> {
    const rows = await run<{ id: string }>(Prisma.sql`
      WITH r AS (SELECT * FROM riwayat WHERE id_pengajuan = ${idPengajuan} AND id_user IS NOT NULL
        AND kode_peran LIKE 'KL\\_%' AND peristiwa <> ALL (${TENTANG_KEBERATAN}::text[]))
      SELECT r.id_user::text AS id FROM r
      UNION SELECT d.id_pejabat::text FROM r CROSS JOIN LATERAL (${DIWAKILI}) d`);
    return rows.map((r) => r.id);
  }
  async pejabat(run: RunSql, idPenunjukan: string): Promise<string[]> {
    return (await run<{ id: string }>(pejabatSql(idPenunjukan))).map((r) => r.id);
  }

  async tulis(run: RunSql, id: bigint, k: KeberatanBaru): Promise<void> {
    await run(Prisma.sql`
      INSERT INTO keberatan (id_pengajuan, versi_pengajuan, kd_status, alasan, butir, dokumen, diajukan_oleh, nama_pengaju,
        diajukan_pada, tenggat_jawab)
      VALUES (${id}, ${k.versi_pengajuan}, ${k.kd_status}, ${k.alasan}, ${JSON.stringify(k.butir)}::jsonb,
        ${JSON.stringify(k.dokumen)}::jsonb, ${k.diajukan_oleh}::uuid, ${k.nama_pengaju}, ${k.diajukan_pada.toISOString()}::timestamptz, ${k.tenggat_jawab.toISOString()}::timestamptz)`);
  }
  /** False where it was closed meanwhile. */
  async tutup(run: RunSql, id: bigint, p: Penutupan): Promise<boolean> {
    const rows = await run<{ id: bigint }>(Prisma.sql`
      UPDATE keberatan SET status = ${p.status}, jawaban = ${p.jawaban}, dasar_hukum = ${p.dasar_hukum}, ditutup_oleh = ${p.oleh}::uuid,
        nama_penutup = ${p.nama}, ditutup_pada = ${p.waktu.toISOString()}::timestamptz, id_turunan = ${p.id_turunan}::bigint
      WHERE id = ${id} AND status = 'DIAJUKAN' RETURNING id`);
    return rows.length > 0;
  }
}
