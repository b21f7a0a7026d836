import { Injectable } from '@nestjs/common';
import type { Prisma } from '@prisma/client';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { ORANG } from '../auth/akun/orang.sql';

export type DokumenRow = Prisma.DokumenGetPayload<object>;
export type DokumenBaru = Prisma.DokumenUncheckedCreateInput;

@Injectable()
export class UnggahanRepository {
  constructor(private readonly prisma: PrismaService) {}

  async buat(data: DokumenBaru, tx: Tx = this.prisma): Promise<DokumenRow> {
    return tx.dokumen.create({ data });
  }
  async siap(tx: Tx, id: string, data: { sha256: string; ukuran: number }): Promise<DokumenRow> {
    return tx.dokumen.update({ where: { id }, data: { ...data, status: 'READY' } });
  }
  /** The first that is ready stays; whoever comes later is told of it. */
  async siapPortal(id: string, data: { sha256: string; ukuran: number; kunci: string }): Promise<DokumenRow> {
    await this.prisma.dokumen.updateMany({ where: { id, status: 'PENDING' }, data: { ...data, status: 'READY' } });
    return this.prisma.dokumen.findUniqueOrThrow({ where: { id } });
  }
  async tolak(id: string): Promise<void> {
    await this.prisma.dokumen.update({ where: { id }, data: { status: 'REJECTED' } });
  }
  async satu(id: string): Promise<DokumenRow | null> {
    return this.prisma.dokumen.findUnique({ where: { id } });
  }
  /** Address of an account that is open; null = mail goes nowhere. */
  async penerima(idUser: string): Promise<{ email: string; fullname: string } | null> {
    const rows = await this.prisma.rows<{ email: string; fullname: string }>`
      SELECT p.email, p.fullname FROM ${ORANG} p
      WHERE p.id = ${idUser}::uuid AND p.aktif AND p.diaktifkan IS NOT NULL AND p.dihapus IS NULL AND p.email <> ''`;
    return rows[0] ?? null;
  }
  async hapus(tx: Tx, id: string): Promise<void> {
    await tx.dokumen.delete({ where: { id } });
  }
  /** Ready papers of the applicant in a file, of this day or later; null = whatever their day. */
  async pemohon(idPengajuan: bigint, sejak: Date | null): Promise<DokumenRow[]> {
    return this.prisma.dokumen.findMany({
      where: {
        ...{ id_pengajuan: idPengajuan, asal: 'PEMOHON', status: 'READY' },
        ...(sejak ? { created_at: { gte: sejak } } : {}),
      },
      orderBy: { id: 'asc' },
    });
  }
  /** Uploads that never became ready, rejected ones, and those of applicants that belong to no file: nobody waits for them. */
  async yatim(sebelum: Date, setelah: { id: string } | null, limit: number): Promise<{ id: string; kunci: string }[]> {
    return this.prisma.dokumen.findMany({
      where: {
        ...(setelah ? { id: { gt: setelah.id } } : {}),
        created_at: { lt: sebelum },
        OR: [{ status: { in: ['PENDING', 'REJECTED'] } }, { id_pengajuan: null, asal: 'PEMOHON' }],
      },
      select: { id: true, kunci: true },
      orderBy: { id: 'asc' },
      take: limit,
    });
  }
  async hapusBanyak(ids: string[]): Promise<void> {
    await this.prisma.dokumen.deleteMany({ where: { id: { in: ids } } });
  }
  /** A document the portal made (receipt, decision): one per kind and number. */
  async portal(idPengajuan: bigint, kdDokumen: string, nomor: string): Promise<DokumenRow | null> {
    return this.prisma.dokumen.findFirst({
      where: { id_pengajuan: idPengajuan, kd_dokumen: kdDokumen, nomor, asal: 'PORTAL' },
    });
  }
  get db(): Tx {
    return this.prisma;
  }
}
