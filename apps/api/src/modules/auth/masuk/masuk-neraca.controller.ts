import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { asalPermintaan } from '../../../http/masuk/asal';
import { dropCookie, flowCookieName, readCookie, sessionCookieName, setCookie } from '../../../http/masuk/cookies';
import { Area, Publik } from '../../../http/decorators';
import { lintasSitus } from '../../../http/masuk/navigasi';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { TidakBerwenang } from '../../../platform/errors';
import { AuthorizeDto, AuthorizeHasil, TukarKodeDto, TukarKodeHasil } from './masuk-neraca.dto';
import { MasukNeracaService } from './masuk-neraca.service';
import { returnPath } from './return-path';
import { TukarFilter } from '../oidc/tukar.filter';

@Area('sso-balance')
@Controller('api-prod')
export class MasukNeracaController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly masuk: MasukNeracaService,
  ) {}

  /** Starts a sign-in; proof key and nonce stay here (SESI-09). */
  @Post('authorize')
  @HttpCode(200)
  @Publik()
  async authorize(@Body() body: AuthorizeDto, @Res({ passthrough: true }) res: Response): Promise<AuthorizeHasil> {
    const kembali = returnPath(body.kembali, this.config.publicUrl, '/');
    const { id, isi } = await this.masuk.mulai({ ...body, kembali });
    setCookie(res, this.config, flowCookieName(this.config), id, isi.expires_in);
    return isi;
  }

  /** The code for a session; the answer holds the session record, tokens stay on the server (SESI-10). */
  @Get('token')
  @Publik()
  @UseFilters(TukarFilter)
  async token(
    @Query() q: TukarKodeDto,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<TukarKodeHasil> {
    if (lintasSitus(req)) throw new TidakBerwenang('akses.csrf');
    const { id, isi } = await this.masuk.tukar(readCookie(req, flowCookieName(this.config)), q, asalPermintaan(req));
    setCookie(res, this.config, sessionCookieName(this.config), id, isi.expires_in);
    dropCookie(res, this.config, flowCookieName(this.config));
    return isi;
  }
}
