import { Controller, Delete, Get, Inject, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { AktorSesi } from '../../../http/masuk/actor';
import { dropCookie, sessionCookieName } from '../../../http/masuk/cookies';
import { Area, Pelaku, PerluIzin, Publik, TokenUsangBoleh } from '../../../http/decorators';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { AkhiriSesiHasil, KeadaanSesiHasil, PeriksaSesiHasil } from './sesi-sendiri.dto';
import { SesiSendiriService } from './sesi-sendiri.service';

@Area('sso-balance')
@Controller('api-prod/session')
export class SesiSendiriController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly sesi: SesiSendiriService,
  ) {}

  @Get(':a/verification/:b')
  @PerluIzin('sesi.baca')
  keadaan(@Pelaku() aktor: AktorSesi, @Param('a') a: string, @Param('b') b: string): Promise<KeadaanSesiHasil> {
    return this.sesi.keadaan(aktor.id_sesi, a, b);
  }

  @Get(':a/check/:b')
  @Publik()
  periksa(
    @Pelaku() aktor: AktorSesi | undefined,
    @Param('a') a: string,
    @Param('b') b: string,
  ): Promise<PeriksaSesiHasil> {
    return this.sesi.periksa(aktor?.id_sesi ?? null, a, b);
  }

  @Delete(':a/:b')
  @PerluIzin('sesi.baca')
  @TokenUsangBoleh()
  async akhiri(
    @Pelaku() aktor: AktorSesi,
    @Param('a') a: string,
    @Param('b') b: string,
    @Res({ passthrough: true }) res: Response,
  ): Promise<AkhiriSesiHasil> {
    const sesi_ini = await this.sesi.akhiri(aktor.id_sesi, a, b);
    if (sesi_ini) dropCookie(res, this.config, sessionCookieName(this.config));
    return { sesi_ini };
  }
}
