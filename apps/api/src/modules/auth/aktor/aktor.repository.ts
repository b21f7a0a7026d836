import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import type { aktorDari } from '../sesi/sesi.service';

type AkunAktor = Parameters<typeof aktorDari>[0];

@Injectable()
export class AktorRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Null once it is closed. */
  async akun(id: string): Promise<AkunAktor | null> {
    const rows = await this.prisma.rows<AkunAktor>`
      SELECT p.id AS id_user, p.fullname, p.kode_peran, p.id_organisasi, o.isbranch, p.kd_ga, p.hanya_ga
      FROM pengguna p LEFT JOIN organisasi o ON o.id = p.id_organisasi WHERE p.id = ${id}::uuid AND p.aktif`;
    return rows[0] ?? null;
  }
}
