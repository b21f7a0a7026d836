import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service';

export interface AkunMesin {
  id_user: string;
  fullname: string;
  kode_peran: string;
  id_organisasi: string | null;
  isbranch: boolean | null;
  kd_ga: string | null;
  hanya_ga: boolean;
}

@Injectable()
export class KlienMesinRepository {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * The account a program acts for; null once either of them is closed. `situs`: registered sites count as programs,
   * which is safe only where nobody but us can give a site a token for this API.
   */
  async akun(clientId: string, situs: boolean): Promise<AkunMesin | null> {
    const rows = await this.prisma.$queryRaw<AkunMesin[]>`
      SELECT p.id AS id_user, p.fullname, p.kode_peran, p.id_organisasi, o.isbranch, p.kd_ga, p.hanya_ga
      FROM (
        SELECT client_id, id_user FROM klien_mesin WHERE dicabut IS NULL
        UNION ALL SELECT client_id, id_user FROM klien_sso WHERE dicabut IS NULL AND ${situs}
      ) k JOIN pengguna p ON p.id = k.id_user LEFT JOIN organisasi o ON o.id = p.id_organisasi
      WHERE k.client_id = ${clientId} AND p.aktif`;
    return rows[0] ?? null;
  }

  /** Public key by which the identity provider knows the program. */
  async kunciPublik(clientId: string): Promise<object | null> {
    const row = await this.prisma.klienMesin.findFirst({ where: { client_id: clientId, dicabut: null } });
    return row ? (row.jwk as object) : null;
  }
}
