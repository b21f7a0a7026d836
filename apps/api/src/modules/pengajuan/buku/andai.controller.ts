import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { AndaiDto, HasilAndaiDto } from './andai.dto';
import { AndaiService } from './andai.service';

/** For desks: rows that are not named stand as recommended, which no applicant reads. Reads only; it is a POST because quantities of many rows do not fit in an address. */
@Area('licensing')
@Controller('nk/v2/data-nk')
export class AndaiController {
  constructor(private readonly andai: AndaiService) {}

  @Post('andai/:id_nk')
  @HttpCode(200)
  @PerluIzin('pengajuan.antrean')
  hitung(
    @Pelaku('semua') aktor: AktorSesi,
    @Param('id_nk') idNk: string,
    @Body() body: AndaiDto,
  ): Promise<HasilAndaiDto> {
    return this.andai.hitung(aktor, idNk, new Map(body.rincian.map((r) => [r.id, r.jml])));
  }
}
