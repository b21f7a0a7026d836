import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../http/decorators';
import { answer, type Answer } from '../../http/envelope';
import { DataRakormenDto, HasilPenetapanDto, TetapkanDto } from './penetapan.dto';
import { PenetapanService } from './penetapan.service';

/** Determination of quantities, and what a case was determined by. */
@Area('licensing')
@Controller('nk/v2/data-nk')
@PerluIzin('pengajuan.baca')
export class PenetapanController {
  constructor(private readonly penetapan: PenetapanService) {}

  /** T20: all of these files or none. */
  @Post('keputusanRakormen')
  @PerluIzin('rakor.tetapkan')
  async tetapkan(@Pelaku() aktor: AktorSesi, @Body() body: TetapkanDto): Promise<Answer<HasilPenetapanDto[]>> {
    const hasil = await this.penetapan.tetapkan(aktor, body);
    const data = hasil.map(({ berkas: p }) => ({
      idNk: String(p.id),
      noAju: p.no_aju,
      versi: p.versi,
      kd_status_pengajuan: p.kd_status,
      no_keputusan: p.no_keputusan,
    }));
    return answer(data, pesan('penetapan.berhasil', { n: data.length }));
  }

  @Get('dataRakormen/:id')
  dataRakormen(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<DataRakormenDto> {
    return this.penetapan.dataRakormen(aktor, id);
  }
}
