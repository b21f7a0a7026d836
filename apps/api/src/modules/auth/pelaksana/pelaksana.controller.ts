import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import { AkhiriPelaksanaDto, BertindakDto, PelaksanaDto, PenunjukanDto, TunjukPelaksanaDto } from './pelaksana.dto';
import { PelaksanaService, tampil } from './pelaksana.service';

/** Acting officials (Plh, Plt): named by the ministry's administrator, and chosen by who was named. */
@Area('akun')
@Controller('api/pelaksana')
@PerluIzin('pelaksana.kelola')
export class PelaksanaController {
  constructor(private readonly pelaksana: PelaksanaService) {}

  @Get()
  daftar(@Pelaku() aktor: AktorSesi): Promise<PelaksanaDto> {
    return this.pelaksana.daftar(aktor);
  }

  @Post()
  async tunjuk(@Pelaku() aktor: AktorSesi, @Body() body: TunjukPelaksanaDto): Promise<Answer<PenunjukanDto>> {
    const n = tampil(await this.pelaksana.tunjuk(aktor, body));
    return answer(n, pesan('pelaksana.ditunjuk', { nama: n.pelaksana, sebutan: n.sebutan }));
  }

  @Post(':id/akhiri')
  @HttpCode(200)
  async akhiri(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: AkhiriPelaksanaDto,
  ): Promise<Answer<PenunjukanDto>> {
    return answer(tampil(await this.pelaksana.akhiri(aktor, id, body.alasan)), pesan('pelaksana.diakhiri'));
  }

  /** The session acts by a naming from now on, or by its own role again. */
  @Put('sebagai')
  @PerluIzin('profil.kelola')
  async bertindak(@Pelaku() aktor: AktorSesi, @Body() body: BertindakDto): Promise<Answer<null>> {
    await this.pelaksana.bertindak(aktor, body.id ?? null);
    return answer(null, pesan('berhasil.simpan'));
  }
}
