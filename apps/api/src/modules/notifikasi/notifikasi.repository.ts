import { Injectable } from '@nestjs/common';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import type { IsiKabar } from './penyaji-kabar.service';
import type { NotifikasiTersimpan } from './surel-notif.service';
import { ORANG } from '../auth/akun/orang.sql';

export interface NotifikasiBaru extends IsiKabar {
  user_id: string;
  kunci: string;
}
export interface NotifikasiMeja extends IsiKabar {
  meja: string;
  kunci: string;
  /** Who is not told although he sits there. */
  kecuali: string | null;
}

@Injectable()
export class NotifikasiRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The applicant's creator and administrators. */
  async pemohon(idOrganisasi: string, pembuat: string): Promise<string[]> {
    const rows = await this.prisma.rows<{ id: string }>`
      SELECT p.id FROM ${ORANG} p WHERE p.aktif AND p.id_organisasi = ${idOrganisasi}::uuid
        AND (p.id = ${pembuat}::uuid OR p.kode_peran = 'PU_ADMIN')`;
    return rows.map((r) => r.id);
  }
  /** Of these, who sits at one of the desks. */
  async duduk(idUser: string[], meja: string[]): Promise<Set<string>> {
    if (idUser.length === 0 || meja.length === 0) return new Set();
    const where = { id_user: { in: idUser }, meja: { in: meja } };
    return new Set((await this.prisma.petugasMeja.findMany({ where })).map((m) => m.id_user));
  }

  /** Sending twice adds nothing: the key is one per event and user. Gives what was added, with what its user wants. */
  async tambah(tx: Tx, rows: NotifikasiBaru[], waktu: Date): Promise<NotifikasiTersimpan[]> {
    if (rows.length === 0) return [];
    const baru = await tx.notifikasi.createManyAndReturn({
      data: rows.map((r) => ({ ...r, created_at: waktu })),
      skipDuplicates: true,
      select: { id: true, type: true, user_id: true },
    });
    const mau = await tx.$queryRaw<{ id: string; surel_notif: string; siap: boolean }[]>`
      SELECT p.id, p.surel_notif, p.aktif AND p.diaktifkan IS NOT NULL AND p.dihapus IS NULL AS siap
      FROM ${ORANG} p WHERE p.id = ANY(${baru.map((n) => n.user_id)}::uuid[])`;
    const orang = new Map(mau.map((p) => [p.id, p]));
    return baru.map(({ id, type, user_id }) => {
      const p = orang.get(user_id ?? '');
      return { id, type, surel_notif: p?.surel_notif ?? 'tidak', siap: p?.siap ?? false };
    });
  }

  /**
   * One row for all who sit there; the same event again adds nothing (null). Notices of a desk are added one after the
   * other: their numbers have no gaps, and none becomes visible below one that was read.
   */
  async tambahMeja(tx: Tx, n: NotifikasiMeja, waktu: Date): Promise<bigint | null> {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`notifikasi:${n.meja}`}, 0))`;
    const rows = await tx.$queryRaw<{ id: bigint }[]>`
      INSERT INTO notifikasi (subject, text, type, tautan, kunci, created_at, meja, kecuali, urut_meja)
      SELECT ${n.subject}, ${n.text}, ${n.type}, ${n.tautan}, ${n.kunci}, ${waktu}::timestamptz, ${n.meja}, ${n.kecuali}::uuid,
        COALESCE((SELECT max(l.urut_meja) FROM notifikasi l WHERE l.meja = ${n.meja}), 0) + 1
      WHERE NOT EXISTS (SELECT 1 FROM notifikasi l WHERE l.meja = ${n.meja} AND l.kunci = ${n.kunci}) RETURNING id`;
    return rows[0]?.id ?? null;
  }
}
