import { Body, Controller, Get, HttpCode, Param, Post, Query, Res, UseInterceptors } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { AktorSesi } from '../../http/masuk/actor';
import { BerkasForm, Unggahan } from '../../http/unggahan';
import type { BerkasMasuk } from '../../platform/storage/berkas-masuk';
import { Area, Pelaku, PerluIzin, Raw } from '../../http/decorators';
import { attachment } from '../../platform/storage/storage';
import { AmbilImporService } from './ambil-impor.service';
import {
  IdNkQuery,
  ImporDibuatDto,
  ImporDto,
  TautanTemplatDto,
  TemplatDto,
  TindakanImporDto,
  UnggahBukuDto,
  UnggahDistribusiDto,
} from './impor.dto';
import { imporTampil } from './impor.presenter';
import { BukuRealisasiService } from './realisasi/buku-realisasi.service';
import { TemplatService } from './templat/templat.service';
import { MIME_XLSX, UnggahImporService, MAKS_BUKU_KB } from './unggah-impor.service';

@Area('licensing')
@Controller()
@PerluIzin('pengajuan.baca')
export class ImporController {
  constructor(
    private readonly templat: TemplatService,
    private readonly impor: UnggahImporService,
    private readonly realisasi: BukuRealisasiService,
    private readonly ambil: AmbilImporService,
  ) {}

  @Post(['nk/v2/urlTemplate', 'nk/urlTemplate'])
  @HttpCode(200)
  async urlTemplate(@Pelaku() aktor: AktorSesi, @Body() body: TemplatDto): Promise<TautanTemplatDto> {
    return this.templat.tautan(aktor, body.idNk);
  }

  @Post(['nk/v2/urlTemplateRealisasi', 'nk/urlTemplateRealisasi'])
  @HttpCode(200)
  async urlTemplateRealisasi(@Pelaku() aktor: AktorSesi, @Body() body: TemplatDto): Promise<TautanTemplatDto> {
    return this.realisasi.tautan(aktor, body.idNk);
  }

  @Get(['nk/v2/data-nk/templat-realisasi/:id', 'nk/data-nk/templat-realisasi/:id'])
  @Raw()
  async unduhRealisasi(@Pelaku() aktor: AktorSesi, @Param('id') id: string, @Res() res: Response): Promise<void> {
    const { nama, isi } = await this.realisasi.unduh(aktor, id);
    kepala(res, nama);
    await pipeline(isi, res);
  }

  @Get(['nk/v2/data-nk/getLinkExcel', 'nk/data-nk/getLinkExcel'])
  async getLinkExcel(@Pelaku() aktor: AktorSesi, @Query() q: IdNkQuery): Promise<TautanTemplatDto> {
    return this.templat.tautan(aktor, q.id_nk);
  }

  @Get(['nk/v2/data-nk/templat/:id', 'nk/data-nk/templat/:id'])
  @Raw()
  async unduhTemplat(@Pelaku() aktor: AktorSesi, @Param('id') id: string, @Res() res: Response): Promise<void> {
    const { nama, tulis } = await this.templat.unduh(aktor, id);
    kepala(res, nama);
    await tulis(res);
  }

  @Post(['nk/v2/data-nk/dataBulkExcel', 'nk/data-nk/dataBulkExcel'])
  @PerluIzin('pengajuan.ubah')
  @HttpCode(202)
  @ApiConsumes('multipart/form-data')
  @UseInterceptors(Unggahan('barang', () => MAKS_BUKU_KB))
  async unggah(
    @Pelaku() aktor: AktorSesi,
    @Body() body: UnggahBukuDto,
    @BerkasForm() file: BerkasMasuk | null,
  ): Promise<ImporDibuatDto> {
    const { id_nk: idNk, jenis, cara } = body;
    return { id_impor: (await this.impor.unggah(aktor, { idNk, berkas: file, jenis, cara })).id };
  }

  /** To whom the goods go: the sheet of distribution alone, in a workbook of its own or in that of the whole file. */
  @Post(['nk/v2/data-nk/distribusiExcel', 'nk/data-nk/distribusiExcel'])
  @PerluIzin('pengajuan.ubah')
  @HttpCode(202)
  @ApiConsumes('multipart/form-data')
  @UseInterceptors(Unggahan('barang', () => MAKS_BUKU_KB))
  async unggahDistribusi(
    @Pelaku() aktor: AktorSesi,
    @Body() body: UnggahDistribusiDto,
    @BerkasForm() file: BerkasMasuk | null,
  ): Promise<ImporDibuatDto> {
    const { id_nk: idNk, cara } = body;
    return { id_impor: (await this.impor.unggah(aktor, { idNk, berkas: file, jenis: 'distribusi', cara })).id };
  }

  /** The workbook of a need that the officer's own ministry files. */
  @Post('nk/v2/postPKBulkExcel')
  @PerluIzin('pk.susun')
  @HttpCode(202)
  @ApiConsumes('multipart/form-data')
  @UseInterceptors(Unggahan('barang', () => MAKS_BUKU_KB))
  async unggahPk(
    @Pelaku() aktor: AktorSesi,
    @Body() body: UnggahBukuDto,
    @BerkasForm() file: BerkasMasuk | null,
  ): Promise<ImporDibuatDto> {
    const { id_nk: idNk, cara } = body;
    return { id_impor: (await this.impor.unggahMilik(aktor, { idNk, berkas: file, cara })).id };
  }

  @Post(['nk/v2/data-nk/impor/:id/tindakan', 'nk/data-nk/impor/:id/tindakan'])
  @PerluIzin('pengajuan.ubah')
  @HttpCode(200)
  async tindakan(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: TindakanImporDto,
  ): Promise<ImporDto> {
    return imporTampil(await this.ambil.jalankan(aktor, id, body.tindakan));
  }
  /** The same of a need that the officer's own ministry files. */
  @Post('nk/v2/pk/impor/:id/tindakan')
  @PerluIzin('pk.susun')
  @HttpCode(200)
  async tindakanPk(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: TindakanImporDto,
  ): Promise<ImporDto> {
    return imporTampil(await this.ambil.jalankan(aktor, id, body.tindakan));
  }

  @Get(['nk/v2/data-nk/impor', 'nk/data-nk/impor'])
  async terakhir(@Pelaku() aktor: AktorSesi, @Query() q: IdNkQuery): Promise<ImporDto | null> {
    const row = await this.impor.terakhir(aktor, q.id_nk);
    return row && imporTampil(row);
  }

  @Get(['nk/v2/data-nk/impor/:id', 'nk/data-nk/impor/:id'])
  async keadaan(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<ImporDto> {
    return imporTampil(await this.impor.keadaan(aktor, id));
  }

  @Get(['nk/v2/data-nk/impor/:id/hasil', 'nk/data-nk/impor/:id/hasil'])
  @Raw()
  async hasil(@Pelaku() aktor: AktorSesi, @Param('id') id: string, @Res() res: Response): Promise<void> {
    const { nama, ukuran, isi } = await this.impor.hasil(aktor, id);
    kepala(res, nama);
    res.setHeader('Content-Length', String(ukuran));
    await pipeline(isi, res);
  }
}

function kepala(res: Response, nama: string): void {
  res.setHeader('Content-Type', MIME_XLSX);
  res.setHeader('Content-Disposition', attachment(nama));
  res.setHeader('Cache-Control', 'private, no-store');
}
