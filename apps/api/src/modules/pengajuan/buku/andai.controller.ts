import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { AndaiDto, HasilAndaiDto, HasilAndaiMintaDto } from './andai.dto';
import { AndaiMintaService } from './andai-minta.service';
import { AndaiService } from './andai.service';

/** What would be, from the ledger's own movements. Reads only. */
@Area('licensing')
@Controller('nk/v2/data-nk')
export class AndaiController {
  constructor(
    private readonly andai: AndaiService,
    private readonly minta: AndaiMintaService,
  ) {}

  /** For desks: rows that are not named stand as recommended, which no applicant reads. A POST, since quantities of many rows do not fit in an address. */
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

  /** For who writes it: what the draft asks for as it stands, beside what the company may ask for and holds. */
  @Get('andai-minta/:id_nk')
  @PerluIzin('pengajuan.ubah')
  diminta(@Pelaku() aktor: AktorSesi, @Param('id_nk') idNk: string): Promise<HasilAndaiMintaDto> {
    return this.minta.hitung(aktor, idNk);
  }
}
