import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../http/decorators';
import { AnakMenuQuery, TautanDasborDto, FavoritDto, MenuDto } from './menu.dto';
import { MenuService } from './menu.service';

@Area('menu')
@Controller('api-prod/menu')
@PerluIzin('menu.baca')
export class MenuController {
  constructor(private readonly menu: MenuService) {}

  /** The menu as that user sees it. */
  @Get('user/:id')
  user(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<MenuDto[]> {
    return this.menu.milik(aktor, id);
  }

  @Get('favorite/:id')
  favorit(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<MenuDto[]> {
    return this.menu.favorit(aktor, id);
  }

  @Post('favorite/:id')
  @HttpCode(200)
  aturFavorit(@Pelaku() aktor: AktorSesi, @Param('id') id: string, @Body() body: FavoritDto): Promise<MenuDto[]> {
    return this.menu.aturFavorit(aktor, id, body.id_menu, body.favorit);
  }

  @Get('child')
  child(@Pelaku() aktor: AktorSesi, @Query() query: AnakMenuQuery): Promise<MenuDto[]> {
    return this.menu.anak(aktor, query.id_parent);
  }
}

@Area('licensing')
@Controller('nk/v2/data-nk')
@PerluIzin('dasbor.baca')
export class TableauController {
  constructor(private readonly menu: MenuService) {}

  /** Parts of the dashboard that were given to a user. */
  @Get('menuTableau/:user')
  tableau(@Pelaku() aktor: AktorSesi, @Param('user') user: string): Promise<TautanDasborDto[]> {
    return this.menu.tableau(aktor, user);
  }

  /** What the caller's own boards are called and where they stand. */
  @Get('ref/tableau-value')
  @Area('licensing-ref')
  @PerluIzin('referensi.baca')
  tableauMilik(@Pelaku() aktor: AktorSesi): Promise<TautanDasborDto[]> {
    return this.menu.tableau(aktor, aktor.id_user);
  }
}
