import { Injectable } from '@nestjs/common';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';

/** Mail of notices: what a message needs, and whether its user wants any. */
@Injectable()
export class SurelNotifRepository {
  constructor(private readonly prisma: PrismaService) {}

  async baca(id: bigint) {
    const n = await this.prisma.notifikasi.findUnique({ where: { id }, include: { pengguna: true } });
    if (!n) return null;
    const { email, fullname, surel_notif, kode_peran, aktif, diaktifkan, dihapus } = n.pengguna;
    const { subject, text, type, tautan } = n;
    const siap = aktif && diaktifkan !== null && dihapus === null;
    return { subject, text, type, tautan, email, fullname, surel_notif, kode_peran, siap };
  }

  async pilihan(idUser: string): Promise<string> {
    const p = await this.prisma.pengguna.findUniqueOrThrow({ where: { id: idUser }, select: { surel_notif: true } });
    return p.surel_notif;
  }

  /** The choice until now; null when it is this one already. */
  async ubahPilihan(tx: Tx, idUser: string, surel_notif: string): Promise<string | null> {
    const [lama] = await tx.$queryRaw<{ surel_notif: string }[]>`
      SELECT surel_notif FROM pengguna WHERE id = ${idUser}::uuid FOR UPDATE`;
    if (!lama || lama.surel_notif === surel_notif) return null;
    await tx.pengguna.update({ where: { id: idUser }, data: { surel_notif } });
    return lama.surel_notif;
  }
}
