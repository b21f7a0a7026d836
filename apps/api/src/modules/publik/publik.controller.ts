import { Controller, Get, Param } from '@nestjs/common';
import { Area, Publik } from '../../http/decorators';
import { KeputusanPublikDto, RingkasanPublikDto } from './publik.dto';
import { PublikService } from './publik.service';

@Area('publik')
@Controller('api/publik')
export class PublikController {
  constructor(private readonly service: PublikService) {}

  /** Is this decision genuine, and does it hold today? */
  @Get('keputusan/:kode')
  @Publik()
  keputusan(@Param('kode') kode: string): Promise<KeputusanPublikDto> {
    return this.service.keputusan(kode);
  }

  @Get('ringkasan')
  @Publik()
  ringkasan(): Promise<RingkasanPublikDto> {
    return this.service.ringkasan();
  }
}
