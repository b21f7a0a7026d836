import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Area, Pelaku, PerluIzin, Raw } from '../../http/decorators';
import type { AktorSesi } from '../../http/masuk/actor';
import { KonsepQuery } from './konsep.dto';
import { KonsepService } from './konsep.service';

@Area('licensing')
@Controller('nk/v2/data-nk')
export class KonsepController {
  constructor(private readonly konsep: KonsepService) {}

  /** The letter that this decision would be, before it is made. */
  @Get('inhouse/konsep-surat')
  @PerluIzin('pengajuan.putuskan')
  @Raw()
  async surat(@Pelaku('semua') aktor: AktorSesi, @Query() q: KonsepQuery, @Res() res: Response): Promise<void> {
    const isi = await this.konsep.pdf(aktor, q.id_nk);
    res.setHeader('Content-Type', 'application/pdf');
    res.setHeader('Content-Length', String(isi.length));
    res.setHeader('Content-Disposition', 'inline; filename="konsep-surat.pdf"');
    res.setHeader('Cache-Control', 'private, no-store');
    res.end(isi);
  }
}
