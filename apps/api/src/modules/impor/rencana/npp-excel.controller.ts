import { Body, Controller, Get, HttpCode, Param, Post, Res, UseInterceptors } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin, Raw } from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import { BerkasForm, Unggahan } from '../../../http/unggahan';
import type { BerkasMasuk } from '../../../platform/storage/berkas-masuk';
import { attachment } from '../../../platform/storage/storage';
import { MIME_XLSX } from '../unggah-impor.service';
import { BukuRencanaService, MAKS_BUKU_RENCANA_KB } from './buku-rencana.service';
import { NppExcelHasilDto, NppExcelUnggahDto } from './npp-excel.dto';

/** Rows of a plan as workbooks, kind by kind. */
@Area('npp')
@Controller('nk/v2/npp/excel')
@PerluIzin('rencana.ubah')
export class NppExcelController {
  constructor(private readonly buku: BukuRencanaService) {}

  @Get(':no_aju/:jenis')
  @PerluIzin('rencana.baca')
  @Raw()
  async unduh(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('no_aju') noAju: string,
    @Param('jenis') jenis: string,
    @Res() res: Response,
  ): Promise<void> {
    const { nama, isi } = await this.buku.unduh(aktor, noAju, jenis);
    res.setHeader('Content-Type', MIME_XLSX);
    res.setHeader('Content-Disposition', attachment(nama));
    res.setHeader('Cache-Control', 'private, no-store');
    await pipeline(isi, res);
  }

  @Post()
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @UseInterceptors(Unggahan('barang', () => MAKS_BUKU_RENCANA_KB))
  async unggah(
    @Pelaku('rencana') aktor: AktorSesi,
    @Body() b: NppExcelUnggahDto,
    @BerkasForm() berkas: BerkasMasuk | null,
  ): Promise<Answer<NppExcelHasilDto>> {
    const hasil = await this.buku.unggah(aktor, { noAju: b.no_aju, kode: b.jenis, berkas, cara: b.cara ?? 'uji' });
    const kata = hasil.diambil
      ? pesan('rencana.excel_diambil', { n: hasil.baru + hasil.ubah })
      : pesan('rencana.excel_diperiksa');
    return answer(hasil, kata);
  }
}
