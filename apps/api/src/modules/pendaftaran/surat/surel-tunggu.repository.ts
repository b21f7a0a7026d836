import { Injectable } from '@nestjs/common';
import { PrismaService, type Db, type Tx } from '../../../platform/prisma/prisma.service';

export interface SurelTungguRow {
  id_user: string;
  surel: string;
  lama: string;
  alamat: string | null;
  dibuat: Date;
  kunci: string | null;
  sampai: Date;
  kunci_batal: string | null;
  sampai_batal: Date;
  dipakai: Date | null;
}
type Kunci = 'kunci' | 'kunci_batal';

/** Addresses that wait for their proof; one an account. */
@Injectable()
export class SurelTungguRepository {
  constructor(private readonly prisma: PrismaService) {}

  async pasang(tx: Tx, row: Omit<SurelTungguRow, 'kunci' | 'kunci_batal' | 'dipakai'>): Promise<void> {
    const { id_user, ...isi } = row;
    const data = { ...isi, kunci: null, kunci_batal: null, dipakai: null };
    await tx.surelTunggu.upsert({ where: { id_user }, create: { id_user, ...data }, update: data });
  }
  async ambil(idUser: string, db: Db = this.prisma): Promise<SurelTungguRow | null> {
    return db.surelTunggu.findUnique({ where: { id_user: idUser } });
  }
  async cari(kolom: Kunci, hash: string): Promise<SurelTungguRow | null> {
    return this.prisma.surelTunggu.findUnique({ where: kolom === 'kunci' ? { kunci: hash } : { kunci_batal: hash } });
  }
  async pasangKunci(idUser: string, kolom: Kunci, hash: string, sampai: Date): Promise<void> {
    const data = kolom === 'kunci' ? { kunci: hash, sampai } : { kunci_batal: hash, sampai_batal: sampai };
    await this.prisma.surelTunggu.updateMany({ where: { id_user: idUser, dipakai: null }, data });
  }
  async pakai(tx: Tx, idUser: string, kini: Date): Promise<void> {
    await tx.surelTunggu.update({ where: { id_user: idUser }, data: { dipakai: kini, kunci: null } });
  }
  async hapus(tx: Tx, idUser: string): Promise<number> {
    return (await tx.surelTunggu.deleteMany({ where: { id_user: idUser } })).count;
  }
  /** Locks the account first: its address is what changes. */
  async kunciAkun(tx: Tx, idUser: string): Promise<{ email: string; fullname: string; kode_peran: string } | null> {
    const rows = await tx.$queryRaw<{ email: string; fullname: string; kode_peran: string }[]>`
      SELECT email, fullname, kode_peran FROM pengguna WHERE id = ${idUser}::uuid AND aktif AND dihapus IS NULL FOR UPDATE`;
    return rows[0] ?? null;
  }
  async ubahSurel(tx: Tx, idUser: string, email: string): Promise<void> {
    await tx.pengguna.update({ where: { id: idUser }, data: { email, versi: { increment: 1 } } });
  }
  async nama(idUser: string): Promise<string> {
    return (
      (await this.prisma.pengguna.findUnique({ where: { id: idUser }, select: { fullname: true } }))?.fullname ?? ''
    );
  }
  async sapu(sebelum: Date): Promise<number> {
    const lewat = { lt: sebelum };
    return (await this.prisma.surelTunggu.deleteMany({ where: { sampai_batal: lewat, sampai: lewat } })).count;
  }
}
