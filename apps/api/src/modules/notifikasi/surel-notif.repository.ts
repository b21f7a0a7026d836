import { Injectable } from '@nestjs/common';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';

interface PetugasMeja {
  id_user: string;
  surel_notif: string;
  siap: boolean;
}

/** Mail of notices: what a message needs, and whether its user wants any. */
@Injectable()
export class SurelNotifRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Of a desk's notice, what it says to one who sits there; null when there is none, or he sits there no more. */
  async baca(id: bigint, idUser: string | null) {
    const n = await this.prisma.notifikasi.findUnique({ where: { id }, include: { pengguna: true } });
    const p = n && (n.meja === null ? n.pengguna : await this.duduk(n.meja, idUser));
    if (!p) return null;
    const { email, fullname, surel_notif, kode_peran, aktif, diaktifkan, dihapus } = p;
    const { subject, text, type, tautan } = n;
    const siap = aktif && diaktifkan !== null && dihapus === null;
    return { subject, text, type, tautan, email, fullname, surel_notif, kode_peran, siap };
  }
  private async duduk(meja: string, idUser: string | null) {
    if (idUser === null) return null;
    const m = await this.prisma.petugasMeja.findUnique({
      where: { id_user_meja: { id_user: idUser, meja } },
      include: { pengguna: true },
    });
    return m?.pengguna ?? null;
  }

  /** Who sits at a desk, but one, with what each wants. */
  async petugas(tx: Tx, meja: string, kecuali: string | null): Promise<PetugasMeja[]> {
    return tx.$queryRaw<PetugasMeja[]>`
      SELECT p.id AS id_user, p.surel_notif, p.aktif AND p.diaktifkan IS NOT NULL AND p.dihapus IS NULL AS siap
      FROM petugas_meja m JOIN pengguna p ON p.id = m.id_user
      WHERE m.meja = ${meja} AND p.id IS DISTINCT FROM ${kecuali}::uuid`;
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
