import { Injectable } from '@nestjs/common';
import { PrismaService } from '../prisma/prisma.service';

export type NamaRing = 'data' | 'audit' | 'sesi';
export interface KunciTercatat {
  kid: string;
  sidik: string;
  pertama: Date;
  kini: Date | null;
  habis: Date | null;
}

@Injectable()
export class DaftarKunciRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The last current one first. */
  async semua(ring: NamaRing): Promise<KunciTercatat[]> {
    return this.prisma.kunciRing.findMany({
      where: { ring },
      orderBy: { kini: { sort: 'desc', nulls: 'last' } },
      omit: { ring: true },
    });
  }
  /** True when it was not known; of several processes that start at once, one is told so. */
  async tambah(ring: NamaRing, kid: string, sidik: string, kini: Date): Promise<boolean> {
    const { count } = await this.prisma.kunciRing.createMany({
      data: { ring, kid, sidik, pertama: kini },
      skipDuplicates: true,
    });
    return count > 0;
  }
  async jadikanKini(ring: NamaRing, kid: string, kini: Date): Promise<void> {
    await this.prisma.kunciRing.updateMany({ where: { ring, kid }, data: { kini, habis: null } });
  }
  /** No value needs these any more; what was noted before stays. */
  async habis(ring: NamaRing, kid: readonly string[], kini: Date): Promise<void> {
    await this.prisma.kunciRing.updateMany({
      where: { ring, kid: { in: [...kid] }, habis: null },
      data: { habis: kini },
    });
  }
  async terpakai(ring: NamaRing, kid: readonly string[]): Promise<void> {
    await this.prisma.kunciRing.updateMany({ where: { ring, kid: { in: [...kid] } }, data: { habis: null } });
  }
}
