import { Injectable } from '@nestjs/common';
import { PrismaService } from '../prisma/prisma.service';

export interface CatatanGagal {
  putaran: string;
  sasaran: string;
  id_pengajuan: bigint | null;
  kesalahan: string;
  waktu: Date;
}

@Injectable()
export class PutaranRepository {
  constructor(private readonly prisma: PrismaService) {}

  async catat({ waktu, ...gagal }: CatatanGagal): Promise<void> {
    const { putaran, sasaran, id_pengajuan, kesalahan } = gagal;
    await this.prisma.putaranGagal.upsert({
      where: { putaran_sasaran: { putaran, sasaran } },
      create: { ...gagal, sejak: waktu, terakhir: waktu },
      update: { id_pengajuan, kesalahan, kali: { increment: 1 }, terakhir: waktu },
    });
  }

  async tercatat(putaran: string): Promise<string[]> {
    const rows = await this.prisma.putaranGagal.findMany({ where: { putaran }, select: { sasaran: true } });
    return rows.map((r) => r.sasaran);
  }
  async hapus(putaran: string, sasaran: string[]): Promise<void> {
    await this.prisma.putaranGagal.deleteMany({ where: { putaran, sasaran: { in: sasaran } } });
  }

  async jumlah(): Promise<Map<string, number>> {
    const rows = await this.prisma.putaranGagal.groupBy({ by: ['putaran'], _count: true });
    return new Map(rows.map((r) => [r.putaran, r._count]));
  }
  async buang(sebelum: Date): Promise<void> {
    await this.prisma.putaranGagal.deleteMany({ where: { terakhir: { lt: sebelum } } });
  }
}
