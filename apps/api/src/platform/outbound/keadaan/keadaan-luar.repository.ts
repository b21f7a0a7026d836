import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../prisma/prisma.service';

/** What happened to the calls of one system since this process wrote last. */
export interface CatatanLuar {
  panggilan: number;
  gagal: number;
  berhasil_terakhir: Date | null;
  gagal_terakhir: Date | null;
  gagal_sejak: Date | null;
  /** Failures after the last success. */
  gagal_beruntun: number;
  sebab: string | null;
}
export interface BarisKeadaan extends Omit<CatatanLuar, 'panggilan' | 'gagal'> {
  sistem: string;
  panggilan_24_jam: number;
  gagal_24_jam: number;
  /** In this hour and the one before. */
  panggilan_baru: number;
  gagal_baru: number;
}

@Injectable()
export class KeadaanLuarRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * One statement, so that nobody else's word is lost and a crash leaves all or nothing. The counts are written from the
   * locked row of the system: two processes always take their locks in the same order. What happened before the last thing
   * that another process wrote does not undo it.
   */
  async tambah(sistem: string, c: CatatanLuar, jam: Date): Promise<void> {
    await this.prisma.rows`
      WITH k AS (
        INSERT INTO keadaan_luar AS k (sistem, berhasil_terakhir, gagal_terakhir, gagal_sejak, gagal_beruntun, sebab)
        VALUES (${sistem}, ${c.berhasil_terakhir}::timestamptz, ${c.gagal_terakhir}::timestamptz,
          ${c.gagal_sejak}::timestamptz, ${c.gagal_beruntun}::int, ${c.sebab})
        ON CONFLICT (sistem) DO UPDATE SET
          berhasil_terakhir = greatest(k.berhasil_terakhir, excluded.berhasil_terakhir),
          gagal_terakhir = greatest(k.gagal_terakhir, excluded.gagal_terakhir),
          gagal_beruntun = CASE
            WHEN excluded.berhasil_terakhir >= coalesce(k.gagal_terakhir, '-infinity') THEN excluded.gagal_beruntun
            WHEN excluded.gagal_terakhir < k.berhasil_terakhir THEN k.gagal_beruntun
            ELSE k.gagal_beruntun + excluded.gagal_beruntun END,
          gagal_sejak = CASE
            WHEN excluded.berhasil_terakhir >= coalesce(k.gagal_terakhir, '-infinity') THEN excluded.gagal_sejak
            WHEN excluded.gagal_terakhir < k.berhasil_terakhir THEN k.gagal_sejak
            ELSE least(k.gagal_sejak, excluded.gagal_sejak) END,
          sebab = CASE
            WHEN excluded.gagal_terakhir IS NULL OR excluded.gagal_terakhir < k.gagal_terakhir THEN k.sebab
            WHEN excluded.sebab = 'tolak' THEN coalesce(k.sebab, 'tolak')
            ELSE excluded.sebab END
        RETURNING k.sistem
      ), lama AS (
        DELETE FROM panggilan_luar p USING k WHERE p.sistem = k.sistem AND p.jam < ${jam}::timestamptz - interval '2 days'
      )
      INSERT INTO panggilan_luar AS p (sistem, jam, panggilan, gagal)
      SELECT k.sistem, ${jam}::timestamptz, ${c.panggilan}::int, ${c.gagal}::int FROM k WHERE ${c.panggilan}::int > 0
      ON CONFLICT (sistem, jam) DO UPDATE SET panggilan = p.panggilan + excluded.panggilan, gagal = p.gagal + excluded.gagal`;
  }

  async semua(kini: Date): Promise<BarisKeadaan[]> {
    return this.prisma.$queryRaw<BarisKeadaan[]>`
      SELECT k.sistem, k.berhasil_terakhir, k.gagal_terakhir, k.gagal_sejak, k.gagal_beruntun, k.sebab,
        coalesce(sum(p.panggilan), 0)::int AS panggilan_24_jam, coalesce(sum(p.gagal), 0)::int AS gagal_24_jam,
        coalesce(sum(p.panggilan) FILTER (WHERE p.jam > ${kini}::timestamptz - interval '2 hours'), 0)::int AS panggilan_baru,
        coalesce(sum(p.gagal) FILTER (WHERE p.jam > ${kini}::timestamptz - interval '2 hours'), 0)::int AS gagal_baru
      FROM keadaan_luar k
      LEFT JOIN panggilan_luar p ON p.sistem = k.sistem AND p.jam > ${kini}::timestamptz - interval '24 hours'
      GROUP BY k.sistem`;
  }
}
