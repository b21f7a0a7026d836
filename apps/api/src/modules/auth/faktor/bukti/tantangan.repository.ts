import { Injectable } from '@nestjs/common';
import { PrismaService, type Db } from '../../../../platform/prisma/prisma.service';

export type JenisTantangan = 'MASUK' | 'PASSKEY' | 'BUKTI' | 'TOTP_BARU' | 'KUNCI_BARU';
export interface BarisTantangan {
  id_hash: string;
  jenis: JenisTantangan;
  ikat: string;
  id_user: string;
  keperluan: string;
  muatan: string;
  sampai: Date;
}
type Kunci = Pick<BarisTantangan, 'id_hash' | 'jenis' | 'ikat'>;

@Injectable()
export class TantanganRepository {
  constructor(private readonly prisma: PrismaService) {}

  async tambah(baris: BarisTantangan, db: Db = this.prisma): Promise<void> {
    await db.tantangan.create({ data: baris });
  }
  async lihat(k: Kunci, kini: Date): Promise<BarisTantangan | null> {
    const baris = await this.prisma.tantangan.findFirst({ where: { ...k, sampai: { gt: kini } } });
    return baris as BarisTantangan | null;
  }
  /** Counts one try; null when there is nothing to answer, or it was answered too often. */
  async coba(k: Kunci, kini: Date, maks: number): Promise<BarisTantangan | null> {
    const rows = await this.prisma.rows<BarisTantangan>`
      UPDATE tantangan SET dicoba = dicoba + 1
      WHERE id_hash = ${k.id_hash} AND jenis = ${k.jenis} AND ikat = ${k.ikat} AND sampai > ${kini} AND dicoba < ${maks}
      RETURNING id_hash, jenis, ikat, id_user, keperluan, muatan, sampai`;
    return rows[0] ?? null;
  }
  /** Taken by one caller only, however many come at once. */
  async ambil(k: Kunci, kini: Date, db: Db = this.prisma): Promise<BarisTantangan | null> {
    const rows = await db.$queryRaw<BarisTantangan[]>`
      DELETE FROM tantangan WHERE id_hash = ${k.id_hash} AND jenis = ${k.jenis} AND ikat = ${k.ikat} AND sampai > ${kini}
      RETURNING id_hash, jenis, ikat, id_user, keperluan, muatan, sampai`;
    return rows[0] ?? null;
  }
  /** What an account has begun and not ended. */
  async buang(idUser: string, db: Db): Promise<void> {
    await db.tantangan.deleteMany({ where: { id_user: idUser } });
  }
  async sapu(kini: Date): Promise<number> {
    return (await this.prisma.tantangan.deleteMany({ where: { sampai: { lt: kini } } })).count;
  }
}
