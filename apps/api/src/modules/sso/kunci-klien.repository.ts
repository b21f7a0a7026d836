import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { Rahasia } from '../../platform/rahasia/rahasia';

export interface KunciTersimpan {
  kid: string;
  client_id: string;
  kunci: string;
  sampai: Date;
}

@Injectable()
export class KunciKlienRepository {
  private readonly rahasia: Rahasia;

  constructor(
    private readonly prisma: PrismaService,
    @Inject(CONFIG) config: Config,
  ) {
    this.rahasia = new Rahasia(config.dataSecret);
  }

  async simpan(baris: KunciTersimpan): Promise<void> {
    await this.prisma.kunciKlien.create({ data: { ...baris, kunci: this.rahasia.tutup('kunci', baris.kunci) } });
  }

  async cari(kid: string): Promise<KunciTersimpan | null> {
    const baris = await this.prisma.kunciKlien.findUnique({ where: { kid } });
    return baris && { ...baris, kunci: this.rahasia.buka('kunci', baris.kunci) };
  }

  /** False when it was used before. */
  async pakai(jti: string, sampai: Date): Promise<boolean> {
    const { count } = await this.prisma.tandaKlien.createMany({ data: { jti, sampai }, skipDuplicates: true });
    return count > 0;
  }
}
