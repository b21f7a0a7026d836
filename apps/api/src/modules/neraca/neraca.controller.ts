import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../http/decorators';
import { answer, type Answer } from '../../http/envelope';
import { GarisService } from './garis.service';
import {
  GarisDto,
  KomoditasNeracaDto,
  KonsepDto,
  PapanDto,
  PapanQuery,
  SimpanGarisDto,
  SimpanKonsepDto,
  TahunNeracaQuery,
} from './neraca.dto';
import { PapanService } from './papan.service';
import { PenetapanService } from './penetapan.service';

/** National lines, and the requests that stand on them. */
@Area('neraca')
@Controller('nk/v2/neraca')
@PerluIzin('neraca.baca')
export class NeracaController {
  constructor(
    private readonly papan: PapanService,
    private readonly garis: GarisService,
    private readonly penetapan: PenetapanService,
  ) {}

  /** Commodities of a balance year that wait for a determination or have a line; the next year when none is named. */
  @Get()
  daftar(@Query() q: TahunNeracaQuery): Promise<KomoditasNeracaDto[]> {
    return this.papan.daftar(q.tahun);
  }

  @Get('papan/:kd_komoditas')
  satu(@Param('kd_komoditas') kdKomoditas: string, @Query() q: PapanQuery): Promise<PapanDto> {
    return this.papan.papan(kdKomoditas, q.tahun);
  }

  /** 409 with the line as it is when it is not as it was read. */
  @Put('garis')
  @PerluIzin('neraca.susun')
  async simpan(@Pelaku() aktor: AktorSesi, @Body() body: SimpanGarisDto): Promise<Answer<GarisDto>> {
    return answer(await this.garis.simpan(aktor, body), 'Data Berhasil Disimpan');
  }

  /** Keeps what is prepared; determines nothing. */
  @Put('konsep')
  @PerluIzin('neraca.susun')
  async konsep(@Pelaku() aktor: AktorSesi, @Body() body: SimpanKonsepDto): Promise<Answer<KonsepDto>> {
    return answer(await this.penetapan.simpanKonsep(aktor, body), 'Data Berhasil Disimpan');
  }
}
