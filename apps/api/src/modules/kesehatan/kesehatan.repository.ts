import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service';

@Injectable()
export class KesehatanRepository {
  constructor(private readonly prisma: PrismaService) {}

  async answers(): Promise<boolean> {
    return this.prisma.$queryRaw`SELECT 1`.then(
      () => true,
      () => false,
    );
  }
}
