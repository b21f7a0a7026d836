import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service';

export interface AkunMesin {
  id_user: string;
  fullname: string;
  kode_peran: string;
  id_organisasi: string | null;
  isbranch: boolean | null;
  kd_ga: string | null;
}

@Injectable()
export class KlienMesinRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The account a program acts for; null once either of them is closed. */
  async akun(clientId: string): Promise<AkunMesin | null> {
    const rows = await this.prisma.$queryRaw<AkunMesin[]>`
      SELECT p.id AS id_user, p.fullname, p.kode_peran, p.id_organisasi, o.isbranch, p.kd_ga
      FROM klien_mesin k JOIN pengguna p ON p.id = k.id_user LEFT JOIN organisasi o ON o.id = p.id_organisasi
      WHERE k.client_id = ${clientId} AND k.dicabut IS NULL AND p.aktif`;
    return rows[0] ?? null;
  }

  /** Public key by which the identity provider knows the program. */
  async kunciPublik(clientId: string): Promise<object | null> {
    const row = await this.prisma.klienMesin.findFirst({ where: { client_id: clientId, dicabut: null } });
    return row ? (row.jwk as object) : null;
  }
}
