import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, KlaimKunci, KunciSendiri, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import type { Klaim } from '../../../platform/idempoten/klaim';
import { SerahDto, SerahKirimDto } from './serah.dto';
import { SerahService } from './serah.service';

/** What is taken from a decision after it was made: given back by its company (T33), or by an evaluation (T34). */
@Area('licensing')
@Controller('api/serah')
@PerluIzin('pengajuan.baca')
export class SerahController {
  constructor(private readonly serah: SerahService) {}

  @Get(':id')
  baca(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<SerahDto> {
    return this.serah.baca(aktor, id);
  }

  @Post(':id')
  @HttpCode(200)
  @KunciSendiri()
  @PerluIzin('pengajuan.serahkan')
  async serahkan(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: SerahKirimDto,
    @KlaimKunci() klaim: Klaim | null,
  ): Promise<Answer<SerahDto>> {
    await this.serah.serahkan(aktor, id, body, klaim);
    return answer(await this.serah.baca(aktor, id), pesan('serah.berhasil'));
  }
}
