import { Injectable } from '@nestjs/common';
import { PrismaService, type Db, type Tx } from '../../../platform/prisma/prisma.service';
import { GA } from '../../referensi/cari/acuan.sql';

export interface ElemenRow {
  kode: string;
  nama: string;
  uraian: string;
  tautan: string;
  urut: number;
  aktif: boolean;
}
export interface EselonRow {
  id_user: string;
  fullname: string;
  username: string;
  kd_ga: string | null;
  ur_ga: string | null;
  position: string | null;
  aktif: boolean;
  elemen: string[];
}

@Injectable()
export class DasborRepository {
  constructor(private readonly prisma: PrismaService) {}

  async semua(): Promise<ElemenRow[]> {
    return this.prisma.elemenDasbor.findMany({ orderBy: { urut: 'asc' } });
  }
  /** The first of them that does not exist. */
  async takDikenal(kode: readonly string[]): Promise<string | null> {
    const ada = await this.prisma.elemenDasbor.findMany({
      where: { kode: { in: [...kode] }, aktif: true },
      select: { kode: true },
    });
    return kode.find((k) => !ada.some((a) => a.kode === k)) ?? null;
  }
  async milik(db: Db, idUser: string): Promise<string[]> {
    const rows = await db.elemenPengguna.findMany({ where: { id_user: idUser }, orderBy: { kode: 'asc' } });
    return rows.map((r) => r.kode);
  }
  async ganti(tx: Tx, idUser: string, kode: readonly string[]): Promise<void> {
    await tx.elemenPengguna.deleteMany({ where: { id_user: idUser, kode: { notIn: [...kode] } } });
    await tx.elemenPengguna.createMany({ data: kode.map((k) => ({ id_user: idUser, kode: k })), skipDuplicates: true });
  }
  /** Eselon users with their elements; of one ministry, or of all. */
  async eselon(kdGa: string | null): Promise<EselonRow[]> {
    return this.prisma.$queryRaw<EselonRow[]>`
      SELECT p.id AS id_user, p.fullname, p.username, p.kd_ga, g.uraian AS ur_ga, p.position, p.aktif,
        ARRAY(SELECT e.kode FROM elemen_pengguna e JOIN elemen_dasbor d ON d.kode = e.kode WHERE e.id_user = p.id ORDER BY d.urut) AS elemen
      FROM pengguna p LEFT JOIN ${GA} g ON g.kode = p.kd_ga
      WHERE p.kode_peran = 'ESELON' AND p.dihapus IS NULL AND (${kdGa}::text IS NULL OR p.kd_ga = ${kdGa})
      ORDER BY p.fullname, p.id LIMIT 1000`;
  }
}
