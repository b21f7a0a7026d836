import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { tanggal, tanggalIso } from '@sinas/domain/format/tanggal';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, KlaimKunci, KunciSendiri, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import type { Klaim } from '../../../platform/idempoten/klaim';
import { JawabKeberatanService } from './jawab-keberatan.service';
import {
  KeberatanDto,
  KeberatanJawabDto,
  KeberatanKirimDto,
  KeberatanTarikDto,
  KeberatanTerbukaDto,
} from './keberatan.dto';
import { KeberatanBacaService } from './keberatan-baca.service';
import { KeberatanService } from './keberatan.service';

/** T35: what a company objects to, and the ministry's answer. */
@Area('licensing')
@Controller('nk/v2/data-nk')
@PerluIzin('pengajuan.baca')
export class KeberatanController {
  constructor(
    private readonly keberatan: KeberatanService,
    private readonly bacaan: KeberatanBacaService,
    private readonly jawaban: JawabKeberatanService,
  ) {}

  @Get('inhouse/keberatan')
  @PerluIzin('pengajuan.antrean')
  terbuka(@Pelaku() aktor: AktorSesi): Promise<KeberatanTerbukaDto[]> {
    return this.bacaan.terbuka(aktor);
  }

  @Get('keberatan/:id')
  baca(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<KeberatanDto> {
    return this.bacaan.baca(aktor, id);
  }

  @Post('keberatan/:id')
  @HttpCode(200)
  @KunciSendiri()
  @PerluIzin('pengajuan.keberatan')
  async ajukan(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: KeberatanKirimDto,
    @KlaimKunci() klaim: Klaim | null,
  ): Promise<Answer<KeberatanDto>> {
    await this.keberatan.ajukan(aktor, id, body, klaim);
    const hasil = await this.bacaan.baca(aktor, id);
    const tenggat = hasil.keberatan[0]?.tenggat;
    return answer(hasil, pesan('keberatan.berhasil', { tanggal: tenggat ? tanggal(tanggalIso(tenggat)) : '-' }));
  }

  /** By the number of the objection. */
  @Post('keberatan/:id/tarik')
  @HttpCode(200)
  @KunciSendiri()
  @PerluIzin('pengajuan.keberatan')
  async tarik(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() _body: KeberatanTarikDto,
    @KlaimKunci() klaim: Klaim | null,
  ): Promise<Answer<KeberatanDto>> {
    const idNk = await this.keberatan.tarik(aktor, id, klaim);
    return answer(await this.bacaan.baca(aktor, String(idNk)), pesan('keberatan.ditarik'));
  }

  @Post('keberatan/:id/jawab')
  @HttpCode(200)
  @KunciSendiri()
  @PerluIzin('pengajuan.jawab_keberatan')
  async jawab(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: KeberatanJawabDto,
    @KlaimKunci() klaim: Klaim | null,
  ): Promise<Answer<KeberatanDto>> {
    const idNk = await this.jawaban.jawab(aktor, id, body, klaim);
    const hasil = await this.bacaan.baca(aktor, String(idNk));
    const no = hasil.keberatan.find((k) => k.id === id)?.no_aju_turunan;
    const kata = no ? pesan('keberatan.dikabulkan', { no_aju: tampilNoAju(no) }) : pesan('keberatan.ditolak');
    return answer(hasil, kata);
  }
}
