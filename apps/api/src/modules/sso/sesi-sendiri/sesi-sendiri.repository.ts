import { Injectable } from '@nestjs/common';
import { akhirSesi, batasAkhirSesi } from '@sinas/domain/akses/sesi';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { ORANG } from '../../auth/akun/orang.sql';
import { SESI } from '../../auth/sesi/sesi.sql';

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
      FROM ${SESI} ini JOIN ${SESI} s ON s.id_user = ini.id_user JOIN ${ORANG} p ON p.id = s.id_user
      WHERE ini.id_hash = ${idSesi} AND s.nomor = ${nomor}::uuid`;
    const [s] = rows;
    if (!s) return null;
    const { dibuat, kode_peran, ...sesi } = s;
    return { ...sesi, sampai: akhirSesi(kode_peran, { ...sesi, dibuat }) };
  }

  /** When it ends at the latest. */
  async sampai(idSesi: string): Promise<Date | null> {
    const [s] = await this.prisma.rows<{ dibuat: Date; sampai: Date; kode_peran: string }>`
      SELECT s.dibuat, s.sampai, p.kode_peran FROM ${SESI} s JOIN ${ORANG} p ON p.id = s.id_user WHERE s.id_hash = ${idSesi}`;
    return s ? batasAkhirSesi(s.kode_peran, s) : null;
  }
}
