import { Injectable } from '@nestjs/common';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';

export interface TokenSet {
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  token_type: string | null;
  token_sampai: Date | null;
}
export interface SesiAktor {
  id_hash: string;
  csrf: string;
  terakhir: Date;
  sampai: Date;
  token_sampai: Date | null;
  id_user: string;
  fullname: string;
  kode_peran: string;
  id_organisasi: string | null;
  isbranch: boolean | null;
  kd_ga: string | null;
  cabang: string[];
}

@Injectable()
export class SesiRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** One query a request: session, account, organization and its branches together. */
  async actor(idHash: string, now: Date, idleSince: Date): Promise<SesiAktor | null> {
    const rows = await this.prisma.rows<SesiAktor>`
      SELECT s.id_hash, s.csrf, s.terakhir, s.sampai, s.token_sampai, p.id AS id_user, p.fullname, p.kode_peran, p.id_organisasi, o.isbranch, p.kd_ga,
        ARRAY(SELECT c.id FROM organisasi c WHERE c.id_induk = p.id_organisasi) AS cabang
      FROM sesi s JOIN pengguna p ON p.id = s.id_user LEFT JOIN organisasi o ON o.id = p.id_organisasi
      WHERE s.id_hash = ${idHash} AND s.sampai > ${now} AND s.terakhir > ${idleSince} AND p.aktif`;
    return rows[0] ?? null;
  }

  async create(
    row: { id_hash: string; id_user: string; csrf: string; agen: string | null; sampai: Date; dibuat: Date } & TokenSet,
  ): Promise<void> {
    await this.prisma.sesi.create({ data: { ...row, terakhir: row.dibuat } });
  }

  async touch(idHash: string, now: Date): Promise<void> {
    await this.prisma.sesi.updateMany({ where: { id_hash: idHash }, data: { terakhir: now } });
  }

  async remove(idHash: string): Promise<{ id_token: string | null } | null> {
    return this.prisma.sesi.delete({ where: { id_hash: idHash }, select: { id_token: true } }).catch(() => null);
  }

  /** Locks the row, so that concurrent refreshes use the refresh token once. */
  async lockTokens(tx: Tx, idHash: string): Promise<TokenSet | null> {
    const rows = await tx.$queryRaw<TokenSet[]>`
      SELECT access_token, refresh_token, id_token, token_type, token_sampai FROM sesi WHERE id_hash = ${idHash} FOR UPDATE`;
    return rows[0] ?? null;
  }

  async saveTokens(tx: Tx, idHash: string, tokens: TokenSet): Promise<void> {
    await tx.sesi.update({ where: { id_hash: idHash }, data: tokens });
  }

  async saveFlow(idHash: string, muatan: object, sampai: Date): Promise<void> {
    await this.prisma.alurMasuk.create({ data: { id_hash: idHash, muatan, sampai } });
  }

  /** Single use: reading removes it. */
  async takeFlow(idHash: string, now: Date): Promise<unknown> {
    const row = await this.prisma.alurMasuk.delete({ where: { id_hash: idHash } }).catch(() => null);
    return row && row.sampai > now ? row.muatan : null;
  }
}
