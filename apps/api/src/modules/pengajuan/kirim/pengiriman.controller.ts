import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { JalurPendek, Area, KlaimKunci, KunciSendiri, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import type { Klaim } from '../../../platform/idempoten/klaim';
import { hasilAksi } from '../lihat/pengajuan.presenter';
import {
  BatalkanDto,
  CheckAjuDto,
  CheckAjuQuery,
  DisclaimerDto,
  HasilAksiDto,
  HasilKirimDto,
  KirimDto,
  PerbaikanQuery,
} from './pengiriman.dto';
import { PengirimanService } from './pengiriman.service';
import { PeriksaService } from '../alur/periksa.service';
import { jsonSimpan } from '../lihat/tampilan';
import { KelengkapanDto } from '../lihat/tampilan.dto';

const KIRIM = 'Data Berhasil Dikirim';

@Area('licensing')
@Controller('nk/v2/data-nk')
export class PengirimanController {
  constructor(
    private readonly pengiriman: PengirimanService,
    private readonly periksa: PeriksaService,
  ) {}

  @Post('kirimPermohonan')
  @PerluIzin('pengajuan.kirim')
  @KunciSendiri()
  @JalurPendek()
  async kirim(
    @Pelaku() aktor: AktorSesi,
    @Body() body: KirimDto,
    @KlaimKunci() klaim: Klaim | null,
  ): Promise<Answer<HasilKirimDto>> {
    const { berkas, tandaTerima } = await this.pengiriman.kirim(aktor, body.idNk, body.versi, klaim);
    return answer({ ...hasilAksi(berkas), json_simpan: jsonSimpan(berkas), tanda_terima: tandaTerima }, KIRIM);
  }

  @Post('resendRKI/:id')
  @HttpCode(200)
  @PerluIzin('pengajuan.kirim_ulang')
  async kirimUlang(@Pelaku('semua') aktor: AktorSesi, @Param('id') id: string): Promise<Answer<HasilAksiDto>> {
    return answer(hasilAksi(await this.pengiriman.kirimUlang(aktor, id)), KIRIM);
  }

  @Post('rki/pengajuan-perbaikan/:id')
  @HttpCode(200)
  @PerluIzin('pengajuan.minta_perbaikan')
  async mintaPerbaikan(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Query() q: PerbaikanQuery,
  ): Promise<Answer<HasilAksiDto>> {
    return answer(
      hasilAksi(await this.pengiriman.mintaPerbaikan(aktor, q.id_nk_pengajuan ?? id)),
      'Permintaan perbaikan sudah diajukan',
    );
  }

  @Post('batalkan/:id')
  @HttpCode(200)
  @PerluIzin('pengajuan.batalkan')
  async batalkan(
    @Pelaku('semua') aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: BatalkanDto,
  ): Promise<Answer<HasilAksiDto>> {
    return answer(hasilAksi(await this.pengiriman.batalkan(aktor, id, body.alasan ?? null)), 'Pengajuan dibatalkan');
  }

  /** Completeness of a file: a = number or id, b = trader type (kept for the old paths). */
  @Get('checkpoint/:a/:b')
  @PerluIzin('pengajuan.baca')
  checkpoint(@Pelaku() aktor: AktorSesi, @Param('a') a: string): Promise<KelengkapanDto> {
    return this.periksa.checkpoint(aktor, a);
  }

  @Get('check-aju')
  @PerluIzin('pengajuan.baca')
  checkAju(@Pelaku() aktor: AktorSesi, @Query() q: CheckAjuQuery): Promise<CheckAjuDto> {
    return this.periksa.checkAju(aktor, q.no_aju);
  }

  @Get('disclaimer')
  @PerluIzin('pengajuan.baca')
  disclaimer(): DisclaimerDto {
    return { teks: this.periksa.disclaimer() };
  }
}
