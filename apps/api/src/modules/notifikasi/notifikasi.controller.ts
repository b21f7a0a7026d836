import { Body, Controller, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, BukanTindakan, Pelaku, PerluIzin, Raw } from '../../http/decorators';
import { page, type Answer } from '../../http/envelope';
import { Sse } from '../../http/sse';
import { AliranService } from './aliran.service';
import { AliranDto, BacaDto, BelumDibacaDto, NotifikasiDto, NotifikasiQuery, PilihanSurelDto } from './notifikasi.dto';
import { NotifikasiService } from './notifikasi.service';
import { PilihanService } from './pilihan.service';

@Area('notification')
@Controller()
@PerluIzin('notifikasi.baca')
export class NotifikasiController {
  constructor(
    private readonly service: NotifikasiService,
    private readonly aliranService: AliranService,
    private readonly pilihanService: PilihanService,
  ) {}

  @Get('api-prod-ba/mobile/get_notif_web')
  async daftar(@Pelaku() aktor: AktorSesi, @Query() q: NotifikasiQuery): Promise<Answer<NotifikasiDto[]>> {
    const { rows, meta } = await this.service.daftar(aktor, q.user_id, q.page ?? 1, q.limit ?? 20, q.belum);
    return page(rows, meta satisfies BelumDibacaDto);
  }

  @Post('api/notifikasi/baca')
  @HttpCode(200)
  baca(@Pelaku() aktor: AktorSesi, @Body() body: BacaDto): Promise<BelumDibacaDto> {
    return this.service.baca(aktor, body.ids);
  }

  /**
   * Server-sent events `pemberitahuan`, each with an AliranDto as JSON: at the connection, and whenever a notice was
   * added or read. A stream ends after ten minutes, or with its session; the browser opens the next one.
   * Five for a user, the oldest ends for the sixth; a process that has no room for more answers 503 with Retry-After.
   */
  @Get('api/notifikasi/aliran')
  @Raw()
  @BukanTindakan()
  @ApiOkResponse({ description: 'Aliran peristiwa', content: { 'text/event-stream': { schema: { type: 'string' } } } })
  @ApiExtraModels(AliranDto)
  aliran(@Pelaku() aktor: AktorSesi, @Res() res: Response): void {
    this.aliranService.pastikanTempat(aktor.id_user);
    this.aliranService.buka(aktor, new Sse(res));
  }

  @Get('api/notifikasi/pilihan')
  @PerluIzin('profil.kelola')
  pilihan(@Pelaku() aktor: AktorSesi): Promise<PilihanSurelDto> {
    return this.pilihanService.baca(aktor);
  }

  @Put('api/notifikasi/pilihan')
  @PerluIzin('profil.kelola')
  ubahPilihan(@Pelaku() aktor: AktorSesi, @Body() body: PilihanSurelDto): Promise<PilihanSurelDto> {
    return this.pilihanService.ubah(aktor, body.surel_notif);
  }
}
