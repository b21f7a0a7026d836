import { Injectable } from '@nestjs/common';
import { PrismaService } from '../prisma/prisma.service';
import type { Zaman } from './rahasia';

const NAMA = 'rahasia';

@Injectable()
export class ZamanRepository {
  constructor(private readonly prisma: PrismaService) {}

  async baca(): Promise<{ zaman: Zaman; sejak: Date } | null> {
    const baris = await this.prisma.penanda.findUnique({ where: { nama: NAMA } });
    return baris && { zaman: baris.nilai as Zaman, sejak: baris.sejak };
  }
  /** One step on, by whoever comes first. */
  async maju(dari: Zaman, ke: Zaman, kini: Date): Promise<void> {
    await this.prisma.penanda.updateMany({ where: { nama: NAMA, nilai: dari }, data: { nilai: ke, sejak: kini } });
  }
}
