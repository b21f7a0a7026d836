import { Injectable } from '@nestjs/common';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';

export interface TokenRow {
  id_hash: string;
  jenis: string;
  id_user: string;
  sampai: Date;
  dipakai: Date | null;
}

@Injectable()
export class TokenAkunRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The newest one alone counts: earlier mails of the same kind lose their effect. They stay, to be counted. */
  async ganti(tx: Tx, row: Omit<TokenRow, 'dipakai'> & { dibuat: Date }): Promise<void> {
    await tx.tokenAkun.updateMany({
      where: { id_user: row.id_user, jenis: row.jenis, dipakai: null, sampai: { gt: row.dibuat } },
      data: { sampai: row.dibuat },
    });
    await tx.tokenAkun.create({ data: row });
  }
  async cari(idHash: string): Promise<TokenRow | null> {
    return this.prisma.tokenAkun.findUnique({ where: { id_hash: idHash } });
  }
  /** Locked, so that two uses at once become one. */
  async kunci(tx: Tx, idHash: string): Promise<TokenRow | null> {
    const rows = await tx.$queryRaw<TokenRow[]>`
      SELECT id_hash, jenis, id_user, sampai, dipakai FROM token_akun WHERE id_hash = ${idHash} FOR UPDATE`;
    return rows[0] ?? null;
  }
  async pakai(tx: Tx, token: TokenRow, waktu: Date): Promise<void> {
    await tx.tokenAkun.update({ where: { id_hash: token.id_hash }, data: { dipakai: waktu } });
    await tx.tokenAkun.deleteMany({ where: { id_user: token.id_user, dipakai: null } });
  }
  async hapus(tx: Tx, idUser: string): Promise<void> {
    await tx.tokenAkun.deleteMany({ where: { id_user: idUser, dipakai: null } });
  }
  async banyakSejak(idUser: string, jenis: string, sejak: Date): Promise<number> {
    return this.prisma.tokenAkun.count({ where: { id_user: idUser, jenis, dibuat: { gt: sejak } } });
  }
  async sapu(sebelum: Date): Promise<number> {
    return (await this.prisma.tokenAkun.deleteMany({ where: { sampai: { lt: sebelum } } })).count;
  }
}
