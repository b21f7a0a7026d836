import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { page, type Answer } from '../../../http/envelope';
import { HalamanQuery } from '../../../http/halaman.dto';
import { SiaranDto, SiaranHasilDto, SiaranTercatatDto } from './siaran.dto';
import { SiaranService } from './siaran.service';

@Area('notification')
@Controller()
@PerluIzin('notifikasi.siar')
export class SiaranController {
  constructor(private readonly service: SiaranService) {}

  @Post('api-prod-ba/sendNotification/broadcastWeb')
  buat(@Pelaku() aktor: AktorSesi, @Body() body: SiaranDto): Promise<SiaranHasilDto> {
    return this.service.buat(aktor, body);
  }

  @Get('api/siaran')
  async daftar(@Query() q: HalamanQuery): Promise<Answer<SiaranTercatatDto[]>> {
    const { rows, meta } = await this.service.daftar(q.page ?? 1, q.limit ?? 20);
    return page(rows, meta);
  }
}
