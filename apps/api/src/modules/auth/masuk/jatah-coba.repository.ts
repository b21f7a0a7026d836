import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service';

export interface Jatah {
  kunci: string;
  batas: number;
  jendela_ms: number;
}
export interface HasilJatah {
  kunci: string;
  /** The try was counted; else the limit was reached before it. */
  masuk: boolean;
  tertua: bigint;
}
/** What one millisecond is in `tanda`. */
export const PER_MS = 1_000_000n;

@Injectable()
export class JatahCobaRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Counts one try at each of the things, unless its limit is reached already; one statement, so that of many at once no
   * more get through than there is room for. Old tries fall out; a refused one is not counted, so nobody is held longer
   * by knocking.
   */
  async catat(jatah: readonly Jatah[], tanda: bigint, kini: Date): Promise<HasilJatah[]> {
    return this.prisma.$queryRaw<HasilJatah[]>`
      INSERT INTO jatah_coba AS j (kunci, tanda, batas, jendela, sampai)
      SELECT m.kunci, ARRAY[${tanda}::bigint], m.batas, m.ms * ${PER_MS}::bigint, ${kini}::timestamptz + m.ms * interval '1 millisecond'
      FROM unnest(${jatah.map((x) => x.kunci)}::text[], ${jatah.map((x) => x.batas)}::int[], ${jatah.map((x) => x.jendela_ms)}::bigint[])
        AS m(kunci, batas, ms)
      ORDER BY m.kunci
      ON CONFLICT (kunci) DO UPDATE SET batas = EXCLUDED.batas, jendela = EXCLUDED.jendela, sampai = EXCLUDED.sampai,
        tanda = (
          SELECT CASE WHEN count(t) < EXCLUDED.batas
            THEN coalesce(array_agg(t ORDER BY t) FILTER (WHERE t IS NOT NULL), '{}') || EXCLUDED.tanda
            ELSE array_agg(t ORDER BY t) END
          FROM unnest(j.tanda) t WHERE t > EXCLUDED.tanda[1] - EXCLUDED.jendela)
      RETURNING j.kunci, ${tanda}::bigint = ANY(j.tanda) AS masuk, j.tanda[1] AS tertua`;
  }

  /** Takes one try back. The rows are locked in the order of `catat`, or many at once would wait for each other in a ring. */
  async kembalikan(kunci: readonly string[], tanda: bigint): Promise<void> {
    await this.prisma.$executeRaw`
      WITH terkunci AS (SELECT kunci FROM jatah_coba WHERE kunci = ANY (${[...kunci]}::text[]) ORDER BY kunci FOR UPDATE)
      UPDATE jatah_coba SET tanda = array_remove(tanda, ${tanda}::bigint) FROM terkunci WHERE jatah_coba.kunci = terkunci.kunci`;
  }
  async hapus(kunci: string): Promise<void> {
    await this.prisma.jatahCoba.deleteMany({ where: { kunci } });
  }
  async sapu(kini: Date): Promise<number> {
    return (await this.prisma.jatahCoba.deleteMany({ where: { sampai: { lt: kini } } })).count;
  }
}
