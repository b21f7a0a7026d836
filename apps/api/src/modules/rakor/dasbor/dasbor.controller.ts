import { Controller, Get, Query } from '@nestjs/common';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { page, type Answer } from '../../../http/envelope';
import type { AktorSesi } from '../../../http/masuk/actor';
import { IzinDisetujuiService } from '../../pengajuan/monitoring/izin-disetujui.service';
import { TahunRapatQuery } from '../rapat/rapat.dto';
import { DasborRapatDto, IzinDisetujuiDto, IzinDisetujuiQuery } from './dasbor.dto';
import { DasborRapatService } from './dasbor.service';

/** What meetings have made of a year, and what was granted. */
@Area('rakor')
@Controller('nk/v2/rakor')
@PerluIzin('rakor.baca')
export class DasborRapatController {
  constructor(
    private readonly dasborRapat: DasborRapatService,
    private readonly izin: IzinDisetujuiService,
  ) {}

  /** Lines of a balance year through its meetings; the next year when none is named. */
  @Get('dashboard')
  dasbor(@Query() q: TahunRapatQuery): Promise<DasborRapatDto> {
    return this.dasborRapat.dasbor(q.tahun);
  }
  /** Permits that were granted, the reader's own: a company's its, a ministry's what it handles. */
  @Get('approved-permit')
  @PerluIzin('pengajuan.baca')
  async disetujui(@Pelaku() aktor: AktorSesi, @Query() q: IzinDisetujuiQuery): Promise<Answer<IzinDisetujuiDto[]>> {
    const { rows, meta } = await this.izin.daftar(aktor, q.keyword, q.page ?? 1, q.size ?? 20);
    return page(rows, meta);
  }
}
