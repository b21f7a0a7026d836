import { Body, Controller, HttpCode, Inject, Post, Put, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { AktorSesi } from '../../../http/masuk/actor';
import { asalPermintaan } from '../../../http/masuk/asal';
import {
  deviceCookieName,
  dropCookie,
  factorCookieName,
  readCookie,
  sessionCookieName,
  setCookie,
} from '../../../http/masuk/cookies';
import { Area, Pelaku, PerluIzin, Publik, TokenUsangBoleh } from '../../../http/decorators';
import { TidakAda } from '../../../platform/errors';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { LogoutHasil } from '../auth.dto';
import { KeluarService } from './keluar.service';
import {
  CekMasukHasil,
  KeluarDto,
  JawabFaktorDto,
  MasukDto,
  MasukHasil,
  NamaAkunDto,
  TokenDto,
  TokenHasil,
} from './masuk.dto';
import { polos } from '../faktor/faktor.presenter';
import { MasukService, type HasilMasuk } from './masuk.service';
import { AkunService } from '../akun/akun.service';
import { DIKENAL_DETIK, PerangkatDikenalService } from '../sesi/perangkat-dikenal.service';
import { ProfilService } from '../akun/profil.service';
import { SesiService } from '../sesi/sesi.service';
import { TukarTokenService } from '../oidc/tukar-token.service';

@Area('login')
@Controller('api-prod')
export class MasukController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly masukService: MasukService,
    private readonly sesi: SesiService,
    private readonly profil: ProfilService,
    private readonly akun: AkunService,
    private readonly keluarService: KeluarService,
    private readonly tukar: TukarTokenService,
    private readonly perangkat: PerangkatDikenalService,
  ) {}

  /** Sign-in by password; the session comes as a cookie, tokens stay on the server. */
  @Post('login')
  @HttpCode(200)
  @Publik()
  async masuk(
    @Body() body: MasukDto,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<MasukHasil> {
    return this.pasang(req, res, await this.masukService.sandi(body.username, body.password, this.asal(req)));
  }

  /** Sign-in with an account of Inaportnet. */
  @Post('login/inaport')
  @HttpCode(200)
  @Publik()
  async masukInaport(
    @Body() body: MasukDto,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<MasukHasil> {
    return this.pasang(req, res, await this.masukService.lewatInaport(body.username, body.password, this.asal(req)));
  }

  /** The second step, from the browser that made the first one. */
  @Post('login/faktor')
  @HttpCode(200)
  @Publik()
  async faktor(
    @Body() body: JawabFaktorDto,
    @Req() req: Request,
    @Res({ passthrough: true }) res: Response,
  ): Promise<MasukHasil> {
    const kuki = readCookie(req, factorCookieName(this.config)) ?? '';
    return this.pasang(req, res, await this.masukService.faktor(body.tantangan, kuki, body, this.asal(req)));
  }

  @Post('logout')
  @HttpCode(200)
  @PerluIzin('sesi.baca')
  @TokenUsangBoleh()
  async keluar(
    @Pelaku() aktor: AktorSesi,
    @Body() body: KeluarDto,
    @Res({ passthrough: true }) res: Response,
  ): Promise<LogoutHasil> {
    const akun = body.username ? await this.akun.byUsername(body.username) : null;
    if (body.username && akun?.id !== aktor.id_user) throw new TidakAda();
    dropCookie(res, this.config, sessionCookieName(this.config));
    res.setHeader('Clear-Site-Data', '"storage"');
    return this.keluarService.keluar(aktor.id_sesi, body.path ?? '/');
  }

  /** What comes after the name; it gives nothing away, every name gets the same. */
  @Post('checklogin')
  @HttpCode(200)
  @Publik()
  cek(@Body() _body: NamaAkunDto): CekMasukHasil {
    return { lanjut: 'kata_sandi', cara: ['sandi', 'inaport'] };
  }

  /** Renews tokens: a registered client's by its refresh token, or those behind one's own session. */
  @Put('token')
  @Publik()
  @TokenUsangBoleh()
  token(@Pelaku() aktor: AktorSesi | undefined, @Body() body: TokenDto): Promise<TokenHasil> {
    return this.tukar.segarkan(aktor?.id_sesi ?? null, body);
  }

  private asal(req: Request) {
    return { ...asalPermintaan(req), perangkat: readCookie(req, deviceCookieName(this.config)) };
  }

  private async pasang(req: Request, res: Response, hasil: HasilMasuk): Promise<MasukHasil> {
    if (hasil.faktor) {
      const { faktor, kuki } = hasil;
      setCookie(res, this.config, factorCookieName(this.config), kuki, faktor.detik);
      const info = await this.profil.info(null);
      return { ...info, faktor: { ...faktor, passkey: polos(faktor.passkey) }, token_type: 'Bearer', expires_in: 0 };
    }
    const { buka, kode_pemulihan } = hasil;
    const token = await this.perangkat.catat(buka.id_user, readCookie(req, deviceCookieName(this.config)));
    setCookie(res, this.config, deviceCookieName(this.config), token, DIKENAL_DETIK);
    dropCookie(res, this.config, factorCookieName(this.config));
    setCookie(res, this.config, sessionCookieName(this.config), buka.id, buka.detik);
    const info = await this.profil.info(await this.sesi.aktor(buka.id));
    return { ...info, ...(kode_pemulihan ? { kode_pemulihan } : {}), token_type: 'Bearer', expires_in: buka.detik };
  }
}
