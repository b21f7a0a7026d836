import { Body, Controller, Get, HttpCode, Post, Query, Res, UseInterceptors } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { Area, Pelaku, PerluIzin, Raw } from '../../../http/decorators';
import { answer, page, type Answer } from '../../../http/envelope';
import type { AktorSesi } from '../../../http/masuk/actor';
import { BerkasForm, Unggahan } from '../../../http/unggahan';
import type { BerkasMasuk } from '../../../platform/storage/berkas-masuk';
import { attachment } from '../../../platform/storage/storage';
import { DaftarPembukaService } from '../../buku/pembuka/daftar-pembuka.service';
import { MIME_XLSX } from '../unggah-impor.service';
import { MAKS_BUKU_PEMBUKA_KB, MuatPembukaService } from './muat-pembuka.service';
import { IzinPembukaDto, LaporanPembukaDto, MuatPembukaDto, PembukaQuery } from './pembuka.dto';

/** Permits that were issued before the portal: loaded into the ledger once. */
@Area('neraca')
@Controller('nk/v2/pembuka')
@PerluIzin('buku.buka')
export class PembukaController {
  constructor(
    private readonly izin: DaftarPembukaService,
    private readonly buku: MuatPembukaService,
  ) {}

  @Get()
  async daftar(@Query() q: PembukaQuery): Promise<Answer<IzinPembukaDto[]>> {
    const { rows, meta } = await this.izin.daftar(q);
    return page(rows, meta);
  }

  @Get('templat')
  @Raw()
  async templat(@Res() res: Response): Promise<void> {
    const isi = await this.buku.templat();
    res.setHeader('Content-Type', MIME_XLSX);
    res.setHeader('Content-Disposition', attachment('izin-sebelum-portal.xlsx'));
    res.setHeader('Cache-Control', 'private, no-store');
    await pipeline(isi, res);
  }

  /** 422 with every fault at its row; nothing is booked then. */
  @Post()
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @UseInterceptors(Unggahan('pembuka', () => MAKS_BUKU_PEMBUKA_KB))
  async unggah(
    @Pelaku() aktor: AktorSesi,
    @Body() { cara, ...bukti }: MuatPembukaDto,
    @BerkasForm() berkas: BerkasMasuk | null,
  ): Promise<Answer<LaporanPembukaDto>> {
    const h = await this.buku.unggah(aktor, berkas, cara === 'muat', bukti);
    return answer(
      h,
      cara === 'muat' ? pesan('pembuka.dimuat', { n: h.dimuat ? h.izin : 0 }) : pesan('pembuka.diperiksa'),
    );
  }
}
