import { Injectable } from '@nestjs/common';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { ORANG } from '../auth/akun/orang.sql';
import { ELEMEN_ORANG } from '../pengguna/unit/dasbor.sql';

export interface BarisMenu {
  id: number;
  id_parent: number | null;
  kode: string;
  judul: string;
  uri: string;
  ikon: string | null;
  urut: number;
}
/** What decides on the menu of a user. */
export interface PemilikMenu {
  id: string;
  id_organisasi: string | null;
  kode_peran: string;
}

/** A part of the dashboard. */
interface ElemenMenu {
  kode: string;
  nama: string;
  uraian: string;
  tautan: string;
  urut: number;
}

@Injectable()
export class MenuRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Entries shown to a user: his own word over his organization's over his role's. */
  async visible(idUser: string, idOrganisasi: string | null, kodePeran: string): Promise<BarisMenu[]> {
    return this.prisma.$queryRaw<BarisMenu[]>`
      SELECT m.id, m.id_parent, m.kode, m.judul, m.uri, m.ikon, m.urut
      FROM menu m
      JOIN LATERAL (
        SELECT a.tampil FROM menu_acl a
        WHERE a.id_menu = m.id AND (a.id_user = ${idUser}::uuid OR a.id_organisasi = ${idOrganisasi}::uuid OR a.kode_peran = ${kodePeran})
        ORDER BY (a.id_user IS NOT NULL) DESC, (a.id_organisasi IS NOT NULL) DESC LIMIT 1
      ) acl ON acl.tampil
      ORDER BY m.urut, m.id`;
  }

  async pemilik(idUser: string): Promise<PemilikMenu | null> {
    const rows = await this.prisma.rows<PemilikMenu>`
      SELECT p.id, p.id_organisasi, p.kode_peran FROM ${ORANG} p WHERE p.id = ${idUser}::uuid`;
    return rows[0] ?? null;
  }

  async favorit(idUser: string): Promise<number[]> {
    const rows = await this.prisma.menuFavorit.findMany({ where: { id_user: idUser }, select: { id_menu: true } });
    return rows.map((r) => r.id_menu);
  }
  /** False = it was so already. */
  async aturFavorit(tx: Tx, idUser: string, idMenu: number, favorit: boolean): Promise<boolean> {
    const kunci = { id_user: idUser, id_menu: idMenu };
    const { count } = favorit
      ? await tx.menuFavorit.createMany({ data: [kunci], skipDuplicates: true })
      : await tx.menuFavorit.deleteMany({ where: kunci });
    return count > 0;
  }

  /** Parts of the dashboard given to a user. */
  elemenDasbor(idUser: string): Promise<ElemenMenu[]> {
    return this.prisma.rows<ElemenMenu>`
      SELECT e.kode, e.nama, e.uraian, e.tautan, e.urut FROM ${ELEMEN_ORANG} e WHERE e.id_user = ${idUser}::uuid
      ORDER BY e.urut, e.kode`;
  }
}
