import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { tanggal, tanggalIso } from '@sinas/domain/format/tanggal';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, KlaimKunci, KunciSendiri, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import type { Klaim } from '../../../platform/idempoten/klaim';
import { InformasiDto, InformasiJawabDto, InformasiMintaDto, InformasiTutupDto } from './informasi.dto';
import { InformasiBacaService } from './informasi-baca.service';
import { InformasiService } from './informasi.service';

/** T37: what the desk of a ministry asks of a company, and the answer. */
@Area('licensing')
@Controller('nk/v2/data-nk/permintaan-informasi')
@PerluIzin('pengajuan.baca')
export class InformasiController {
  constructor(
    private readonly informasi: InformasiService,
    private readonly bacaan: InformasiBacaService,
  ) {}

  @Get(':id')
  baca(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<InformasiDto> {
    return this.bacaan.baca(aktor, id);
  }

  @Post(':id')
  @HttpCode(200)
  @KunciSendiri()
  @PerluIzin('pengajuan.minta_informasi')
  async minta(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: InformasiMintaDto,
    @KlaimKunci() klaim: Klaim | null,
  ): Promise<Answer<InformasiDto>> {
    await this.informasi.minta(aktor, id, body, klaim);
    const hasil = await this.bacaan.baca(aktor, id);
    const tenggat = hasil.permintaan[0]?.tenggat;
    return answer(hasil, pesan('informasi.diminta', { tanggal: tenggat ? tanggal(tanggalIso(tenggat)) : '-' }));
  }

  /** By the number of the request. */
  @Post(':id/jawab')
  @HttpCode(200)
  @KunciSendiri()
  @PerluIzin('pengajuan.jawab_informasi')
  async jawab(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: InformasiJawabDto,
    @KlaimKunci() klaim: Klaim | null,
  ): Promise<Answer<InformasiDto>> {
    const idNk = await this.informasi.jawab(aktor, id, body, klaim);
    return answer(await this.bacaan.baca(aktor, String(idNk)), pesan('informasi.dijawab'));
  }

  @Post(':id/tutup')
  @HttpCode(200)
  @KunciSendiri()
  @PerluIzin('pengajuan.minta_informasi')
  async tutup(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: InformasiTutupDto,
    @KlaimKunci() klaim: Klaim | null,
  ): Promise<Answer<InformasiDto>> {
    const idNk = await this.informasi.tutup(aktor, id, body.alasan, klaim);
    return answer(await this.bacaan.baca(aktor, String(idNk)), pesan('informasi.ditutup'));
  }
}
