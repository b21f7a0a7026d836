import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { rapikanMenu } from '@sinas/domain/akses/menu';
import { punyaIzin } from '@sinas/domain/akses/peran';
import { UUID } from '@sinas/domain/format/uuid';
import { TidakAda } from '../../platform/errors';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../audit/riwayat-akun.service';
import { MenuRepository, type BarisMenu, type PemilikMenu } from './menu.repository';

export type MenuTampil = BarisMenu;

/** Menus only show; permissions decide. */
@Injectable()
export class MenuService {
  constructor(
    private readonly repo: MenuRepository,
    private readonly riwayat: RiwayatAkunService,
    private readonly prisma: PrismaService,
  ) {}

  async untuk(idUser: string, idOrganisasi: string | null, kodePeran: string): Promise<MenuTampil[]> {
    return rapikanMenu(await this.repo.visible(idUser, idOrganisasi, kodePeran));
  }

  /** The user behind the id: oneself, or anybody for who may look at all menus. Everybody else's is not there. */
  async pemilik(aktor: Aktor, idUser: string): Promise<PemilikMenu> {
    if (idUser.toLowerCase() === aktor.id_user)
      return { id: aktor.id_user, id_organisasi: aktor.id_organisasi, kode_peran: aktor.peran };
    const boleh = punyaIzin(aktor.peran, 'menu.lihat') && UUID.test(idUser);
    const pemilik = boleh ? await this.repo.pemilik(idUser) : null;
    if (!pemilik) throw new TidakAda();
    return pemilik;
  }

  /** The menu as that user sees it. */
  async milik(aktor: Aktor, idUser: string): Promise<MenuTampil[]> {
    const p = await this.pemilik(aktor, idUser);
    return this.untuk(p.id, p.id_organisasi, p.kode_peran);
  }

  /** Children of an entry, as far as the actor sees them. */
  async anak(aktor: Aktor, idParent: number): Promise<MenuTampil[]> {
    return (await this.milik(aktor, aktor.id_user)).filter((m) => m.id_parent === idParent);
  }

  /** Favourites are one's own, and only what is still shown. */
  async favorit(aktor: Aktor, idUser: string): Promise<MenuTampil[]> {
    if (idUser.toLowerCase() !== aktor.id_user) throw new TidakAda();
    const [tampak, favorit] = await Promise.all([this.milik(aktor, idUser), this.repo.favorit(aktor.id_user)]);
    return tampak.filter((m) => favorit.includes(m.id));
  }

  async aturFavorit(aktor: Aktor, idUser: string, idMenu: number, favorit: boolean): Promise<MenuTampil[]> {
    if (idUser.toLowerCase() !== aktor.id_user) throw new TidakAda();
    const tampak = await this.milik(aktor, idUser);
    // A heading leads nowhere. What is hidden by now may still be taken off.
    if (favorit && !tampak.some((m) => m.id === idMenu && m.uri !== '')) throw new TidakAda();
    await this.prisma.tx(async (tx) => {
      if (!(await this.repo.aturFavorit(tx, aktor.id_user, idMenu, favorit))) return;
      await this.riwayat.catat(tx, aktor, {
        objek: 'menu',
        id_objek: String(idMenu),
        peristiwa: 'favorit',
        sebelum: { id_user: aktor.id_user, favorit: !favorit },
        sesudah: { id_user: aktor.id_user, favorit },
      });
    });
    return this.favorit(aktor, idUser);
  }

  /** Parts of the dashboard given to a user, for himself and for who gives them. */
  async tableau(aktor: Aktor, idUser: string) {
    const boleh = idUser.toLowerCase() === aktor.id_user || punyaIzin(aktor.peran, 'dasbor.atur');
    if (!boleh || !UUID.test(idUser) || !(await this.repo.pemilik(idUser))) throw new TidakAda();
    return this.repo.elemenDasbor(idUser);
  }
}
