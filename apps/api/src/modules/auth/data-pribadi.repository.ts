import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { KOLOM_PRIBADI } from '../../platform/rahasia/rahasia';

type Pribadi = Record<(typeof KOLOM_PRIBADI)[number], string | null>;

@Injectable()
export class DataPribadiRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Accounts with personal data in clear. */
  async terbuka(banyak: number): Promise<(Pribadi & { id: string })[]> {
    return this.prisma.pengguna.findMany({
      where: {
        OR: KOLOM_PRIBADI.map((k) => ({ AND: [{ [k]: { not: null } }, { NOT: { [k]: { startsWith: 'v1.' } } }] })),
      },
      select: { id: true, nik: true, mobile_number: true, address: true },
      take: banyak,
    });
  }

  /** Only where nobody has changed the account meanwhile. */
  async simpan(id: string, semula: Pribadi, jadi: Pribadi & { nik_indeks?: string | null }): Promise<void> {
    await this.prisma.pengguna.updateMany({ where: { id, ...semula }, data: jadi });
  }
}
