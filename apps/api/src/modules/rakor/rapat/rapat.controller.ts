import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { KODE_JENIS_RAPAT } from '@sinas/domain/rakor/jenis';
import { Area, BukanTindakan, Pelaku, PerluIzin, Raw } from '../../../http/decorators';
import { answer, page, type Answer } from '../../../http/envelope';
import { HalamanQuery } from '../../../http/halaman.dto';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Sse } from '../../../http/sse';
import { AliranRapatService } from './aliran-rapat.service';
import {
  LangkahRapatDto,
  RakornisBaruDto,
  RakornisUbahDto,
  RapatBaruDto,
  RapatDaftarDto,
  RapatQuery,
  RapatRinciDto,
  RapatUbahDto,
  RiwayatRapatDto,
  SuntingDto,
  TahunRapatQuery,
} from './rapat.dto';
import { RapatService } from './rapat.service';

const TERSIMPAN = 'Data Berhasil Disimpan';
const TEKNIS = [1] as const;
const MENTERI = KODE_JENIS_RAPAT.filter((k) => k !== 1);
const SEMUA = 1_000;

/** Meetings: made, kept, called, begun, ended. */
@Area('rakor')
@Controller('nk/v2')
@PerluIzin('rakor.baca')
export class RapatController {
  constructor(
    private readonly rapat: RapatService,
    private readonly aliranRapat: AliranRapatService,
  ) {}

  @Get('rakor')
  async daftar(@Pelaku() aktor: AktorSesi, @Query() q: RapatQuery): Promise<Answer<RapatDaftarDto[]>> {
    const { jenis, page: halaman = 1, limit = 20, ...saring } = q;
    const { rows, meta } = await this.rapat.daftar(aktor, { ...saring, jenis: jenis && [jenis] }, halaman, limit);
    return page(rows, meta);
  }
  /** Technical meetings of a balance year. */
  @Get('data-nk/rakornis')
  async rakornis(@Pelaku() aktor: AktorSesi, @Query() q: TahunRapatQuery): Promise<Answer<RapatDaftarDto[]>> {
    const { rows, meta } = await this.rapat.daftar(aktor, { tahun: q.tahun, jenis: TEKNIS }, 1, SEMUA);
    return page(rows, meta);
  }
  @Get('data-nk/rakornis/all')
  async rakornisSemua(@Pelaku() aktor: AktorSesi): Promise<Answer<RapatDaftarDto[]>> {
    const { rows, meta } = await this.rapat.daftar(aktor, { jenis: TEKNIS }, 1, SEMUA);
    return page(rows, meta);
  }

  @Post('rakornis')
  @PerluIzin('rakor.kelola')
  async buatRakornis(@Pelaku() aktor: AktorSesi, @Body() body: RakornisBaruDto): Promise<Answer<RapatRinciDto>> {
    return answer(await this.rapat.buat(aktor, TEKNIS[0], body), TERSIMPAN);
  }
  @Post('rakor')
  @PerluIzin('rakor.kelola')
  async buat(@Pelaku() aktor: AktorSesi, @Body() body: RapatBaruDto): Promise<Answer<RapatRinciDto>> {
    const { jenis, ...isi } = body;
    return answer(await this.rapat.buat(aktor, jenis, isi), TERSIMPAN);
  }
  @Put('rakornis/:id')
  @PerluIzin('rakor.kelola')
  async ubahRakornis(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: RakornisUbahDto,
  ): Promise<Answer<RapatRinciDto>> {
    return answer(await this.rapat.ubah(aktor, id, body, TEKNIS), TERSIMPAN);
  }
  @Put('rakor')
  @PerluIzin('rakor.kelola')
  async ubah(@Pelaku() aktor: AktorSesi, @Body() body: RapatUbahDto): Promise<Answer<RapatRinciDto>> {
    const { id_rakor, ...isi } = body;
    return answer(await this.rapat.ubah(aktor, id_rakor, isi, MENTERI), TERSIMPAN);
  }

  /** Everything of one meeting but its rows, with the buttons that the reader has. */
  @Get('rakor/rinci/:id')
  rinci(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<RapatRinciDto> {
    return this.rapat.rinci(aktor, id);
  }
  @Get('rakor/riwayat/:id')
  async riwayat(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Query() q: HalamanQuery,
  ): Promise<Answer<RiwayatRapatDto[]>> {
    const { rows, meta } = await this.rapat.sejarah(aktor, id, q.page ?? 1, q.limit ?? 50);
    return page(rows, meta);
  }
  /** Called, called off, begun, closed, opened again. */
  @Post('rakor/langkah/:id')
  @HttpCode(200)
  @PerluIzin('rakor.kelola')
  async langkah(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: LangkahRapatDto,
  ): Promise<Answer<RapatRinciDto>> {
    return answer(await this.rapat.langkah(aktor, id, body), TERSIMPAN);
  }

  /**
   * Server-sent events of a meeting. `rapat`: `{bagian: [...]}`, parts to be read again (rapat, garis, baris, tanda_tangan,
   * terap); `sunting`: who works on which row; `tampil`: `{id_garis}`, the line that the room is to see. A stream ends after ten minutes, or with a session; the browser opens the
   * next one.
   */
  @Get('rakor/aliran/:id')
  @Raw()
  @BukanTindakan()
  @ApiOkResponse({ description: 'Aliran peristiwa', content: { 'text/event-stream': { schema: { type: 'string' } } } })
  async aliran(@Pelaku() aktor: AktorSesi, @Param('id') id: string, @Res() res: Response): Promise<void> {
    await this.aliranRapat.buka(aktor, id, () => new Sse(res));
  }
  @Post('rakor/sunting/:id')
  @HttpCode(200)
  @PerluIzin('rakor.baris')
  async sunting(@Pelaku() aktor: AktorSesi, @Param('id') id: string, @Body() body: SuntingDto): Promise<void> {
    await this.aliranRapat.sunting(aktor, id, body.id_baris ?? null, body.id_garis ?? null);
  }
}
