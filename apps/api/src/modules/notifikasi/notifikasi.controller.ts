import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { AktorSesi } from '../../http/actor';
import { Area, Pelaku, PerluIzin } from '../../http/decorators';
import { page, type Answer } from '../../http/envelope';
import { BacaDto, BelumDibacaDto, NotifikasiDto, NotifikasiQuery } from './notifikasi.dto';
import { NotifikasiService } from './notifikasi.service';

@Area('notification')
@Controller()
@PerluIzin('notifikasi.baca')
export class NotifikasiController {
  constructor(private readonly service: NotifikasiService) {}

  @Get('api-prod-ba/mobile/get_notif_web')
  async daftar(@Pelaku() aktor: AktorSesi, @Query() q: NotifikasiQuery): Promise<Answer<NotifikasiDto[]>> {
    const { rows, meta } = await this.service.daftar(aktor, q.user_id, q.page ?? 1, q.limit ?? 20);
    return page(rows, meta satisfies BelumDibacaDto);
  }

  @Post('api/notifikasi/baca')
  @HttpCode(200)
  baca(@Pelaku() aktor: AktorSesi, @Body() body: BacaDto): Promise<BelumDibacaDto> {
    return this.service.baca(aktor, body.ids);
  }
}
