import { Controller, Get, Param, Query } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { LembarBukuDto, LihatBukuQuery } from './lihat-buku.dto';
import { LihatBukuService } from './lihat-buku.service';

/** A workbook among the papers of a file, as a table. */
@Area('repository')
@Controller('berkas')
@PerluIzin('berkas.baca')
export class LihatBukuController {
  constructor(private readonly buku: LihatBukuService) {}

  @Get(':id/tabel')
  tabel(
    @Pelaku('semua') aktor: AktorSesi,
    @Param('id') id: string,
    @Query() q: LihatBukuQuery,
  ): Promise<LembarBukuDto> {
    return this.buku.lihat(aktor, id, q.lembar ?? 0);
  }
}
