import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { KodePeran } from '@sinas/domain/akses/peran';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import type { PemilikMenu } from './menu.repository';
import { ORANG } from '../auth/akun/orang.sql';
import { ORGANISASI } from '../pengguna/unit/organisasi.sql';

export interface BarisAcl {
  id: number;
  id_menu: number;
  kode: string;
  judul: string;
  kode_peran: KodePeran | null;
  id_user: string | null;
  id_organisasi: string | null;
  /** Name of the user or organization that it is said to. */
  nama_sasaran: string | null;
  tampil: boolean;
  versi: number;
}
export type SasaranAcl = Pick<BarisAcl, 'kode_peran' | 'id_user' | 'id_organisasi'>;

const BARIS = Prisma.sql`
  SELECT a.id, a.id_menu, m.kode, m.judul, a.kode_peran, a.id_user, a.id_organisasi, a.tampil, a.versi,
    COALESCE(p.fullname, o.nama) AS nama_sasaran
  FROM menu_acl a JOIN menu m ON m.id = a.id_menu
  LEFT JOIN ${ORANG} p ON p.id = a.id_user LEFT JOIN ${ORGANISASI} o ON o.id = a.id_organisasi`;

/** Entries that say to whom a menu is shown. */
@Injectable()
export class AclRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Every entry that has a word on this user's menu. */
  bagiPengguna(p: PemilikMenu): Promise<BarisAcl[]> {
    return this.prisma.$queryRaw<BarisAcl[]>`${BARIS}
      WHERE a.id_user = ${p.id}::uuid OR a.id_organisasi = ${p.id_organisasi}::uuid OR a.kode_peran = ${p.kode_peran}
      ORDER BY m.urut, m.id, a.id`;
  }
  bagiOrganisasi(idOrganisasi: string): Promise<BarisAcl[]> {
    return this.prisma.$queryRaw<BarisAcl[]>`${BARIS}
      WHERE a.id_organisasi = ${idOrganisasi}::uuid ORDER BY m.urut, m.id, a.id`;
  }
  daftar(idMenu: number | null, page: number, limit: number): Promise<BarisAcl[]> {
    return this.prisma.$queryRaw<BarisAcl[]>`${BARIS}
      WHERE (${idMenu}::int IS NULL OR a.id_menu = ${idMenu}::int)
      ORDER BY m.urut, m.id, a.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`;
  }
  async hitung(idMenu: number | null): Promise<number> {
    return this.prisma.menuAcl.count({ where: idMenu === null ? {} : { id_menu: idMenu } });
  }
  async organisasiAda(id: string): Promise<boolean> {
    return (await this.prisma.rows<object>`SELECT 1 AS ada FROM ${ORGANISASI} o WHERE o.id = ${id}::uuid`).length > 0;
  }

  /** Code of an entry, its row locked: one change of its ACL at a time. */
  async kunciMenu(tx: Tx, idMenu: number): Promise<string | null> {
    const rows = await tx.$queryRaw<{ kode: string }[]>`SELECT kode FROM menu WHERE id = ${idMenu} FOR UPDATE`;
    return rows[0]?.kode ?? null;
  }
  async menuDari(idAcl: number): Promise<number | null> {
    const a = await this.prisma.menuAcl.findUnique({ where: { id: idAcl }, select: { id_menu: true } });
    return a?.id_menu ?? null;
  }
  async baca(tx: Tx, id: number): Promise<BarisAcl | null> {
    const rows = await tx.$queryRaw<BarisAcl[]>`${BARIS} WHERE a.id = ${id}`;
    return rows[0] ?? null;
  }
  async cari(tx: Tx, idMenu: number, s: SasaranAcl): Promise<BarisAcl | null> {
    const a = await tx.menuAcl.findFirst({ where: { id_menu: idMenu, ...s }, select: { id: true } });
    return a && this.baca(tx, a.id);
  }
  async tambah(tx: Tx, idMenu: number, s: SasaranAcl, tampil: boolean): Promise<number> {
    return (await tx.menuAcl.create({ data: { id_menu: idMenu, ...s, tampil }, select: { id: true } })).id;
  }
  async ubah(tx: Tx, id: number, tampil: boolean): Promise<void> {
    await tx.menuAcl.update({ where: { id }, data: { tampil, versi: { increment: 1 } } });
  }
}
