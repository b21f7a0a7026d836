import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service';

/** Says on the database's own channel who works on which row. */
@Injectable()
export class SuntingRepository {
  constructor(private readonly prisma: PrismaService) {}

  async siarkan(isi: object): Promise<void> {
    await this.prisma.rows`SELECT pg_notify('rakor_sunting', ${JSON.stringify(isi)}::text)::text AS x`;
  }
}
