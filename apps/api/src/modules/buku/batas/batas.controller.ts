import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, page, type Answer } from '../../../http/envelope';
import {
  AturBatasDto,
  BatasDto,
  BatasQuery,
  KomoditasBatasDto,
  KomoditasBatasQuery,
  LewatBatasDto,
  PerubahanBatasDto,
} from './batas.dto';
import { BatasService } from './batas.service';

/** Limits of companies for permits that no meeting determines. */
@Area('neraca')
@Controller('nk/v2/batas')
@PerluIzin('batas.baca')
export class BatasController {
  constructor(private readonly batas: BatasService) {}

  @Get()
  async daftar(@Pelaku() aktor: AktorSesi, @Query() q: BatasQuery): Promise<Answer<BatasDto[]>> {
    const { rows, meta } = await this.batas.daftar(aktor, q);
    return page(rows, meta);
  }

  /** 409 with the limit as it is when it is not as it was read; 422 below what stands on permits. */
  @Put()
  @PerluIzin('batas.atur')
  async atur(@Pelaku() aktor: AktorSesi, @Body() body: AturBatasDto): Promise<Answer<BatasDto>> {
    return answer(await this.batas.atur(aktor, body), pesan('berhasil.simpan'));
  }

  @Get('komoditas')
  komoditas(@Pelaku() aktor: AktorSesi, @Query() q: KomoditasBatasQuery): Promise<KomoditasBatasDto[]> {
    return this.batas.komoditas(aktor, q.tahun);
  }

  /** Permits that were given above a limit nobody had set. */
  @Get('melebihi')
  async lewat(@Pelaku() aktor: AktorSesi, @Query() q: BatasQuery): Promise<Answer<LewatBatasDto[]>> {
    const { rows, meta } = await this.batas.lewat(aktor, q);
    return page(rows, meta);
  }

  @Get(':id/perubahan')
  perubahan(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<PerubahanBatasDto[]> {
    return this.batas.perubahan(aktor, id);
  }
}
