import { Controller, Get, Param, Query } from '@nestjs/common';
import type { AktorSesi } from '../../http/actor';
import { Area, Pelaku, PerluIzin } from '../../http/decorators';
import { AnakMenuQuery, MenuDto } from './menu.dto';
import { MenuService } from './menu.service';

@Area('menu')
@Controller('api-prod/menu')
export class MenuController {
  constructor(private readonly menu: MenuService) {}

  /** ACL entries of a user: the menu entries shown to him. */
  @Get('user/:id/acl')
  @PerluIzin('menu.baca')
  acl(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<MenuDto[]> {
    return this.menu.milik(aktor, id);
  }

  @Get('user/:id')
  @PerluIzin('menu.baca')
  user(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<MenuDto[]> {
    return this.menu.milik(aktor, id);
  }

  @Get('child')
  @PerluIzin('menu.baca')
  child(@Pelaku() aktor: AktorSesi, @Query() query: AnakMenuQuery): Promise<MenuDto[]> {
    return this.menu.anak(aktor, query.id_parent);
  }
}
