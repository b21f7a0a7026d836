import { Injectable } from '@nestjs/common';
import { akhirSesi } from '@sinas/domain/akses/sesi';
import { PrismaService } from '../../platform/prisma/prisma.service';
import type { BarisNotifikasi } from './tampilan';

interface Keadaan {
  id_user: string;
  belum: number;
  terbaru: BarisNotifikasi | null;
}

interface SesiBaris {
  id_hash: string;
  dibuat: Date;
  terakhir: Date;
  sampai: Date;
  kode_peran: string;
}

/** What open streams ask, for all of their users at once. */
@Injectable()
export class AliranRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Unread count and newest notice of every user. */
  async keadaan(idUser: readonly string[]): Promise<Keadaan[]> {
    const rows = await this.prisma.rows<BarisNotifikasi & { id_user: string; belum: number; ada: boolean }>`
      SELECT u.id AS id_user, (SELECT count(*)::int FROM notifikasi n WHERE n.user_id = u.id AND n.dibaca IS NULL) AS belum,
        t.id IS NOT NULL AS ada, t.id, t.user_id, t.subject, t.text, t.type, t.tautan, t.dibaca, t.created_at
      FROM unnest(${[...idUser]}::uuid[]) AS u(id)
      LEFT JOIN LATERAL (SELECT * FROM notifikasi n WHERE n.user_id = u.id ORDER BY n.id DESC LIMIT 1) t ON true`;
    return rows.map(({ id_user, belum, ada, ...terbaru }) => ({ id_user, belum, terbaru: ada ? terbaru : null }));
  }

  /** Which of these sessions still belong to somebody who may use them. */
  async sesiHidup(idSesi: readonly string[], kini: Date): Promise<string[]> {
    const rows = await this.prisma.rows<SesiBaris>`
      SELECT s.id_hash, s.dibuat, s.terakhir, s.sampai, p.kode_peran FROM sesi s JOIN pengguna p ON p.id = s.id_user
      WHERE s.id_hash = ANY(${[...idSesi]}::text[]) AND p.aktif`;
    return rows.filter((s) => akhirSesi(s.kode_peran, s) > kini).map((s) => s.id_hash);
  }
}
