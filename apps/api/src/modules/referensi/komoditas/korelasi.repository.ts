import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service';

@Injectable()
export class KorelasiRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Has an operator called the tariff lines of this group complete? */
  async lengkap(kdKomoditas: string): Promise<boolean> {
    const row = await this.prisma.korelasiLengkap.findUnique({ where: { kd_komoditas: kdKomoditas } });
    return row?.lengkap ?? false;
  }
}
