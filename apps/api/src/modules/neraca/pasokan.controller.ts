import { Controller, Get, Param, Query } from '@nestjs/common';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../http/decorators';
import { PasokanDto, PasokanQuery } from './pasokan.dto';
import { PasokanService } from './pasokan.service';

/** Supply and demand as officers read it. */
@Area('rki')
@Controller('nk/v2/data-nk/rki/supply-demand/pengajuan')
@PerluIzin('rakor.baca')
export class PasokanController {
  constructor(private readonly pasokan: PasokanService) {}

  @Get()
  semua(@Pelaku() aktor: AktorSesi, @Query() q: PasokanQuery): Promise<PasokanDto[]> {
    return this.pasokan.daftar(aktor, q);
  }

  @Get('ga/:kd_ga')
  ga(@Pelaku() aktor: AktorSesi, @Param('kd_ga') kdGa: string, @Query() q: PasokanQuery): Promise<PasokanDto[]> {
    return this.pasokan.daftar(aktor, q, kdGa);
  }
}
