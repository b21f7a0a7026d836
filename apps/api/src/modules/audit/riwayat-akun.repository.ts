import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { hashRiwayatAkun, type IsiRiwayatAkun } from '../../platform/hash/riwayat-akun-hash';
import { HASH_AWAL, VERSI_TEKS } from '../../platform/hash/teks-riwayat';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';

export interface BarisRiwayatAkun extends IsiRiwayatAkun {
  id: bigint;
  urut: number;
  hash_lama: string;
  hash: string;
}
const json = (nilai: unknown): Prisma.InputJsonValue | typeof Prisma.DbNull =>
  nilai === null ? Prisma.DbNull : (nilai as Prisma.InputJsonValue);

@Injectable()
export class RiwayatAkunRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** One row at a time per object: the lock goes with the transaction. */
  async tambah(tx: Tx, isi: IsiRiwayatAkun): Promise<void> {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`riwayat-akun:${isi.objek}:${isi.id_objek}`}, 0))`;
    const lalu = await tx.riwayatAkun.findFirst({
      where: { objek: isi.objek, id_objek: isi.id_objek },
      orderBy: { urut: 'desc' },
      select: { urut: true, hash: true },
    });
    const urut = (lalu?.urut ?? 0) + 1;
    const hash_lama = lalu?.hash ?? HASH_AWAL;
    // As it will be read back: no undefined, no dates inside.
    const rapi = JSON.parse(JSON.stringify({ sebelum: isi.sebelum, sesudah: isi.sesudah })) as IsiRiwayatAkun;
    const versi_teks = VERSI_TEKS;
    const hash = hashRiwayatAkun({ ...isi, ...rapi }, urut, hash_lama, versi_teks);
    await tx.riwayatAkun.create({
      data: { ...isi, sebelum: json(rapi.sebelum), sesudah: json(rapi.sesudah), urut, versi_teks, hash_lama, hash },
    });
  }

  async daftar(objek: string, idObjek: string, page: number, limit: number): Promise<BarisRiwayatAkun[]> {
    return this.prisma.riwayatAkun.findMany({
      where: { objek, id_objek: idObjek },
      orderBy: { urut: 'desc' },
      skip: (page - 1) * limit,
      take: limit,
    });
  }
  async hitung(objek: string, idObjek: string): Promise<number> {
    return this.prisma.riwayatAkun.count({ where: { objek, id_objek: idObjek } });
  }
}
