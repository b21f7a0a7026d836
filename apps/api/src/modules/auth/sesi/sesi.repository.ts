import { Injectable } from '@nestjs/common';
import type { Pelaksana } from '@sinas/domain/akses/kebijakan';
import { UUID } from '@sinas/domain/format/uuid';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { BERLAKU_KINI } from '../pelaksana/penunjukan.sql';

export interface TokenSet {
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  token_type: string | null;
  token_sampai: Date | null;
}
export interface SesiBaru {
  id_hash: string;
  id_user: string;
  csrf: string;
  cara: string;
  alamat: string | null;
  agen: string | null;
  inaport_token: string | null;
  faktor: boolean;
  sampai: Date;
  dibuat: Date;
}
/** A session as its user sees it. */
export interface SesiTampil {
  id_hash: string;
  nomor: string;
  cara: string;
  alamat: string | null;
  agen: string | null;
  dibuat: Date;
  terakhir: Date;
  sampai: Date;
}

export interface SesiAktor {
  id_hash: string;
  csrf: string;
  dibuat: Date;
  terakhir: Date;
  sampai: Date;
  token_sampai: Date | null;
  faktor: boolean;
  id_user: string;
  fullname: string;
  kode_peran: string;
  id_organisasi: string | null;
  isbranch: boolean | null;
  kd_ga: string | null;
  hanya_ga: boolean;
  cabang: string[];
  /** A naming that it acts by: its role is `kode_peran` then. */
  pelaksana: Pelaksana | null;
  pelaksana_sampai: Date | null;
}

@Injectable()
export class SesiRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** One query a request: session, account, organization and its branches together; whether its time is over is judged elsewhere. */
  async actor(idHash: string): Promise<SesiAktor | null> {
    const rows = await this.prisma.rows<SesiAktor>`
      SELECT s.id_hash, s.csrf, s.dibuat, s.terakhir, s.sampai, s.token_sampai, s.faktor, p.id AS id_user, p.fullname, coalesce(n.kode_peran, p.kode_peran) AS kode_peran, p.id_organisasi, o.isbranch, p.kd_ga, p.hanya_ga,
        ARRAY(SELECT c.id FROM organisasi c WHERE c.id_induk = p.id_organisasi) AS cabang, n.sampai AS pelaksana_sampai,
        CASE WHEN n.id IS NOT NULL THEN json_build_object('id', n.id, 'jenis', n.jenis, 'jabatan', n.jabatan) END AS pelaksana
      FROM sesi s JOIN pengguna p ON p.id = s.id_user
        LEFT JOIN penunjukan n ON n.id = s.id_penunjukan AND n.id_pelaksana = p.id AND n.kd_ga = p.kd_ga AND ${BERLAKU_KINI}
        LEFT JOIN organisasi o ON o.id = p.id_organisasi
      WHERE s.id_hash = ${idHash} AND p.aktif`;
    return rows[0] ?? null;
  }

  /** With its line in the account's log of sign-ins; gives the session's name towards its user, and his role. */
  async create(row: SesiBaru & TokenSet): Promise<{ nomor: string; kode_peran: string }> {
    const { id_hash, id_user, cara, alamat, agen } = row;
    const [sesi] = await this.prisma.$transaction([
      this.prisma.sesi.create({
        data: { ...row, terakhir: row.dibuat },
        select: { nomor: true, pengguna: { select: { kode_peran: true } } },
      }),
      this.prisma.aktivitasMasuk.create({
        data: { id_user, peristiwa: 'MASUK', cara, waktu: row.dibuat, alamat, agen, id_sesi: id_hash },
      }),
    ]);
    return { nomor: sesi.nomor, kode_peran: sesi.pengguna.kode_peran };
  }

  /** Sessions of a user that have not been swept, the one used last first. */
  async milik(idUser: string): Promise<SesiTampil[]> {
    return this.prisma.sesi.findMany({
      where: { id_user: idUser },
      orderBy: { terakhir: 'desc' },
      take: 100,
      select: {
        id_hash: true,
        nomor: true,
        cara: true,
        alamat: true,
        agen: true,
        dibuat: true,
        terakhir: true,
        sampai: true,
      },
    });
  }
  async hashDari(idUser: string, nomor: string): Promise<string | null> {
    if (!UUID.test(nomor)) return null;
    const s = await this.prisma.sesi.findFirst({ where: { nomor, id_user: idUser }, select: { id_hash: true } });
    return s?.id_hash ?? null;
  }
  async touch(idHash: string, now: Date): Promise<void> {
    await this.prisma.sesi.updateMany({ where: { id_hash: idHash }, data: { terakhir: now } });
  }

  /** With its line in the log of sign-ins, in one statement. */
  async remove(idHash: string, kini: Date): Promise<{ id_token: string | null } | null> {
    const rows = await this.prisma.$queryRaw<{ id_token: string | null }[]>`
      WITH s AS (DELETE FROM sesi WHERE id_hash = ${idHash} RETURNING id_hash, id_user, id_token, cara, alamat, agen),
        log AS (INSERT INTO aktivitas_masuk (id_user, peristiwa, cara, waktu, alamat, agen, id_sesi)
          SELECT id_user, 'KELUAR', cara, ${kini}, alamat, agen, id_hash FROM s)
      SELECT id_token FROM s`;
    return rows[0] ?? null;
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
