import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../http/decorators';
import { page, type Answer } from '../../http/envelope';
import { AclService } from './acl.service';
import { AclBaruDto, AclDto, AclQuery, AclUbahDto } from './menu.dto';

@Area('menu')
@Controller('api-prod/menu')
export class AclController {
  constructor(private readonly acl: AclService) {}

  /** ACL entries that have a word on a user's menu: his own, his organization's, his role's. */
  @Get('user/:id/acl')
  @PerluIzin('menu.baca')
  user(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<AclDto[]> {
    return this.acl.bagiPengguna(aktor, id);
  }

  @Get('organization/:id')
  @PerluIzin('menu.baca')
  organisasi(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<AclDto[]> {
    return this.acl.bagiOrganisasi(aktor, id);
  }

  /** All ACL entries, of one menu entry when it is named. */
  @Get('acl')
  @PerluIzin('menu.lihat')
  async daftar(@Query() q: AclQuery): Promise<Answer<AclDto[]>> {
    const { rows, meta } = await this.acl.daftar(q.id_menu, q.page ?? 1, q.limit ?? 100);
    return page(rows, meta);
  }

  @Post('acl')
  @PerluIzin('menu.kelola')
  atur(@Pelaku() aktor: AktorSesi, @Body() body: AclBaruDto): Promise<AclDto> {
    return this.acl.atur(aktor, body);
  }

  @Put('acl/:id')
  @PerluIzin('menu.kelola')
  ubah(@Pelaku() aktor: AktorSesi, @Param('id') id: string, @Body() body: AclUbahDto): Promise<AclDto> {
    return this.acl.ubah(aktor, id, body);
  }
}
