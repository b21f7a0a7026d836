import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { Rahasia } from '../../../platform/rahasia/rahasia';

export interface BarisKlienSso {
  client_id: string;
  nama: string;
  rahasia: string;
  redirect_uris: string[];
  asal: string[];
  scopes: string[];
  id_user: string | null;
}

@Injectable()
export class KlienSsoRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly rahasia: Rahasia,
  ) {}

  /** A registered site that was not revoked, its secret in clear; none when that cannot be read. */
  async cari(clientId: string): Promise<BarisKlienSso | null> {
    const baris = await this.prisma.klienSso.findFirst({ where: { client_id: clientId, dicabut: null } });
    const rahasia = baris && this.rahasia.bukaAtauKosong('klien_sso.rahasia', clientId, baris.rahasia);
    return rahasia ? { ...baris, rahasia } : null;
  }
}
