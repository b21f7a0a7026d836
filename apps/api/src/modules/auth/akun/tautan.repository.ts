import { Injectable } from '@nestjs/common';
import { PrismaService, type Db, type Tx } from '../../../platform/prisma/prisma.service';

export interface TautanRow {
  issuer: string;
  subject: string;
  id_user: string;
  dibuat: Date;
}

@Injectable()
export class TautanRepository {
  constructor(private readonly prisma: PrismaService) {}

  async menurut(issuer: string, subject: string, db: Db = this.prisma): Promise<TautanRow | null> {
    return db.tautanIdentitas.findUnique({ where: { issuer_subject: { issuer, subject } } });
  }
  async milik(issuer: string, idUser: string, db: Db = this.prisma): Promise<TautanRow | null> {
    return db.tautanIdentitas.findUnique({ where: { issuer_id_user: { issuer, id_user: idUser } } });
  }
  /** One binding of a provider at a time; the transaction holds the place. */
  async kunci(tx: Tx, issuer: string): Promise<void> {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`tautan:${issuer}`}, 0))`;
  }
  async tambah(tx: Tx, row: TautanRow): Promise<void> {
    await tx.tautanIdentitas.create({ data: row });
  }
  async hapus(tx: Tx, idUser: string): Promise<number> {
    return (await tx.tautanIdentitas.deleteMany({ where: { id_user: idUser } })).count;
  }
}
