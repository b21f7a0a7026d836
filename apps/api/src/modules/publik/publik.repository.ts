import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service';

export interface KeputusanPublik {
  no_aju: string;
  no_keputusan: string | null;
  pemegang: string;
  kd_status: string;
  tgl_keputusan: Date | null;
  berlaku_mulai: Date | null;
  berlaku_sampai: Date | null;
  kd_rekom: string;
}
export interface AngkaLayanan {
  kd_rekom: string;
  selesai: number;
  median: number | null;
  p90: number | null;
  di_kl: number | null;
}

@Injectable()
export class PublikRepository {
  constructor(private readonly prisma: PrismaService) {}

  async keputusan(kode: string): Promise<KeputusanPublik | null> {
    const rows = await this.prisma.$queryRaw<KeputusanPublik[]>`
      SELECT p.no_aju, p.no_keputusan, o.nama AS pemegang, p.kd_status, p.tgl_keputusan, p.berlaku_mulai, p.berlaku_sampai, p.kd_rekom
      FROM pengajuan p JOIN organisasi o ON o.id = p.id_organisasi WHERE p.kode_periksa = ${kode}`;
    return rows[0] ?? null;
  }

  /**
   * Per service, of the files that the ministry was through with since then: working days it used (median, nine of ten), as
   * the file's own clock says them, and its share of the working days between submit and that moment.
   */
  async angka(sejak: Date): Promise<AngkaLayanan[]> {
    return this.prisma.$queryRaw<AngkaLayanan[]>`
      WITH selesai AS (
        SELECT p.kd_rekom, p.sla_terpakai, hari_kerja(p.tgl_kirim, min(r.waktu)) AS hari
        FROM pengajuan p JOIN riwayat r ON r.id_pengajuan = p.id AND r.ke IN ('40','50','51','57','90')
        WHERE p.sla_hari IS NOT NULL AND p.kd_status IN ('40','41','42','43','50','51','52','57','70','85','90')
        GROUP BY p.id HAVING min(r.waktu) >= ${sejak})
      SELECT kd_rekom, count(*)::int AS selesai, percentile_cont(0.5) WITHIN GROUP (ORDER BY sla_terpakai) AS median,
        percentile_cont(0.9) WITHIN GROUP (ORDER BY sla_terpakai) AS p90,
        LEAST(100, 100.0 * sum(sla_terpakai) / NULLIF(sum(hari), 0))::float AS di_kl
      FROM selesai GROUP BY kd_rekom`;
  }
}
