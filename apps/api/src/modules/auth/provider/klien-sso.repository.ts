import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
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
  private readonly rahasia: Rahasia;

  constructor(
    private readonly prisma: PrismaService,
    @Inject(CONFIG) config: Config,
  ) {
    this.rahasia = new Rahasia(config.dataSecret);
  }

  /** A registered site that was not revoked, its secret in clear. */
  async cari(clientId: string): Promise<BarisKlienSso | null> {
    const baris = await this.prisma.klienSso.findFirst({ where: { client_id: clientId, dicabut: null } });
    return baris && { ...baris, rahasia: this.rahasia.buka('rahasia', baris.rahasia) };
  }
}
