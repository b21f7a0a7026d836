import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service';

@Injectable()
export class PercobaanRepository {
  constructor(private readonly prisma: PrismaService) {}

  async catat(kunci: readonly string[], waktu: Date): Promise<void> {
    await this.prisma.percobaanMasuk.createMany({ data: kunci.map((k) => ({ kunci: k, waktu })) });
  }
  /** Tries since then, the oldest first; no more than `banyak`. */
  async sejak(kunci: string, waktu: Date, banyak: number): Promise<Date[]> {
    const rows = await this.prisma.percobaanMasuk.findMany({
      where: { kunci, waktu: { gt: waktu } },
      orderBy: { waktu: 'desc' },
      take: banyak,
    });
    return rows.map((r) => r.waktu).reverse();
  }
  async hapus(kunci: string): Promise<void> {
    await this.prisma.percobaanMasuk.deleteMany({ where: { kunci } });
  }
}
