import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res, UseInterceptors } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { KODE_JENIS_RAPAT } from '@sinas/domain/rakor/jenis';
import { Area, Pelaku, PerluIzin, Raw } from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import type { AktorSesi } from '../../../http/masuk/actor';
import { BerkasForm, Unggahan } from '../../../http/unggahan';
import type { BerkasMasuk } from '../../../platform/storage/berkas-masuk';
import { attachment } from '../../../platform/storage/storage';
import { DokumenRapatDto, RapatRinciDto } from '../rapat/rapat.dto';
import { RapatService } from '../rapat/rapat.service';
import { BeritaAcaraService } from './berita-acara.service';
import { BandingVersiService } from './banding-versi.service';
import { DokumenRapatService } from './dokumen-rapat.service';
import { FinalService } from './final.service';
import {
  BandingVersiQuery,
  BedaVersiDto,
  FinalDto,
  HapusDokumenQuery,
  KeputusanFinalDto,
  LampirDokumenDto,
  RedrafDto,
  TandaTanganDto,
  UbahDokumenDto,
} from './sah.dto';
import { TandaTanganService } from './tanda-tangan.service';

const TERSIMPAN = 'Data Berhasil Disimpan';
const TEKNIS = [1] as const;

/** Minutes: made final, signed, opened again; papers beside them. */
@Area('rakor')
@Controller('nk/v2')
@PerluIzin('rakor.baca')
export class SahController {
  constructor(
    private readonly final: FinalService,
    private readonly tanda: TandaTanganService,
    private readonly berita: BeritaAcaraService,
    private readonly banding: BandingVersiService,
    private readonly dokumen: DokumenRapatService,
    private readonly rapat: RapatService,
  ) {}

  @Post('rakor/final/disclaimer')
  @HttpCode(200)
  @PerluIzin('rakor.final')
  async finalkan(@Pelaku() aktor: AktorSesi, @Body() body: FinalDto): Promise<Answer<RapatRinciDto>> {
    await this.final.final(aktor, body.id_rakor, body, KODE_JENIS_RAPAT);
    return answer(await this.rapat.rinci(aktor, body.id_rakor), TERSIMPAN);
  }
  /** Of a technical meeting (T18): its files go on once the minutes are signed. */
  @Put('rakornis/keputusan-final/:id')
  @PerluIzin('rakor.final')
  async keputusanFinal(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: KeputusanFinalDto,
  ): Promise<Answer<RapatRinciDto>> {
    await this.final.final(aktor, id, body, TEKNIS);
    return answer(await this.rapat.rinci(aktor, id), TERSIMPAN);
  }
  @Post('rakor/redraft/:id')
  @HttpCode(200)
  @PerluIzin('rakor.redraf')
  async redraf(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: RedrafDto,
  ): Promise<Answer<RapatRinciDto>> {
    await this.final.redraf(aktor, id, body);
    return answer(await this.rapat.rinci(aktor, id), TERSIMPAN);
  }
  @Post('rakor/sign-doc/:id')
  @HttpCode(200)
  @PerluIzin('rakor.tanda_tangan')
  async tandaTangani(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: TandaTanganDto,
  ): Promise<Answer<RapatRinciDto>> {
    await this.tanda.tandaTangani(aktor, id, body);
    return answer(await this.rapat.rinci(aktor, id), 'Berita acara berhasil ditandatangani');
  }

  /** The minutes as a PDF: a draft while the meeting runs, with the signatures so far after it. */
  @Get('rakor/report/:id')
  @Raw()
  async laporan(@Pelaku() aktor: AktorSesi, @Param('id') id: string, @Res() res: Response): Promise<void> {
    const { nama, isi } = await this.berita.unduh(aktor, id);
    res.setHeader('Content-Type', 'application/pdf');
    res.setHeader('Content-Length', String(isi.length));
    res.setHeader('Content-Disposition', attachment(nama));
    res.setHeader('Cache-Control', 'private, no-store');
    res.end(isi);
  }
  /** What differs between two versions of the minutes. */
  @Get('rakor/versi/:id')
  beda(@Pelaku() aktor: AktorSesi, @Param('id') id: string, @Query() q: BandingVersiQuery): Promise<BedaVersiDto> {
    return this.banding.beda(aktor, id, Number(q.dari), Number(q.ke));
  }

  @Post('rakor/document-rakor')
  @ApiConsumes('multipart/form-data')
  @UseInterceptors(Unggahan('rakor', (c) => c.maksBerkasKb))
  @PerluIzin('rakor.kelola')
  async lampirkan(
    @Pelaku() aktor: AktorSesi,
    @Body() body: LampirDokumenDto,
    @BerkasForm() file: BerkasMasuk | null,
  ): Promise<Answer<DokumenRapatDto[]>> {
    await this.dokumen.lampirkan(aktor, body, file);
    return answer((await this.rapat.rinci(aktor, body.id_rakor)).dokumen, 'Berhasil mengirimkan file');
  }
  @Put('rakor/document-rakor')
  @PerluIzin('rakor.kelola')
  async ubahDokumen(@Pelaku() aktor: AktorSesi, @Body() body: UbahDokumenDto): Promise<Answer<DokumenRapatDto[]>> {
    await this.dokumen.ubah(aktor, body);
    return answer((await this.rapat.rinci(aktor, body.id_rakor)).dokumen, TERSIMPAN);
  }
  @Delete('rakor/document-rakor')
  @PerluIzin('rakor.kelola')
  async hapusDokumen(@Pelaku() aktor: AktorSesi, @Query() q: HapusDokumenQuery): Promise<Answer<DokumenRapatDto[]>> {
    await this.dokumen.hapus(aktor, q.id_rakor, q.id);
    return answer((await this.rapat.rinci(aktor, q.id_rakor)).dokumen, 'Data Berhasil Dihapus');
  }
  @Get('rakor/document-rakor/:id_rakor/:id')
  @Raw()
  async unduhDokumen(
    @Pelaku() aktor: AktorSesi,
    @Param('id_rakor') idRakor: string,
    @Param('id') id: string,
    @Res() res: Response,
  ): Promise<void> {
    const { row, isi } = await this.dokumen.unduh(aktor, idRakor, id);
    res.setHeader('Content-Type', row.mime);
    res.setHeader('Content-Length', String(row.ukuran));
    res.setHeader('Content-Disposition', attachment(row.nama_file));
    res.setHeader('Cache-Control', 'private, no-store');
    await pipeline(isi, res);
  }
}
