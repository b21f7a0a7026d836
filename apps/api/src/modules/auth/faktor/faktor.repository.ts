import { Injectable } from '@nestjs/common';
import { PrismaService, type Db, type Tx } from '../../../platform/prisma/prisma.service';

export interface BarisTotp {
  id_user: string;
  rahasia: string;
  dibuat: Date;
}
export interface BarisKunci {
  id: string;
  id_user: string;
  id_kredensial: string;
  nama: string;
  kunci_publik: Uint8Array<ArrayBuffer>;
  pencacah: bigint;
  satu_perangkat: boolean;
  pengantar: string[];
  dibuat: Date;
  terakhir: Date | null;
}
export interface Punya {
  totp: boolean;
  kunci: number;
  pemulihan: number;
}

@Injectable()
export class FaktorRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** What an account has, in one query. */
  async punya(idUser: string): Promise<Punya> {
    const [row] = await this.prisma.rows<Punya>`
      SELECT EXISTS (SELECT 1 FROM faktor_totp WHERE id_user = ${idUser}::uuid) AS totp,
        (SELECT count(*)::int FROM faktor_kunci WHERE id_user = ${idUser}::uuid) AS kunci,
        (SELECT count(*)::int FROM kode_pemulihan WHERE id_user = ${idUser}::uuid AND dipakai IS NULL) AS pemulihan`;
    return row ?? { totp: false, kunci: 0, pemulihan: 0 };
  }

  totp(idUser: string): Promise<BarisTotp | null> {
    return this.prisma.faktorTotp.findUnique({ where: { id_user: idUser } });
  }
  /** False when there is one already. */
  async pasangTotp(tx: Tx, baris: BarisTotp & { langkah_terakhir: bigint }): Promise<boolean> {
    return (await tx.faktorTotp.createMany({ data: [baris], skipDuplicates: true })).count === 1;
  }
  async lepasTotp(tx: Tx, idUser: string): Promise<boolean> {
    return (await tx.faktorTotp.deleteMany({ where: { id_user: idUser } })).count > 0;
  }
  /** One code, one use: false when this step or a later one was used. */
  async pakaiLangkah(idUser: string, langkah: bigint): Promise<boolean> {
    const { count } = await this.prisma.faktorTotp.updateMany({
      where: { id_user: idUser, langkah_terakhir: { lt: langkah } },
      data: { langkah_terakhir: langkah },
    });
    return count === 1;
  }

  async kunci(idUser: string): Promise<BarisKunci[]> {
    return this.prisma.faktorKunci.findMany({ where: { id_user: idUser }, orderBy: { dibuat: 'asc' } });
  }
  async adaKredensial(idKredensial: string): Promise<boolean> {
    return (await this.prisma.faktorKunci.count({ where: { id_kredensial: idKredensial } })) > 0;
  }
  async pasangKunci(tx: Tx, baris: Omit<BarisKunci, 'id' | 'terakhir'>): Promise<string> {
    return (await tx.faktorKunci.create({ data: baris, select: { id: true } })).id;
  }
  async lepasKunci(tx: Tx, idUser: string, id: string): Promise<{ nama: string } | null> {
    const rows = await tx.$queryRaw<{ nama: string }[]>`
      DELETE FROM faktor_kunci WHERE id = ${id}::uuid AND id_user = ${idUser}::uuid RETURNING nama`;
    return rows[0] ?? null;
  }
  /** False when the counter did not move on: a copy of the key answers. Keys without a counter stay at 0. */
  async pakaiKunci(id: string, pencacah: number, kini: Date): Promise<boolean> {
    const rows = await this.prisma.rows<{ id: string }>`
      UPDATE faktor_kunci SET pencacah = ${pencacah}, terakhir = ${kini}
      WHERE id = ${id}::uuid AND (pencacah < ${pencacah} OR (pencacah = 0 AND ${pencacah} = 0)) RETURNING id`;
    return rows.length === 1;
  }

  /** New ones in place of all old ones. */
  async gantiPemulihan(tx: Tx, idUser: string, hash: readonly string[], dibuat: Date): Promise<void> {
    await tx.kodePemulihan.deleteMany({ where: { id_user: idUser } });
    await tx.kodePemulihan.createMany({ data: hash.map((h) => ({ id_user: idUser, hash: h, dibuat })) });
  }
  async lepasPemulihan(tx: Tx, idUser: string): Promise<void> {
    await tx.kodePemulihan.deleteMany({ where: { id_user: idUser } });
  }
  async pakaiPemulihan(idUser: string, hash: string, dipakai: Date): Promise<boolean> {
    const { count } = await this.prisma.kodePemulihan.updateMany({
      where: { id_user: idUser, hash, dipakai: null },
      data: { dipakai },
    });
    return count === 1;
  }
  /** When the present recovery codes were made. */
  async pemulihanDibuat(idUser: string): Promise<Date | null> {
    const baris = await this.prisma.kodePemulihan.findFirst({ where: { id_user: idUser }, select: { dibuat: true } });
    return baris?.dibuat ?? null;
  }

  /** Holds others off who change the factors of this account. */
  async kunciAkun(tx: Tx, idUser: string): Promise<void> {
    await tx.$queryRaw`SELECT id FROM pengguna WHERE id = ${idUser}::uuid FOR UPDATE`;
  }
  /** Within the caller's lock. */
  async sisa(tx: Db, idUser: string): Promise<number> {
    return (
      (await tx.faktorTotp.count({ where: { id_user: idUser } })) +
      (await tx.faktorKunci.count({ where: { id_user: idUser } }))
    );
  }
  async kunciSemua(tx: Tx, idUser: string): Promise<number> {
    return (await tx.faktorKunci.deleteMany({ where: { id_user: idUser } })).count;
  }
  /** This session proved a factor as it was set up. */
  async tandaiSesi(tx: Tx, idSesi: string): Promise<void> {
    await tx.sesi.updateMany({ where: { id_hash: idSesi }, data: { faktor: true } });
  }
}
