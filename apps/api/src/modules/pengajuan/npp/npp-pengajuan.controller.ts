import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, KlaimKunci, KunciSendiri, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, page, type Answer } from '../../../http/envelope';
import type { Klaim } from '../../../platform/idempoten/klaim';
import { RiwayatDto } from '../lihat/riwayat.dto';
import { BandingService } from '../rencana/banding.service';
import {
  NppBandingDto,
  NppHasilDto,
  NppHasilKirimDto,
  NppNestedDto,
  NppRencanaDto,
  NppRencanaTerlambatDto,
  NppRingkasanDto,
  NppStatusDto,
} from './npp-baca.dto';
import { NppBuatDto, NppKirimDto, NppRiwayatQuery } from './npp.dto';
import { NppService } from './npp.service';
import { barisNpp, hasilNpp } from './npp.presenter';

/** A plan as a whole: begun, sent, looked at. */
@Area('npp')
@Controller('nk/v2/npp')
@PerluIzin('rencana.baca')
export class NppPengajuanController {
  constructor(
    private readonly npp: NppService,
    private readonly sebelum: BandingService,
  ) {}

  @Get('pengajuan/riwayat')
  async riwayat(@Pelaku('rencana') aktor: AktorSesi, @Query() q: NppRiwayatQuery): Promise<Answer<NppRingkasanDto[]>> {
    const { rows, meta } = await this.npp.riwayat(aktor, q);
    return page(rows, meta);
  }
  @Get('pengajuan/:no_aju')
  satu(@Pelaku('rencana') aktor: AktorSesi, @Param('no_aju') noAju: string): Promise<NppRencanaDto> {
    return this.npp.satu(aktor, noAju);
  }
  @Get('pengajuan/status/:id')
  status(@Pelaku('rencana') aktor: AktorSesi, @Param('id') id: string): Promise<NppStatusDto> {
    return this.npp.status(aktor, id);
  }
  /** Goods with what was fixed of them, and what of that is still free. */
  @Get('pengajuan/riwayat/nested/:id')
  async nested(@Pelaku('rencana') aktor: AktorSesi, @Param('id') id: string): Promise<NppNestedDto> {
    const { barang, ...lain } = await this.npp.nested(aktor, id);
    return { ...lain, barang: barang.map(barisNpp) };
  }
  /** Last year's plan, what became of it and what was determined, beside this year's: good by good. */
  @Get('pengajuan/banding/:id')
  banding(@Pelaku('rencana') aktor: AktorSesi, @Param('id') id: string): Promise<NppBandingDto> {
    return this.sebelum.banding(aktor, id);
  }
  /** Plans whose months were not reported in time. */
  @Get('realisasi/terlambat')
  terlambat(@Pelaku('rencana') aktor: AktorSesi): Promise<NppRencanaTerlambatDto[]> {
    return this.npp.terlambat(aktor);
  }
  @Get('pengajuan/history/:id')
  history(@Pelaku('rencana') aktor: AktorSesi, @Param('id') id: string): Promise<RiwayatDto[]> {
    return this.npp.history(aktor, id);
  }

  /** A new plan; with `no_aju` the header of one that is there. */
  @Post('pengajuan/create')
  @PerluIzin('rencana.ubah')
  @KunciSendiri()
  async buat(
    @Pelaku('rencana') aktor: AktorSesi,
    @Body() body: NppBuatDto,
    @KlaimKunci() klaim: Klaim | null,
    @Headers('idempotency-key') kunci?: string,
  ): Promise<Answer<NppHasilDto>> {
    return answer(
      hasilNpp(await this.npp.simpan(aktor, body, kunci?.slice(0, 100) ?? null, klaim)),
      'Data Berhasil Disimpan',
    );
  }

  @Post('sendRKT')
  @HttpCode(201)
  @PerluIzin('rencana.kirim')
  @KunciSendiri()
  async kirim(
    @Pelaku('rencana') aktor: AktorSesi,
    @Body() body: NppKirimDto,
    @KlaimKunci() klaim: Klaim | null,
  ): Promise<Answer<NppHasilKirimDto>> {
    return answer(await this.npp.kirim(aktor, body, klaim), 'Data Berhasil Dikirim');
  }
}
