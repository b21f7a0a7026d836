import { Injectable } from '@nestjs/common';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { ORANG } from '../auth/akun/orang.sql';

interface PetugasMeja {
  id_user: string;
  surel_notif: string;
  siap: boolean;
}

interface PenerimaSurel {
  email: string;
  fullname: string;
  surel_notif: string;
  kode_peran: string;
  siap: boolean;
}

/** Mail of notices: what a message needs, and whether its user wants any. */
@Injectable()
export class SurelNotifRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Of a desk's notice, what it says to one who sits there; null when there is none, or he sits there no more. */
  async baca(id: bigint, idUser: string | null) {
    const n = await this.prisma.notifikasi.findUnique({ where: { id } });
    const untuk = n && (n.meja === null ? n.user_id : await this.duduk(n.meja, idUser));
    if (!untuk) return null;
    const [p] = await this.prisma.rows<PenerimaSurel>`
      SELECT p.email, p.fullname, p.surel_notif, p.kode_peran,
        p.aktif AND p.diaktifkan IS NOT NULL AND p.dihapus IS NULL AS siap FROM ${ORANG} p WHERE p.id = ${untuk}::uuid`;
    return p ? { subject: n.subject, text: n.text, type: n.type, tautan: n.tautan, ...p } : null;
  }
  private async duduk(meja: string, idUser: string | null): Promise<string | null> {
    if (idUser === null) return null;
    const m = await this.prisma.petugasMeja.findUnique({ where: { id_user_meja: { id_user: idUser, meja } } });
    return m?.id_user ?? null;
  }

  /** Who sits at a desk, but one, with what each wants. */
  async petugas(tx: Tx, meja: string, kecuali: string | null): Promise<PetugasMeja[]> {
    return tx.$queryRaw<PetugasMeja[]>`
      SELECT p.id AS id_user, p.surel_notif, p.aktif AND p.diaktifkan IS NOT NULL AND p.dihapus IS NULL AS siap
      FROM petugas_meja m JOIN ${ORANG} p ON p.id = m.id_user
      WHERE m.meja = ${meja} AND p.id IS DISTINCT FROM ${kecuali}::uuid`;
  }
}
