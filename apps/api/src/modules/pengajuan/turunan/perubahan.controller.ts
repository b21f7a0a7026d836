import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import { PerubahanService } from './perubahan.service';
import { HasilPerubahanDto, JsonPerubahanDto, NoAjuQuery } from './turunan.dto';

/** The change JSON of a change: what differs from its decision, and why. */
@Area('licensing')
@Controller('nk/v2/data-nk')
@PerluIzin('pengajuan.turunkan')
export class PerubahanController {
  constructor(private readonly perubahan: PerubahanService) {}

  @Get('jsonPerubahan')
  @PerluIzin('pengajuan.baca')
  baca(@Pelaku() aktor: AktorSesi, @Query() q: NoAjuQuery): Promise<HasilPerubahanDto> {
    return this.perubahan.baca(aktor, q.no_aju);
  }

  @Post('postJsonPerubahan')
  async simpan(@Pelaku() aktor: AktorSesi, @Body() body: JsonPerubahanDto): Promise<Answer<HasilPerubahanDto>> {
    return answer(await this.perubahan.simpan(aktor, body.no_aju, body), 'Data Berhasil Disimpan');
  }

  @Delete('deleteJsonPerubahan')
  async hapus(@Pelaku() aktor: AktorSesi, @Query() q: NoAjuQuery): Promise<Answer<HasilPerubahanDto>> {
    return answer(await this.perubahan.hapus(aktor, q.no_aju), 'Data Berhasil Dihapus');
  }
}
