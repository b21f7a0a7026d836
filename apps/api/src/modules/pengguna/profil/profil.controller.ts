import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Put,
  Req,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { AktorSesi } from '../../../http/masuk/actor';
import { asalPermintaan } from '../../../http/masuk/asal';
import { Area, Pelaku, PerluIzin, Raw } from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import { BerkasForm, Unggahan } from '../../../http/unggahan';
import type { BerkasMasuk } from '../../../platform/storage/berkas-masuk';
import { FotoDto, FotoHasil } from './foto.dto';
import { FotoService } from './foto.service';
import { IntegrasiService } from '../kelola/integrasi.service';
import { LihatPenggunaService } from '../lihat-pengguna.service';
import { IntegrasiDto } from '../unit/organisasi.dto';
import { HapusPenggunaDto, PenggunaRinciDto, UbahPenggunaDto } from '../pengguna.dto';
import { alamatFoto, penggunaRinci } from '../pengguna.presenter';
import { UbahPenggunaService } from '../kelola/ubah-pengguna.service';

const MAKS_FOTO_KB = 8 * 1024;

/** One account: one's own, or that of somebody whom one looks after. */
@Area('profile')
@Controller('api-prod')
@PerluIzin('profil.kelola')
export class ProfilController {
  constructor(
    private readonly lihat: LihatPenggunaService,
    private readonly ubahService: UbahPenggunaService,
    private readonly foto: FotoService,
    private readonly integrasi: IntegrasiService,
  ) {}

  @Get('profile/user/photo/:id')
  @Raw()
  async ambilFoto(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Headers('if-none-match') punya: string | undefined,
    @Res() res: Response,
  ): Promise<void> {
    const { isi, tanda } = await this.foto.ambil(aktor, id);
    res.setHeader('ETag', tanda);
    res.setHeader('Cache-Control', 'private, max-age=86400');
    if (punya === tanda) {
      isi.destroy();
      res.status(304).end();
      return;
    }
    res.setHeader('Content-Type', 'image/webp');
    await pipeline(isi, res);
  }

  /** Multipart `file`, with the chosen square in pixels; at most one second of work. */
  @Post('profile/user/photo/:id')
  @ApiConsumes('multipart/form-data')
  @UseInterceptors(Unggahan('foto', () => MAKS_FOTO_KB))
  async pasangFoto(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: FotoDto,
    @BerkasForm() file: BerkasMasuk | null,
  ): Promise<Answer<FotoHasil>> {
    const { x, y, sisi } = body;
    const potong = x !== undefined && y !== undefined && sisi !== undefined ? { x, y, sisi } : null;
    const pada = await this.foto.pasang(aktor, id, file && (await file.baca()), potong);
    return answer({ foto: alamatFoto(id, pada) }, pesan('berhasil.simpan'));
  }

  @Delete('profile/user/photo/:id')
  async hapusFoto(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<Answer<null>> {
    await this.foto.hapus(aktor, id);
    return answer(null, pesan('berhasil.hapus'));
  }

  /** KKP's system, for the company of the user; an empty list when it does not answer. */
  @Get('profile/integration/rphp-kkp/:id')
  kkp(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<IntegrasiDto[]> {
    return this.integrasi.kkp(aktor, id);
  }

  @Get(['profile/user/:id', 'user/:id'])
  async satu(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<PenggunaRinciDto> {
    return penggunaRinci(aktor, await this.lihat.satu(aktor, id));
  }

  @Put('user/:id')
  async ubah(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: UbahPenggunaDto,
    @Req() req: Request,
  ): Promise<Answer<PenggunaRinciDto>> {
    const row = await this.ubahService.ubah(aktor, id, body, asalPermintaan(req).alamat);
    return answer(penggunaRinci(aktor, row), pesan('berhasil.simpan'));
  }

  @Delete('user/:id')
  @HttpCode(200)
  @PerluIzin('pengguna.kelola')
  async hapus(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: HapusPenggunaDto,
  ): Promise<Answer<null>> {
    await this.ubahService.hapus(aktor, id, body);
    return answer(null, pesan('berhasil.hapus'));
  }
}
