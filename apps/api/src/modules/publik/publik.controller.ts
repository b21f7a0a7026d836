import { Controller, Get, HttpCode, Param, Post, Query, Req, UseInterceptors } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import type { Request } from 'express';
import { asalPermintaan } from '../../http/masuk/asal';
import { Area, Publik } from '../../http/decorators';
import { BerkasForm, Unggahan } from '../../http/unggahan';
import type { BerkasMasuk } from '../../platform/storage/berkas-masuk';
import { BeritaPublikService } from './berita-publik.service';
import { PeriksaBerkasService } from './periksa-berkas.service';
import {
  BeritaPublikDto,
  BerkasDiperiksaDto,
  KeputusanPublikDto,
  PengembalianPublikDto,
  RingkasanPublikDto,
  SidikQuery,
} from './publik.dto';
import { PengembalianPublikService } from './pengembalian.service';
import { PublikService } from './publik.service';

@Area('publik')
@Controller('api/publik')
export class PublikController {
  constructor(
    private readonly service: PublikService,
    private readonly periksa: PeriksaBerkasService,
    private readonly beritaAcara: BeritaPublikService,
    private readonly sebab: PengembalianPublikService,
  ) {}

  /** Is this decision genuine, and does it hold today? */
  @Get('keputusan/:kode')
  @Publik()
  keputusan(@Param('kode') kode: string, @Query() q: SidikQuery, @Req() req: Request): Promise<KeputusanPublikDto> {
    return this.service.keputusan(kode, asalPermintaan(req).alamat ?? '', q.sha256);
  }

  /** Are these minutes genuine, and how far are they? */
  @Get('berita-acara/:kode')
  @Publik()
  berita(@Param('kode') kode: string, @Query() q: SidikQuery, @Req() req: Request): Promise<BeritaPublikDto> {
    return this.beritaAcara.berita(kode, asalPermintaan(req).alamat ?? '', q.sha256);
  }

  /** Is this file one that the portal has issued? It is compared, and not kept. */
  @Post('berkas')
  @Publik()
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @UseInterceptors(Unggahan('berkas', (c) => c.maksBerkasKb))
  berkas(@BerkasForm() file: BerkasMasuk | null, @Req() req: Request): Promise<BerkasDiperiksaDto> {
    return this.periksa.periksa(file, asalPermintaan(req).alamat ?? '');
  }

  /** Why files were returned in the last twelve months. */
  @Get('pengembalian')
  @Publik()
  pengembalian(): Promise<PengembalianPublikDto[]> {
    return this.sebab.daftar();
  }

  @Get('ringkasan')
  @Publik()
  ringkasan(): Promise<RingkasanPublikDto> {
    return this.service.ringkasan();
  }
}
