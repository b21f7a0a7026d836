import { Injectable } from '@nestjs/common';
import { akhirSesi } from '@sinas/domain/akses/sesi';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { ORANG } from '../auth/akun/orang.sql';
import { SESI } from '../auth/sesi/sesi.sql';

interface SesiBaris {
  id_hash: string;
  dibuat: Date;
  terakhir: Date;
  sampai: Date;
  kode_peran: string;
}

/** Sessions behind open streams. */
@Injectable()
export class AliranRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Which of these sessions still belong to somebody who may use them. */
  async sesiHidup(idSesi: readonly string[], kini: Date): Promise<string[]> {
    const rows = await this.prisma.rows<SesiBaris>`
      SELECT s.id_hash, s.dibuat, s.terakhir, s.sampai, p.kode_peran FROM ${SESI} s JOIN ${ORANG} p ON p.id = s.id_user
      WHERE s.id_hash = ANY(${[...idSesi]}::text[]) AND p.aktif`;
    return rows.filter((s) => akhirSesi(s.kode_peran, s) > kini).map((s) => s.id_hash);
  }
}
