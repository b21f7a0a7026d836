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
export interface KejadianBerkas {
  id: bigint;
  no_aju: string;
  kd_ga: string;
  /** Null: a ministry owns it. */
  id_organisasi: string | null;
  dibuat_oleh: string;
  id_pengambil: string | null;
  kd_rekom: string;
  kd_komoditas: string;
  tahun: number;
  peristiwa: string;
  dari: string | null;
  ke: string;
  catatan: string | null;
  status_kirim: string | null;
  tenggat_perbaikan: Date | null;
  id_user: string | null;
}

@Injectable()
export class NotifikasiRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The event of a history row with what the messages need of its file. */
  async kejadian(idPengajuan: bigint, urut: number): Promise<KejadianBerkas | null> {
    const rows = await this.prisma.$queryRaw<KejadianBerkas[]>`
      SELECT p.id, p.no_aju, p.kd_ga, p.id_organisasi, p.dibuat_oleh, p.id_pengambil, p.kd_rekom, p.kd_komoditas, p.tahun,
        r.peristiwa, r.dari, r.ke, r.catatan, CASE WHEN r.peristiwa = 'integrasi_gagal' THEN 'GAGAL' END AS status_kirim, p.tenggat_perbaikan, r.id_user
      FROM riwayat r JOIN pengajuan p ON p.id = r.id_pengajuan WHERE r.id_pengajuan = ${idPengajuan} AND r.urut = ${urut}`;
    return rows[0] ?? null;
  }

  /** The applicant's creator and administrators; of what a ministry owns, whoever has created it. */
  async pemohon(idOrganisasi: string | null, pembuat: string): Promise<string[]> {
    const rows = await this.prisma.pengguna.findMany({
      where: idOrganisasi
        ? { aktif: true, id_organisasi: idOrganisasi, OR: [{ id: pembuat }, { kode_peran: 'PU_ADMIN' }] }
        : { aktif: true, id: pembuat },
      select: { id: true },
    });
    return rows.map((r) => r.id);
  }
  /** Officers of a ministry in one role. */
  async petugas(kdGa: string, kodePeran: string): Promise<string[]> {
    const rows = await this.prisma.pengguna.findMany({
      where: { aktif: true, kd_ga: kdGa, kode_peran: kodePeran },
      select: { id: true },
    });
    return rows.map((r) => r.id);
  }
  async peran(kodePeran: string): Promise<string[]> {
    const rows = await this.prisma.pengguna.findMany({
      where: { aktif: true, kode_peran: kodePeran },
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
