import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { Area, Pelaku, PerluIzin, Raw } from '../../http/decorators';
import type { AktorSesi } from '../../http/masuk/actor';
import { attachment } from '../../platform/storage/storage';
import { RekeningUnduhQuery } from './rekening.dto';
import { RekeningService } from './rekening.service';

@Area('neraca')
@Controller('api/buku/rekening')
@PerluIzin('buku.baca')
export class RekeningController {
  constructor(private readonly rekening: RekeningService) {}

  @Get('unduh')
  @Raw()
  async unduh(@Pelaku() aktor: AktorSesi, @Query() q: RekeningUnduhQuery, @Res() res: Response): Promise<void> {
    const { nama, mime, isi } = await this.rekening.unduh(aktor, q);
    res.setHeader('Content-Type', mime);
    res.setHeader('Content-Disposition', attachment(nama));
    res.setHeader('Cache-Control', 'private, no-store');
    await pipeline(isi, res);
  }
}
