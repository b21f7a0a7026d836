import { Body, Controller, Get, HttpCode, Param, Post, Res, UseInterceptors } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { Area, Pelaku, PerluIzin, Raw } from '../../../http/decorators';
import type { AktorSesi } from '../../../http/masuk/actor';
import { BerkasForm, Unggahan } from '../../../http/unggahan';
import type { BerkasMasuk } from '../../../platform/storage/berkas-masuk';
import { attachment } from '../../../platform/storage/storage';
import { HasilBukuKerjaDto, UnggahBukuKerjaDto } from './buku-kerja.dto';
import { BukuKerjaService } from './buku-kerja.service';

/** The board as a workbook. */
@Area('rakor')
@Controller('nk/v2/rakor/buku-kerja')
@PerluIzin('rakor.baca')
export class BukuKerjaController {
  constructor(private readonly buku: BukuKerjaService) {}

  /** All rows of a meeting; keys and what is asked for are locked. */
  @Get(':id')
  @Raw()
  async unduh(@Pelaku() aktor: AktorSesi, @Param('id') id: string, @Res() res: Response): Promise<void> {
    const { nama, isi } = await this.buku.unduh(aktor, id);
    res.setHeader('Content-Type', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    res.setHeader('Content-Disposition', attachment(nama));
    res.setHeader('Cache-Control', 'private, no-store');
    await pipeline(isi, res);
  }
  /** A preview first: which rows change, sums against ceilings, faults by row. Stored as a whole, or not at all. */
  @Post(':id')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @UseInterceptors(Unggahan('rakor', (c) => c.maksBerkasKb))
  @PerluIzin('rakor.kelola')
  unggah(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: UnggahBukuKerjaDto,
    @BerkasForm() file: BerkasMasuk | null,
  ): Promise<HasilBukuKerjaDto> {
    return this.buku.unggah(aktor, id, file, body.pratinjau ?? true);
  }
}
