import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { Rahasia } from '../../../platform/rahasia/rahasia';

export interface KunciTersimpan {
  kid: string;
  client_id: string;
  kunci: string;
  sampai: Date;
}

@Injectable()
export class KunciKlienRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly rahasia: Rahasia,
  ) {}

  async simpan(baris: KunciTersimpan): Promise<void> {
    const kunci = this.rahasia.tutup('kunci_klien.kunci', baris.kid, baris.kunci);
    await this.prisma.kunciKlien.create({ data: { ...baris, kunci } });
  }

  async cari(kid: string): Promise<KunciTersimpan | null> {
    const baris = await this.prisma.kunciKlien.findUnique({ where: { kid } });
    const kunci = baris && this.rahasia.bukaAtauKosong('kunci_klien.kunci', kid, baris.kunci);
    return kunci ? { ...baris, kunci } : null;
  }

  /** False when it was used before. */
  async pakai(jti: string, sampai: Date): Promise<boolean> {
    const { count } = await this.prisma.tandaKlien.createMany({ data: { jti, sampai }, skipDuplicates: true });
    return count > 0;
  }
}
