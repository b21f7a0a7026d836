import { Controller, Get, Query } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { CatatanSeringDto, CatatanSeringQuery } from './catatan-sering.dto';
import { CatatanSeringService } from './catatan-sering.service';

@Area('licensing')
@Controller('nk/v2/data-nk/inhouse')
export class CatatanSeringController {
  constructor(private readonly sering: CatatanSeringService) {}

  /** Remarks that were written on a field before, most used first. */
  @Get('catatan-sering')
  @PerluIzin('pengajuan.antrean')
  daftar(@Pelaku('semua') aktor: AktorSesi, @Query() q: CatatanSeringQuery): Promise<CatatanSeringDto[]> {
    return this.sering.daftar(aktor, q.langkah, q.kd_field);
  }
}
