import { pipeline } from 'node:stream/promises';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, Pelaku, PerluIzin, Raw } from '../../http/decorators';
import { attachment } from '../../platform/storage/storage';
import { MIME_EKSPOR } from './buat-ekspor.service';
import { EksporDto, MintaEksporDto } from './ekspor.dto';
import { eksporTampil } from './ekspor.presenter';
import { EksporService } from './ekspor.service';

/** Lists that people take with them. Which list asks for which right is asked of the list itself. */
@Area('licensing')
@Controller()
@PerluIzin('pengajuan.baca')
export class EksporController {
  constructor(private readonly ekspor: EksporService) {}

  @Post('api/ekspor')
  @HttpCode(202)
  async minta(@Pelaku() aktor: AktorSesi, @Body() m: MintaEksporDto): Promise<EksporDto> {
    return eksporTampil(await this.ekspor.minta(aktor, m.daftar, m.format, m.saring));
  }
  @Get('api/ekspor')
  async milik(@Pelaku() aktor: AktorSesi): Promise<EksporDto[]> {
    return (await this.ekspor.milik(aktor)).map(eksporTampil);
  }
  @Get('api/ekspor/:id/unduh')
  @Raw()
  async unduh(@Pelaku() aktor: AktorSesi, @Param('id') id: string, @Res() res: Response): Promise<void> {
    const { row, nama, isi } = await this.ekspor.unduh(aktor, id);
    res.setHeader('Content-Type', MIME_EKSPOR[row.format] ?? '');
    res.setHeader('Content-Length', String(row.ukuran));
    res.setHeader('Content-Disposition', attachment(nama));
    res.setHeader('Cache-Control', 'private, no-store');
    await pipeline(isi, res);
  }
  /** Calls off what is being made; what was made is put away. */
  @Delete('api/ekspor/:id')
  async batal(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<void> {
    await this.ekspor.batal(aktor, id);
  }
}
