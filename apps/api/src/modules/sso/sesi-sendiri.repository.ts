import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service';

export interface SesiSendiri {
  id_hash: string;
  nomor: string;
  cara: string;
  terakhir: Date;
  sampai: Date;
}

@Injectable()
export class SesiSendiriRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** A session by its name, if it is of the same user as the one that asks; a program has none and finds none. */
  async cari(idSesi: string, nomor: string): Promise<SesiSendiri | null> {
    const rows = await this.prisma.rows<SesiSendiri>`
      SELECT s.id_hash, s.nomor::text AS nomor, s.cara, s.terakhir, s.sampai
      FROM sesi ini JOIN sesi s ON s.id_user = ini.id_user
      WHERE ini.id_hash = ${idSesi} AND s.nomor = ${nomor}::uuid`;
    return rows[0] ?? null;
  }

  async sampai(idSesi: string): Promise<Date | null> {
    const s = await this.prisma.sesi.findUnique({ where: { id_hash: idSesi }, select: { sampai: true } });
    return s?.sampai ?? null;
  }
}
