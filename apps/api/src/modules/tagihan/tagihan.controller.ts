import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../http/decorators';
import { answer, type Answer } from '../../http/envelope';
import { BatalTagihanDto, TagihanDto } from './tagihan.dto';
import { TagihanService } from './tagihan.service';

/** The bill of a file (T12 to T14, T36). */
@Area('rki')
@Controller('nk/v2/data-nk/rki/pengajuan')
export class TagihanController {
  constructor(private readonly tagihan: TagihanService) {}

  @Get('billing/:id')
  @PerluIzin('billing.baca')
  lihat(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<TagihanDto> {
    return this.tagihan.lihat(aktor, id);
  }

  /** Has the billing system asked; answers what is known now. */
  @Get('refreshBilling/:id')
  @PerluIzin('billing.segarkan')
  async segarkan(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<Answer<TagihanDto>> {
    return answer(await this.tagihan.segarkan(aktor, id), pesan('tagihan.diperiksa'));
  }

  /** The first bill, by the ministry; a new one after an expiry, by whoever pays or works on the file. */
  @Post('billing/:id')
  @HttpCode(200)
  @PerluIzin('billing.segarkan')
  async terbit(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<Answer<null>> {
    return answer(null, await this.tagihan.terbit(aktor, id));
  }

  @Post('billing/:id/batal')
  @HttpCode(200)
  @PerluIzin('pengajuan.telaah')
  async batal(@Pelaku() aktor: AktorSesi, @Param('id') id: string, @Body() b: BatalTagihanDto): Promise<Answer<null>> {
    await this.tagihan.batal(aktor, id, b.alasan);
    return answer(null, pesan('tagihan.batal'));
  }
}
