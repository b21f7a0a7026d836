import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res, UseInterceptors } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, Pelaku, PerluIzin, Raw } from '../../http/decorators';
import { answer, type Answer } from '../../http/envelope';
import { BerkasForm, Unggahan } from '../../http/unggahan';
import type { BerkasMasuk } from '../../platform/storage/berkas-masuk';
import { attachment } from '../../platform/storage/storage';
import { RincianService } from '../pengajuan/lihat/rincian.service';
import { SurelDokumenService } from './surel-dokumen.service';
import { NibOssService } from './nib-oss.service';
import {
  AmbilNibDto,
  BerkasDiunggahDto,
  HasilSurelDto,
  HapusBerkasQuery,
  HapusUrlQuery,
  UnggahDto,
  VersiBerkasDto,
} from './unggahan.dto';
import { UnggahanService } from './unggahan.service';

const BERHASIL = 'Berhasil mengirimkan file';
const HAPUS = 'Data Berhasil Dihapus';

@Area('repository')
@Controller()
@PerluIzin('berkas.unggah')
export class UnggahanController {
  constructor(
    private readonly berkas: UnggahanService,
    private readonly rincian: RincianService,
    private readonly surel: SurelDokumenService,
    private readonly nib: NibOssService,
  ) {}

  @Post(['nk/v2/data-nk/upload', 'nk/data-nk/upload', 'repository/upload'])
  @ApiConsumes('multipart/form-data')
  @UseInterceptors(Unggahan('dokumen', (c) => c.maksBerkasKb))
  async unggah(
    @Pelaku() aktor: AktorSesi,
    @Body() body: UnggahDto,
    @BerkasForm() file: BerkasMasuk | null,
  ): Promise<Answer<BerkasDiunggahDto>> {
    const { dokumen, versi } = await this.berkas.unggah(aktor, body, file);
    return answer({ ...this.rincian.dokumenTampil(dokumen), versi }, BERHASIL);
  }

  /** The NIB, drawn up from what OSS says now. */
  @Post('nk/v2/data-nk/upload/nib')
  @PerluIzin('pengajuan.ubah')
  async ambilNib(@Pelaku() aktor: AktorSesi, @Body() body: AmbilNibDto): Promise<Answer<BerkasDiunggahDto>> {
    const { dokumen, versi } = await this.nib.ambil(aktor, body.id_nk);
    return answer({ ...this.rincian.dokumenTampil(dokumen), versi }, BERHASIL);
  }

  @Delete(['nk/v2/data-nk/upload', 'nk/data-nk/upload'])
  async hapus(@Pelaku() aktor: AktorSesi, @Query() q: HapusBerkasQuery): Promise<Answer<VersiBerkasDto>> {
    return answer(await this.berkas.hapus(aktor, q.file_path), HAPUS);
  }

  @Delete('repository/delete')
  async hapusUrl(@Pelaku() aktor: AktorSesi, @Query() q: HapusUrlQuery): Promise<Answer<VersiBerkasDto>> {
    return answer(await this.berkas.hapus(aktor, q.url_dokumen), HAPUS);
  }

  /** A paper that the reader may see, to his own address. */
  @Post('berkas/:id/surel')
  @HttpCode(202)
  @PerluIzin('berkas.baca')
  async kirimSurel(@Pelaku('semua') aktor: AktorSesi, @Param('id') id: string): Promise<Answer<HasilSurelDto>> {
    const hasil = await this.surel.minta(aktor, id);
    return answer(hasil, pesan('berkas.surel_dikirim', hasil));
  }

  @Get('berkas/:id')
  @PerluIzin('berkas.baca')
  @Raw()
  async unduh(@Pelaku('semua') aktor: AktorSesi, @Param('id') id: string, @Res() res: Response): Promise<void> {
    const { row, isi } = await this.berkas.unduh(aktor, id);
    res.setHeader('Content-Type', row.mime);
    res.setHeader('Content-Length', String(row.ukuran));
    res.setHeader('Content-Disposition', attachment(row.nama_file));
    res.setHeader('Cache-Control', 'private, no-store');
    await pipeline(isi, res);
  }
}
