import { Injectable } from '@nestjs/common';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';

@Injectable()
export class PerangkatDikenalRepository {
  constructor(private readonly prisma: PrismaService) {}

  async ada(username: string, idHash: string, sejak: Date): Promise<boolean> {
    const baris = await this.prisma.perangkatDikenal.findFirst({
      where: { id_hash: idHash, terakhir: { gt: sejak }, pengguna: { username } },
      select: { id_user: true },
    });
    return baris !== null;
  }
  async catat(idUser: string, idHash: string, terakhir: Date): Promise<void> {
    await this.prisma.perangkatDikenal.upsert({
      where: { id_hash_id_user: { id_hash: idHash, id_user: idUser } },
      create: { id_hash: idHash, id_user: idUser, terakhir },
      update: { terakhir },
    });
  }
  async lupakan(tx: Tx, idUser: string): Promise<void> {
    await tx.perangkatDikenal.deleteMany({ where: { id_user: idUser } });
  }
  async sapu(sebelum: Date): Promise<number> {
    return (await this.prisma.perangkatDikenal.deleteMany({ where: { terakhir: { lt: sebelum } } })).count;
  }
}
