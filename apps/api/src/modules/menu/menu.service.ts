import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { TidakAda } from '../../platform/errors';
import { MenuRepository, type BarisMenu } from './menu.repository';

export type MenuTampil = BarisMenu;

/** Menus only show; permissions decide. */
@Injectable()
export class MenuService {
  constructor(private readonly repo: MenuRepository) {}

  untuk(idUser: string, idOrganisasi: string | null, kodePeran: string): Promise<MenuTampil[]> {
    return this.repo.visible(idUser, idOrganisasi, kodePeran);
  }

  /** One's own menu; another user's id is not there. */
  async milik(aktor: Aktor, idUser: string): Promise<MenuTampil[]> {
    if (idUser !== aktor.id_user) throw new TidakAda();
    return this.untuk(aktor.id_user, aktor.id_organisasi, aktor.peran);
  }

  /** Children of an entry, as far as the actor sees them. */
  async anak(aktor: Aktor, idParent: number): Promise<MenuTampil[]> {
    const tampak = await this.untuk(aktor.id_user, aktor.id_organisasi, aktor.peran);
    return tampak.filter((m) => m.id_parent === idParent);
  }
}
