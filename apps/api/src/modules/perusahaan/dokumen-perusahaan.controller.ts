import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../http/decorators';
import type { Answer } from '../../http/envelope';
import { DokumenPerusahaanService } from './dokumen-perusahaan.service';
import { jawab } from './luar/jawab';
import { OssService } from './luar/oss.service';
import { KementanService } from './luar/kementan.service';
import {
  EksportirDto,
  KapasitasDto,
  KbliPerusahaanDto,
  KementanQuery,
  LhvDto,
  NibBadanDto,
  NpwpQuery,
  PremisesDto,
  SertifikatDto,
  UnitUsahaDto,
} from './perusahaan.dto';

@Area('licensing-ref')
@Controller('nk/v2/data-nk/ref')
@PerluIzin('pengajuan.baca')
export class DokumenPerusahaanController {
  constructor(
    private readonly dokumen: DokumenPerusahaanService,
    private readonly kementan: KementanService,
    private readonly oss: OssService,
  ) {}

  /** KBLI of a company's NIB; of one's own when none is named. */
  @Post('kbli-oss')
  @HttpCode(200)
  @Area('licensing')
  kbli(@Pelaku() aktor: AktorSesi, @Body() body: NibBadanDto): Promise<Answer<KbliPerusahaanDto[]>> {
    return jawab(this.oss.kbli(aktor, body.nib));
  }
  @Get('gap')
  gap(@Pelaku() aktor: AktorSesi, @Query() q: NpwpQuery): Promise<Answer<SertifikatDto[]>> {
    return jawab(this.dokumen.daftar(aktor, 'gap', q.npwp));
  }
  @Get('ghp')
  ghp(@Pelaku() aktor: AktorSesi, @Query() q: NpwpQuery): Promise<Answer<SertifikatDto[]>> {
    return jawab(this.dokumen.daftar(aktor, 'ghp', q.npwp));
  }
  @Get('skp-kkp')
  skp(@Pelaku() aktor: AktorSesi, @Query() q: NpwpQuery): Promise<Answer<SertifikatDto[]>> {
    return jawab(this.dokumen.daftar(aktor, 'skp', q.npwp));
  }
  @Get('kapasitas')
  kapasitas(@Pelaku() aktor: AktorSesi, @Query() q: NpwpQuery): Promise<Answer<KapasitasDto[]>> {
    return jawab(this.dokumen.kapasitas(aktor, q.npwp));
  }
  @Get('lhv')
  lhv(@Pelaku() aktor: AktorSesi, @Query() q: NpwpQuery): Promise<Answer<LhvDto[]>> {
    return jawab(this.dokumen.daftar(aktor, 'lhv', q.npwp));
  }
  @Get('eksportir-kementan')
  @PerluIzin('referensi.baca')
  eksportir(@Query() q: KementanQuery): Promise<Answer<EksportirDto[]>> {
    return jawab(this.kementan.daftar('eksportir', q.keyword, q.limit));
  }
  @Get('unitkdjo-kementan')
  @PerluIzin('referensi.baca')
  unitKdjo(@Query() q: KementanQuery): Promise<Answer<UnitUsahaDto[]>> {
    return jawab(this.kementan.daftar('unitkdjo', q.keyword, q.limit));
  }
  @Get('register-premises-kementan')
  @PerluIzin('referensi.baca')
  premises(@Query() q: KementanQuery): Promise<Answer<PremisesDto[]>> {
    return jawab(this.kementan.daftar('register-premises', q.keyword, q.limit));
  }
}
