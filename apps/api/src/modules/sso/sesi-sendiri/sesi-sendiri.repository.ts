import { Injectable } from '@nestjs/common';
import { akhirSesi, batasAkhirSesi } from '@sinas/domain/akses/sesi';
import { PrismaService } from '../../../platform/prisma/prisma.service';

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
    const rows = await this.prisma.rows<SesiSendiri & { dibuat: Date; kode_peran: string }>`
      SELECT s.id_hash, s.nomor::text AS nomor, s.cara, s.dibuat, s.terakhir, s.sampai, p.kode_peran
      FROM sesi ini JOIN sesi s ON s.id_user = ini.id_user JOIN pengguna p ON p.id = s.id_user
      WHERE ini.id_hash = ${idSesi} AND s.nomor = ${nomor}::uuid`;
    const [s] = rows;
    if (!s) return null;
    const { dibuat, kode_peran, ...sesi } = s;
    return { ...sesi, sampai: akhirSesi(kode_peran, { ...sesi, dibuat }) };
  }

  /** When it ends at the latest. */
  async sampai(idSesi: string): Promise<Date | null> {
    const s = await this.prisma.sesi.findUnique({
      where: { id_hash: idSesi },
      select: { dibuat: true, sampai: true, pengguna: { select: { kode_peran: true } } },
    });
    return s && batasAkhirSesi(s.pengguna.kode_peran, s);
  }
}
