import { applyDecorators, Body, Controller, Get, Header, Headers, HttpCode, Inject } from '@nestjs/common';
import { Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiQuery } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { AktorSesi } from '../../http/masuk/actor';
import { dropCookie, sessionCookieName } from '../../http/masuk/cookies';
import { Area, Pelaku, Publik, Raw } from '../../http/decorators';
import { pergiSendiri } from '../../http/masuk/navigasi';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { PenyediaService, type JawabanPenyedia } from '../auth/provider/penyedia.service';
import { CekTokenService } from './klien/cek-token.service';
import { OAuthFilter } from './oauth.filter';
import { OtorisasiService } from './otorisasi.service';
import { KeadaanTokenHasil, MintaTokenDto } from './perizinan.dto';
import { TokenSitusService } from './klien/token-situs.service';

const JWKS_DETIK = 300;
const bearer = (header: string | undefined): string | null =>
  /^Bearer(.*)$/i.exec(header ?? '')?.[1]?.trimStart() ?? null;
const teruskan = (res: Response, { status, body, tantangan }: JawabanPenyedia): unknown => {
  res.status(status);
  if (tantangan) res.setHeader('WWW-Authenticate', tantangan);
  return body;
};
const Kueri = (required: boolean, ...nama: string[]) =>
  applyDecorators(...nama.map((name) => ApiQuery({ name, required, type: String })));

/** The licensing flow: other sites sign their people in here. OAuth's shapes, whoever the provider is. */
@Area('sso-licensing')
@UseFilters(OAuthFilter)
@Controller('sso')
export class PerizinanSsoController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly otorisasi: OtorisasiService,
    private readonly tokenSitus: TokenSitusService,
    private readonly cekToken: CekTokenService,
    private readonly penyedia: PenyediaService,
  ) {}

  /** On to the provider; what it does not need is left behind, what it needs must be right. */
  @Get('authorize')
  @Publik()
  @Raw()
  @Kueri(true, 'client_id', 'redirect_uri', 'response_type', 'scope', 'state')
  @Kueri(true, 'code_challenge', 'code_challenge_method')
  @Kueri(false, 'nonce', 'login_hint', 'id_token_hint', 'prompt')
  async masuk(@Query() q: Record<string, unknown>, @Res() res: Response): Promise<void> {
    res.redirect(303, await this.otorisasi.masuk(q));
  }

  /** A code or a refresh token for tokens (SESI-15). */
  @Post('token')
  @HttpCode(200)
  @Publik()
  @Raw()
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiBody({ type: MintaTokenDto })
  async token(
    @Body() isi: Record<string, unknown>,
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) res: Response,
  ): Promise<unknown> {
    return teruskan(res, await this.tokenSitus.tukar(isi, authorization));
  }

  /** What the bearer token, or the session of this browser, is good for (SESI-13). */
  @Get('token/check')
  @Publik()
  cek(
    @Headers('authorization') authorization: string | undefined,
    @Pelaku() aktor: AktorSesi | undefined,
  ): Promise<KeadaanTokenHasil> {
    return this.cekToken.cek(bearer(authorization), aktor);
  }

  /** Claims of the person, as far as the token's scope goes. */
  @Get('userinfo')
  @Publik()
  @Raw()
  async siapa(
    @Headers('authorization') authorization: string | undefined,
    @Pelaku() aktor: AktorSesi | undefined,
    @Res({ passthrough: true }) res: Response,
  ): Promise<unknown> {
    return teruskan(res, await this.cekToken.siapa(bearer(authorization), aktor));
  }

  /** Public keys of the provider. */
  @Get('jwks')
  @Publik()
  @Raw()
  @Header('Cache-Control', `public, max-age=${JWKS_DETIK}`)
  jwks(): Promise<{ keys: unknown[] }> {
    return this.penyedia.jwks();
  }

  /** Out at the provider. The portal's own session ends only for who came here by himself, not for another site's link. */
  @Get('session/end')
  @Publik()
  @Raw()
  @Kueri(false, 'client_id', 'id_token_hint', 'post_logout_redirect_uri', 'state')
  async keluar(
    @Query() q: Record<string, unknown>,
    @Pelaku() aktor: AktorSesi | undefined,
    @Req() req: Request,
    @Res() res: Response,
  ): Promise<void> {
    const sendiri = pergiSendiri(req);
    const tujuan = await this.otorisasi.keluar(q, sendiri ? (aktor?.id_sesi ?? null) : null);
    if (sendiri) dropCookie(res, this.config, sessionCookieName(this.config));
    res.redirect(303, tujuan);
  }
}
