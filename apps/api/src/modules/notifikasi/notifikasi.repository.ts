import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import type { NotifikasiTersimpan } from './surel-notif.service';
import type { BarisNotifikasi } from './tampilan';

export interface NotifikasiBaru {
  user_id: string;
  subject: string;
  text: string;
  type: string;
  tautan: string;
  kunci: string;
}
@Injectable()
export class NotifikasiRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The applicant's creator and administrators. */
  async pemohon(idOrganisasi: string, pembuat: string): Promise<string[]> {
    const rows = await this.prisma.pengguna.findMany({
      where: { aktif: true, id_organisasi: idOrganisasi, OR: [{ id: pembuat }, { kode_peran: 'PU_ADMIN' }] },
      select: { id: true },
    });
    return rows.map((r) => r.id);
  }
  /** Officers in one role, of a ministry or of all. */
  async petugas(kodePeran: string, kdGa: string | null): Promise<string[]> {
    const rows = await this.prisma.pengguna.findMany({
      where: { aktif: true, kode_peran: kodePeran, ...(kdGa === null ? {} : { kd_ga: kdGa }) },
      select: { id: true },
    });
    return rows.map((r) => r.id);
  }

  /** Sending twice adds nothing: the key is one per event and user. Gives what was added, with what its user wants. */
  async tambah(tx: Tx, rows: NotifikasiBaru[], waktu: Date): Promise<NotifikasiTersimpan[]> {
    const baru = await tx.notifikasi.createManyAndReturn({
      data: rows.map((r) => ({ ...r, created_at: waktu })),
      skipDuplicates: true,
      select: {
        id: true,
        type: true,
        pengguna: { select: { surel_notif: true, aktif: true, diaktifkan: true, dihapus: true } },
      },
    });
    return baru.map(({ id, type, pengguna: { surel_notif, aktif, diaktifkan, dihapus } }) => ({
      id,
      type,
      surel_notif,
      siap: aktif && diaktifkan !== null && dihapus === null,
    }));
  }

  async daftar(userId: string, page: number, limit: number, hanyaBelum: boolean): Promise<BarisNotifikasi[]> {
    return this.prisma.notifikasi.findMany({
      where: { user_id: userId, ...(hanyaBelum ? { dibaca: null } : {}) },
      orderBy: { id: 'desc' },
      skip: (page - 1) * limit,
      take: limit,
    });
  }
  async hitung(userId: string): Promise<{ total: number; belum: number }> {
    const rows = await this.prisma.$queryRaw<{ total: number; belum: number }[]>(
      Prisma.sql`SELECT count(*)::int AS total, count(*) FILTER (WHERE dibaca IS NULL)::int AS belum FROM notifikasi WHERE user_id = ${userId}::uuid`,
    );
    return rows[0] ?? { total: 0, belum: 0 };
  }
  async tandai(userId: string, ids: bigint[] | null, waktu: Date): Promise<void> {
    await this.prisma.notifikasi.updateMany({
      where: { user_id: userId, dibaca: null, ...(ids ? { id: { in: ids } } : {}) },
      data: { dibaca: waktu },
    });
  }
}
