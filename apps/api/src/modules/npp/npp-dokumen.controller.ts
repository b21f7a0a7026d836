import { Body, Controller, Delete, Get, Param, Post, Query, Res, UseInterceptors } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, Pelaku, PerluIzin, Raw } from '../../http/decorators';
import { answer, type Answer } from '../../http/envelope';
import { BerkasForm, Unggahan } from '../../http/unggahan';
import type { BerkasMasuk } from '../../platform/storage/berkas-masuk';
import { attachment } from '../../platform/storage/storage';
import { NppDokumenService } from './npp-dokumen.service';
import {
  NppDokumenDiunggahDto,
  NppDokumenDto,
  NppDokumenHapusDto,
  NppDokumenQuery,
  NppUnggahDto,
} from './npp-acuan.dto';

/** Papers of a plan. */
@Area('npp')
@Controller('nk/v2/npp')
@PerluIzin('rencana.ubah')
export class NppDokumenController {
  constructor(private readonly dokumen: NppDokumenService) {}

  @Get('data-npp/dokumen')
  @PerluIzin('rencana.baca')
  daftar(@Pelaku('rencana') aktor: AktorSesi, @Query() q: NppDokumenQuery): Promise<NppDokumenDto[]> {
    return this.dokumen.daftar(aktor, q.no_aju);
  }

  @Post('dokumen/upload/create')
  @ApiConsumes('multipart/form-data')
  @UseInterceptors(Unggahan('dokumen', (c) => c.maksBerkasKb))
  async unggah(
    @Pelaku('rencana') aktor: AktorSesi,
    @Body() body: NppUnggahDto,
    @BerkasForm() file: BerkasMasuk | null,
  ): Promise<Answer<NppDokumenDiunggahDto>> {
    return answer(await this.dokumen.unggah(aktor, body, file), 'Berhasil mengirimkan file');
  }

  /** a = number of the plan, b = document. */
  @Get('dokumen/upload/:a/:b')
  @PerluIzin('rencana.baca')
  @Raw()
  async unduh(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('a') noAju: string,
    @Param('b') id: string,
    @Res() res: Response,
  ): Promise<void> {
    const { row, isi } = await this.dokumen.unduh(aktor, noAju, id);
    res.setHeader('Content-Type', row.mime);
    res.setHeader('Content-Length', String(row.ukuran));
    res.setHeader('Content-Disposition', attachment(row.nama_file));
    res.setHeader('Cache-Control', 'private, no-store');
    await pipeline(isi, res);
  }

  @Delete('data-npp/dokumen/:id')
  @PerluIzin('rencana.hapus')
  async hapus(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('id') id: string,
    @Query() q: NppDokumenQuery,
  ): Promise<Answer<NppDokumenHapusDto>> {
    return answer(await this.dokumen.hapus(aktor, q.no_aju, id), 'Data Berhasil Dihapus');
  }
}
