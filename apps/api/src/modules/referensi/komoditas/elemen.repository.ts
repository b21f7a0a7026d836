import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service';

interface BarisElemen {
  kode: string;
  uraian: string;
  data: Record<string, unknown>;
  /** yyyy-mm-dd */
  berlaku_mulai: string | null;
  berlaku_akhir: string | null;
}

@Injectable()
export class ElemenRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The whole list, closed options too. */
  async semua(): Promise<BarisElemen[]> {
    return this.prisma.rows<BarisElemen>`
      SELECT kode, uraian, data, to_char(berlaku_mulai, 'YYYY-MM-DD') AS berlaku_mulai, to_char(berlaku_akhir, 'YYYY-MM-DD') AS berlaku_akhir
      FROM referensi WHERE jenis = 'elemen'`;
  }

  /** Latin names of fish, as the ministry's list has them. */
  async ikan(): Promise<Omit<BarisElemen, 'data'>[]> {
    return this.prisma.rows<Omit<BarisElemen, 'data'>>`
      SELECT kode, uraian, to_char(berlaku_mulai, 'YYYY-MM-DD') AS berlaku_mulai, to_char(berlaku_akhir, 'YYYY-MM-DD') AS berlaku_akhir
      FROM referensi WHERE jenis = 'ikan' ORDER BY kode`;
  }
}
