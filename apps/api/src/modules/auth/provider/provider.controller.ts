import { Body, Controller, Get, Header, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type Provider from 'oidc-provider';
import { Publik, Raw } from '../../../http/decorators';
import { asalPermintaan } from '../../../http/asal';
import { deviceCookieName, readCookie, setCookie } from '../../../http/cookies';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { TerlaluSering } from '../../../platform/errors';
import { Keamanan } from '../../../platform/keamanan/keamanan';
import { AktivitasService } from '../aktivitas.service';
import { AkunService } from '../akun.service';
import { LoginLimiter } from '../login-limiter.service';
import { DIKENAL_DETIK, PerangkatDikenalService } from '../perangkat-dikenal.service';
import { izinkanTujuan } from './izinkan-tujuan';
import { KlienSsoService } from './klien-sso.service';
import { LoginDto } from './provider.dto';
import { LOGIN_CSS, LOGOUT_SCRIPT, loginPage } from './login-page';
import { PROVIDER } from './provider.token';

type Masuk = Pick<Awaited<ReturnType<Provider['interactionDetails']>>, 'uid' | 'params'>;

/** Seconds to wait; everything else goes on as the fault it is. */
const penuh = (error: unknown): number => {
  if (error instanceof TerlaluSering) return error.detik;
  throw error;
};

/** Login page of the built-in identity provider. */
@ApiExcludeController()
@Raw()
@Controller('oidc/masuk')
export class ProviderController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(PROVIDER) private readonly provider: Provider | null,
    private readonly akun: AkunService,
    private readonly limiter: LoginLimiter,
    private readonly aktivitas: AktivitasService,
    private readonly perangkat: PerangkatDikenalService,
    private readonly keamanan: Keamanan,
    private readonly situs: KlienSsoService,
  ) {}

  @Get('gaya.css')
  @Publik()
  @Header('Content-Type', 'text/css; charset=utf-8')
  gaya(): string {
    return LOGIN_CSS;
  }

  @Get('keluar.js')
  @Publik()
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  keluar(): string {
    return LOGOUT_SCRIPT;
  }

  @Get(':uid')
  @Publik()
  async form(@Param('uid') uid: string, @Req() req: Request, @Res() res: Response): Promise<void> {
    const interaction = await this.provider?.interactionDetails(req, res).catch(() => null);
    if (!interaction || interaction.uid !== uid) {
      res.redirect(303, '/welcome');
      return;
    }
    const hint = typeof interaction.params.login_hint === 'string' ? interaction.params.login_hint : '';
    await this.show(res, interaction, { username: hint });
  }

  @Post(':uid')
  @Publik()
  @HttpCode(200)
  async masuk(
    @Param('uid') uid: string,
    @Body() body: LoginDto,
    @Req() req: Request,
    @Res() res: Response,
  ): Promise<void> {
    const interaction = await this.provider?.interactionDetails(req, res).catch(() => null);
    if (!this.provider || !interaction || interaction.uid !== uid) {
      res.redirect(303, '/welcome');
      return;
    }
    const perangkat = readCookie(req, deviceCookieName(this.config));
    const coba = await this.limiter.coba(body.username, { ...asalPermintaan(req), perangkat }).catch(penuh);
    if (typeof coba === 'number') {
      await this.show(res.status(429), interaction, {
        username: body.username,
        galat: `Terlalu banyak percobaan. Coba lagi dalam ${Math.ceil(coba / 60)} menit.`,
      });
      return;
    }
    const akun = await this.akun.masuk(body.username, body.password);
    if (!akun) {
      this.aktivitas.catatGagal(body.username, asalPermintaan(req));
      this.keamanan.catat('authn_login_fail');
      await this.show(res.status(401), interaction, {
        username: body.username,
        galat: 'Nama pengguna atau kata sandi salah.',
      });
      return;
    }
    await this.limiter.berhasil(coba);
    const token = await this.perangkat.catat(akun.id, perangkat);
    setCookie(res, this.config, deviceCookieName(this.config), token, DIKENAL_DETIK);
    await this.provider.interactionFinished(
      req,
      res,
      { login: { accountId: akun.id, remember: false } },
      { mergeWithLastSubmission: false },
    );
  }

  /** Names the site that asks, and lets the form end there. */
  private async show(res: Response, interaction: Masuk, options: { username?: string; galat?: string }): Promise<void> {
    const { client_id, redirect_uri } = interaction.params;
    const klien = typeof client_id === 'string' ? await this.situs.terdaftar(client_id) : null;
    izinkanTujuan(res, redirect_uri);
    res.setHeader('Cache-Control', 'no-store');
    res.type('html').send(loginPage(interaction.uid, { ...options, situs: klien?.nama }));
  }
}
