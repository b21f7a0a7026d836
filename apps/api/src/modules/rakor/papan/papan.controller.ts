import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { Area, FormulirTanpaBerkas, Pelaku, PerluIzin } from '../../../http/decorators';
import type { AktorSesi } from '../../../http/masuk/actor';
import { AgendaRapatDto, TahunRapatQuery } from '../rapat/rapat.dto';
import { RapatService } from '../rapat/rapat.service';
import {
  BarisRapatDto,
  BarisRapatQuery,
  GarisRapatDto,
  IdRakorQuery,
  IsiGarisDto,
  PratinjauDto,
  RapatBersarangDto,
  RkQuery,
  TentukanDto,
} from './papan.dto';
import { PapanRapatService } from './papan.service';
import { TentukanService } from './tentukan.service';

/** The live board: lines, rows, and what they get. */
@Area('rakor')
@Controller('nk/v2/rakor')
@PerluIzin('rakor.baca')
export class PapanRapatController {
  constructor(
    private readonly papan: PapanRapatService,
    private readonly tentukan: TentukanService,
    private readonly rapat: RapatService,
  ) {}

  @Get('list-komoditas')
  async agenda(@Pelaku() aktor: AktorSesi, @Query() q: IdRakorQuery): Promise<AgendaRapatDto[]> {
    return (await this.rapat.rinci(aktor, q.id_rakor)).agenda;
  }
  @Get('nested-rakor')
  bersarang(@Pelaku() aktor: AktorSesi, @Query() q: TahunRapatQuery): Promise<RapatBersarangDto[]> {
    return this.papan.bersarang(aktor, { tahun: q.tahun });
  }
  @Get('sum')
  jumlah(@Pelaku() aktor: AktorSesi, @Query() q: IdRakorQuery): Promise<GarisRapatDto[]> {
    return this.papan.jumlah(aktor, q.id_rakor);
  }
  @Get('rk')
  baris(@Pelaku() aktor: AktorSesi, @Query() q: RkQuery): Promise<BarisRapatDto[]> {
    return this.papan.baris(aktor, q.id_rakor, q.kd_komoditas);
  }
  /** Rows of a line; with `sejak` those that have changed after it. */
  @Get('nested/:id')
  isi(@Pelaku() aktor: AktorSesi, @Param('id') id: string, @Query() q: BarisRapatQuery): Promise<IsiGarisDto> {
    return this.papan.isi(aktor, id, q.sejak === undefined ? undefined : new Date(q.sejak));
  }
  /** All rows of a line at once, form-encoded or JSON; a preview first. */
  @Post('postBulk')
  @HttpCode(200)
  @FormulirTanpaBerkas()
  @ApiConsumes('application/x-www-form-urlencoded', 'application/json')
  @PerluIzin('rakor.kelola')
  semua(@Pelaku() aktor: AktorSesi, @Body() body: TentukanDto): Promise<PratinjauDto> {
    return this.tentukan.semua(aktor, body);
  }
}
