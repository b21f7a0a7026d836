import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { asalPermintaan } from '../../http/masuk/asal';
import { Area, Publik } from '../../http/decorators';
import { KeputusanPublikDto, RingkasanPublikDto, SidikQuery } from './publik.dto';
import { PublikService } from './publik.service';

@Area('publik')
@Controller('api/publik')
export class PublikController {
  constructor(private readonly service: PublikService) {}

  /** Is this decision genuine, and does it hold today? */
  @Get('keputusan/:kode')
  @Publik()
  keputusan(@Param('kode') kode: string, @Query() q: SidikQuery, @Req() req: Request): Promise<KeputusanPublikDto> {
    return this.service.keputusan(kode, asalPermintaan(req).alamat ?? '', q.sha256);
  }

  @Get('ringkasan')
  @Publik()
  ringkasan(): Promise<RingkasanPublikDto> {
    return this.service.ringkasan();
  }
}
