import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../http/decorators';
import { page, type Answer } from '../../http/envelope';
import {
  DampakKalenderDto,
  KalenderDto,
  RiwayatKalenderDto,
  RiwayatKalenderQuery,
  SimpanKalenderDto,
  TahunKalenderQuery,
  UbahanKalenderDto,
  UbahanTersimpanDto,
} from './kelola-kalender.dto';
import { KelolaKalenderService } from './kelola-kalender.service';

const BARIS = 25;

/** The calendar as operators keep it: looked at first, then saved. */
@Area('kelola-kalender')
@Controller('nk/v2/kelola-kalender')
@PerluIzin('kalender.kelola')
export class KelolaKalenderController {
  constructor(private readonly service: KelolaKalenderService) {}

  /** Everything of a balance year; the next one when none is named. */
  @Get()
  semua(@Query() q: TahunKalenderQuery): Promise<KalenderDto> {
    return this.service.semua(q.tahun);
  }

  /** Whom a change would touch, with the mark that it is saved by. */
  @Post('pratinjau')
  @HttpCode(200)
  pratinjau(@Body() body: UbahanKalenderDto): Promise<DampakKalenderDto> {
    return this.service.pratinjau(body);
  }

  /** 409 with a fresh preview when it is no longer as it was looked at. */
  @Put()
  simpan(@Pelaku() aktor: AktorSesi, @Body() body: SimpanKalenderDto): Promise<UbahanTersimpanDto> {
    return this.service.simpan(aktor, body);
  }

  @Get('riwayat')
  async riwayat(@Query() q: RiwayatKalenderQuery): Promise<Answer<RiwayatKalenderDto[]>> {
    const { rows, meta } = await this.service.riwayat(q.jenis, q.page ?? 1, q.limit ?? BARIS);
    return page(rows, meta);
  }
}
