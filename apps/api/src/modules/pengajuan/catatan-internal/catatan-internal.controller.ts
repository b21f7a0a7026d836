import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import { CatatanInternalDto, CatatanInternalTulisDto } from './catatan-internal.dto';
import { CatatanInternalService } from './catatan-internal.service';

/** What officers of one ministry tell each other about a file; no company and no other ministry reads it. */
@Area('licensing')
@Controller('nk/v2/data-nk/inhouse/catatan-internal')
@PerluIzin('pengajuan.antrean')
export class CatatanInternalController {
  constructor(private readonly catatan: CatatanInternalService) {}

  @Get(':id')
  baca(@Pelaku('semua') aktor: AktorSesi, @Param('id') id: string): Promise<CatatanInternalDto> {
    return this.catatan.baca(aktor, id);
  }

  @Post(':id')
  @HttpCode(201)
  async tulis(
    @Pelaku('semua') aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: CatatanInternalTulisDto,
  ): Promise<Answer<CatatanInternalDto>> {
    await this.catatan.tulis(aktor, id, body.teks);
    return answer(await this.catatan.baca(aktor, id), pesan('berhasil.simpan'));
  }
}
