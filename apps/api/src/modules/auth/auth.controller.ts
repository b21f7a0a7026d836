import {
  Body,
  Controller,
  Get,
  HttpCode,
  Inject,
  Post,
  Put,
  Query,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { ApiExcludeEndpoint } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { AktorSesi } from '../../http/masuk/actor';
import { asalPermintaan } from '../../http/masuk/asal';
import { dropCookie, flowCookieName, sessionCookieName, setCookie } from '../../http/masuk/cookies';
import { Area, BukanTindakan, Pelaku, PerluIzin, Publik, Raw, TokenUsangBoleh } from '../../http/decorators';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import type { SignedIn } from './masuk/alur-masuk.service';
import { returnPath } from './masuk/return-path';
import { BuktiPenyediaService } from './oidc/bukti-penyedia.service';
import { BuktiPenyediaQuery, LogoutDto, LogoutHasil, SesiInfo, SegarkanHasil } from './auth.dto';
import { ProfilService } from './akun/profil.service';
import { OidcGuard } from './oidc/oidc.guard';
import { SignInFilter } from './masuk/sign-in.filter';
import { SesiService } from './sesi/sesi.service';
import { KeluarService } from './masuk/keluar.service';
import { SegarkanService } from './oidc/segarkan.service';

@Area('sesi')
@Controller()
export class AuthController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly sesi: SesiService,
    private readonly buktiPenyedia: BuktiPenyediaService,
    private readonly profil: ProfilService,
    private readonly keluarService: KeluarService,
    private readonly segarkanService: SegarkanService,
  ) {}

  /** Starts sign-in; the strategy redirects to the provider. */
  @Get('auth/login')
  @Publik()
  @Raw()
  @UseGuards(OidcGuard)
  @UseFilters(SignInFilter)
  @ApiExcludeEndpoint()
  login(): void {}

  /** Reads code, iss and state; stores user info and menu, or nothing at all (SESI-10, SESI-11). */
  @Get('auth/callback')
  @Publik()
  @Raw()
  @UseGuards(OidcGuard)
  @UseFilters(SignInFilter)
  @ApiExcludeEndpoint()
  async callback(
    @Req() req: Request & { user: SignedIn },
    @Pelaku() aktor: AktorSesi | undefined,
    @Res() res: Response,
  ): Promise<void> {
    const { id_user, tokens, kembali, faktor, perluUlang } = req.user;
    if (req.user.bukti) {
      dropCookie(res, this.config, flowCookieName(this.config));
      res.redirect(303, await this.buktiPenyedia.selesai(aktor, req.user));
      return;
    }
    if (perluUlang) {
      res.redirect(303, `/auth/login?${new URLSearchParams({ ulang: '1', kembali }).toString()}`);
      return;
    }
    await this.profil.pastikanLengkap(id_user);
    const { id, detik } = await this.sesi.buka(id_user, tokens, { cara: 'sso', faktor, ...asalPermintaan(req) });
    setCookie(res, this.config, sessionCookieName(this.config), id, detik);
    dropCookie(res, this.config, flowCookieName(this.config));
    res.redirect(303, kembali === '/' ? await this.profil.beranda(id_user) : kembali);
  }

  /** The person of this session proves himself at the provider; comes back to `kembali` with `#bukti=` and the proof. */
  @Get('auth/bukti')
  @PerluIzin('profil.kelola')
  @Raw()
  @ApiExcludeEndpoint()
  async bukti(@Pelaku() aktor: AktorSesi, @Query() q: BuktiPenyediaQuery, @Res() res: Response): Promise<void> {
    const kembali = returnPath(q.kembali, this.config.publicUrl);
    const { url, id, detik } = await this.buktiPenyedia.mulai(aktor, q.keperluan, kembali);
    setCookie(res, this.config, flowCookieName(this.config), id, detik);
    res.redirect(303, url);
  }

  @Post('auth/logout')
  @HttpCode(200)
  @PerluIzin('sesi.baca')
  @TokenUsangBoleh()
  async logout(
    @Pelaku() aktor: AktorSesi,
    @Body() body: LogoutDto,
    @Res({ passthrough: true }) res: Response,
  ): Promise<LogoutHasil> {
    dropCookie(res, this.config, sessionCookieName(this.config));
    res.setHeader('Clear-Site-Data', '"storage"');
    return this.keluarService.keluar(aktor.id_sesi, body.path ?? '/');
  }

  /** Renews the provider's tokens of this session (SESI-08); the browser never sees them. */
  @Put('auth/segarkan')
  @PerluIzin('sesi.baca')
  @TokenUsangBoleh()
  @BukanTindakan()
  async segarkan(@Pelaku() aktor: AktorSesi): Promise<SegarkanHasil> {
    return this.segarkanService.segarkan(aktor.id_sesi);
  }

  /** Who is signed in, with menu and CSRF token; `masuk: false` for everybody else. */
  @Get('api/sesi')
  @Publik()
  async info(@Pelaku() aktor: AktorSesi | undefined): Promise<SesiInfo> {
    return this.profil.info(aktor ?? null);
  }
}
