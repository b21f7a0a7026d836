import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service';

export interface BarisMenu {
  id: number;
  id_parent: number | null;
  kode: string;
  judul: string;
  uri: string;
  ikon: string | null;
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
}
