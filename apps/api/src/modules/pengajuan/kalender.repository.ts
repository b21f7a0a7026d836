import { Injectable } from '@nestjs/common';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { PrismaService } from '../../platform/prisma/prisma.service';

@Injectable()
export class KalenderRepository {
  constructor(private readonly prisma: PrismaService) {}

  jadwal() {
    return this.prisma.jadwal.findMany();
  }
  async libur(): Promise<Set<string>> {
    return new Set((await this.prisma.hariLibur.findMany()).map((h) => tanggalIso(h.tanggal)));
  }
  async terbitOtomatis(): Promise<Set<string>> {
    const rows = await this.prisma.layanan.findMany({
      where: { fl_terbit_otomatis: true },
      select: { kd_rekom: true },
    });
    return new Set(rows.map((r) => r.kd_rekom));
  }
}
