import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service';

@Injectable()
export class SapuSsoRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Keys and marks whose time is over; their number. */
  async buang(kini: Date): Promise<number> {
    const where = { sampai: { lt: kini } };
    const [kunci, tanda] = await this.prisma.$transaction([
      this.prisma.kunciKlien.deleteMany({ where }),
      this.prisma.tandaKlien.deleteMany({ where }),
    ]);
    return kunci.count + tanda.count;
  }
}
