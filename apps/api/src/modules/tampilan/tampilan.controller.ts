import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../http/decorators';
import { TampilanDto, TampilanQuery, TampilanTulisDto } from './tampilan.dto';
import { TampilanService } from './tampilan.service';

/** Views of lists: filters and order by a name. */
@Area('licensing')
@Controller('api/tampilan')
@PerluIzin('monitoring.baca')
export class TampilanController {
  constructor(private readonly tampilan: TampilanService) {}

  @Get()
  daftar(@Pelaku('semua') aktor: AktorSesi, @Query() q: TampilanQuery): Promise<TampilanDto[]> {
    return this.tampilan.daftar(aktor, q.daftar);
  }
  @Post()
  @HttpCode(200)
  async simpan(@Pelaku('semua') aktor: AktorSesi, @Body() body: TampilanTulisDto): Promise<TampilanDto[]> {
    await this.tampilan.simpan(aktor, body);
    return this.tampilan.daftar(aktor, body.daftar);
  }
  @Delete(':id')
  async hapus(@Pelaku('semua') aktor: AktorSesi, @Param('id') id: string): Promise<void> {
    await this.tampilan.hapus(aktor, id);
  }
}
