import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service';

@Injectable()
export class SapuMasukRepository {
  constructor(private readonly prisma: PrismaService) {}

  async alur(sebelum: Date): Promise<void> {
    await this.prisma.alurMasuk.deleteMany({ where: { sampai: { lt: sebelum } } });
  }
  async keadaanPenyedia(sebelum: Date): Promise<void> {
    await this.prisma.providerState.deleteMany({ where: { sampai: { lt: sebelum } } });
  }
  async percobaan(sebelum: Date): Promise<void> {
    await this.prisma.percobaanMasuk.deleteMany({ where: { waktu: { lt: sebelum } } });
  }
}
