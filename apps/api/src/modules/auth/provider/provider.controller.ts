import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { Request, Response } from 'express';
import { Clock } from '../../../platform/clock/clock';
import type Provider from 'oidc-provider';
import { asalPermintaan } from '../../../http/masuk/asal';
import { deviceCookieName, dropCookie, factorCookieName, readCookie, setCookie } from '../../../http/masuk/cookies';
import { Publik, Raw } from '../../../http/decorators';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { BelumMasuk, SistemLainGagal, TerlaluSering } from '../../../platform/errors';
import { acrDari } from '../auth.types';
import { DIKENAL_DETIK, PerangkatDikenalService } from '../sesi/perangkat-dikenal.service';
import { PintuMasukService, type AsalPintu, type Dikenali } from '../masuk/pintu-masuk.service';
import { izinkanTujuan } from './izinkan-tujuan';
import { KlienSsoService } from './klien-sso.service';
import { faktorPage, loginPage, pemulihanPage, type CaraPintu } from './login-page';
import { LoginDto, LoginFaktorDto, LoginQuery } from './provider.dto';
import { PROVIDER } from './provider.token';

type Masuk = Pick<Awaited<ReturnType<Provider['interactionDetails']>>, 'uid' | 'params'>;

/** What a refusal says on the page; everything else goes on as the fault it is. */
function tertolak(error: unknown): { http: number; galat: string } {
  if (error instanceof TerlaluSering)
    return {
      http: 429,
      galat: `Terlalu banyak percobaan. Coba lagi dalam ${Math.ceil(error.detik / 60)} menit.`,
    };
  if (error instanceof BelumMasuk) return { http: 401, galat: `${error.message}.` };
  if (error instanceof SistemLainGagal) return { http: error.waktuHabis ? 504 : 502, galat: `${error.message}.` };
  throw error;
}
function dariJson(teks: string | undefined): object | undefined {
  try {
    const nilai: unknown = JSON.parse(teks ?? '');
    return typeof nilai === 'object' && nilai !== null ? nilai : undefined;
  } catch {
    return undefined;
  }
}

/** The sign-in page of the built-in identity provider: name and password, then the factor. */
@ApiExcludeController()
@Raw()
@Controller('oidc/masuk')
export class ProviderController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(PROVIDER) private readonly provider: Provider | null,
    private readonly pintu: PintuMasukService,
    private readonly perangkat: PerangkatDikenalService,
    private readonly situs: KlienSsoService,
    private readonly clock: Clock,
  ) {}

  @Get(':uid')
  @Publik()
  async form(
    @Param('uid') uid: string,
    @Query() q: LoginQuery,
    @Req() req: Request,
    @Res() res: Response,
  ): Promise<void> {
    const interaction = await this.interaksi(uid, req, res);
    if (!interaction) return;
    const hint = typeof interaction.params.login_hint === 'string' ? interaction.params.login_hint : '';
    await this.nama(res, interaction, q.cara ?? (interaction.params.cara === 'inaport' ? 'inaport' : 'sandi'), {
      username: hint,
    });
  }

  @Post(':uid')
  @HttpCode(200)
  @Publik()
  async masuk(
    @Param('uid') uid: string,
    @Body() body: LoginDto,
    @Req() req: Request,
    @Res() res: Response,
  ): Promise<void> {
    const interaction = await this.interaksi(uid, req, res);
    if (!interaction) return;
    const { username, password, cara = 'sandi' } = body;
    try {
      const lewat = cara === 'inaport' ? this.pintu.lewatInaport.bind(this.pintu) : this.pintu.sandi.bind(this.pintu);
      const hasil = await lewat(username, password, this.asal(req));
      if (hasil.dikenali) return await this.selesai(req, res, hasil.dikenali);
      setCookie(res, this.config, factorCookieName(this.config), hasil.kuki, hasil.faktor.detik);
      await this.kirim(res, interaction, faktorPage(uid, hasil.faktor, null));
    } catch (error) {
      const { http, galat } = tertolak(error);
      await this.nama(res.status(http), interaction, cara, { username, galat });
    }
  }

  @Post(':uid/faktor')
  @HttpCode(200)
  @Publik()
  async faktor(
    @Param('uid') uid: string,
    @Body() body: LoginFaktorDto,
    @Req() req: Request,
    @Res() res: Response,
  ): Promise<void> {
    const interaction = await this.interaksi(uid, req, res);
    if (!interaction) return;
    const { tantangan, cara, kode } = body;
    const kuki = readCookie(req, factorCookieName(this.config)) ?? '';
    try {
      const jawaban = { cara, kode, passkey: dariJson(body.passkey) };
      await this.selesai(req, res, await this.pintu.jawab(tantangan, kuki, jawaban, this.asal(req)));
    } catch (error) {
      const { http, galat } = tertolak(error);
      const lagi = await this.pintu.tampil(tantangan, kuki);
      if (lagi) await this.kirim(res.status(http), interaction, faktorPage(uid, lagi, galat));
      else await this.nama(res.status(401), interaction, 'sandi', { galat: `${pesan('masuk.tantangan_berakhir')}.` });
    }
  }

  /** Tells the provider who it is and by what, and lets it go on; new recovery codes are shown first. */
  private async selesai(req: Request, res: Response, d: Dikenali): Promise<void> {
    if (!this.provider) return;
    const token = await this.perangkat.catat(d.id_user, readCookie(req, deviceCookieName(this.config)));
    setCookie(res, this.config, deviceCookieName(this.config), token, DIKENAL_DETIK);
    dropCookie(res, this.config, factorCookieName(this.config));
    await this.lepasOrangLain(req, res, d.id_user);
    const login = { accountId: d.id_user, remember: false, amr: d.amr, acr: acrDari(d.amr) };
    const lanjut = await this.provider.interactionResult(req, res, { login }, { mergeWithLastSubmission: false });
    res.setHeader('Cache-Control', 'no-store');
    if (d.kode_pemulihan) res.type('html').send(pemulihanPage(lanjut, d.kode_pemulihan));
    else res.redirect(303, lanjut);
  }

  /**
   * Somebody else is signed in at the provider in this browser: his session ends. The library would ask by a page whose
   * script our policy does not let run.
   */
  private async lepasOrangLain(req: Request, res: Response, idUser: string): Promise<void> {
    const interaction = await this.provider?.interactionDetails(req, res);
    const sesi = interaction?.session;
    if (!interaction || !sesi?.uid || sesi.accountId === idUser) return;
    await (await this.provider?.Session.findByUid(sesi.uid))?.destroy();
    delete interaction.session;
    await interaction.save(interaction.exp - Math.floor(this.clock.now().getTime() / 1000));
  }

  /** The provider's own flow that this page belongs to; without one there is nothing to sign in to. */
  private async interaksi(uid: string, req: Request, res: Response): Promise<Masuk | null> {
    const interaction = await this.provider?.interactionDetails(req, res).catch(() => null);
    if (interaction?.uid === uid) return interaction;
    res.redirect(303, '/welcome');
    return null;
  }
  private asal(req: Request): AsalPintu {
    return { ...asalPermintaan(req), perangkat: readCookie(req, deviceCookieName(this.config)) };
  }

  /** The first step; names the site that asks. */
  private async nama(
    res: Response,
    interaction: Masuk,
    cara: CaraPintu,
    o: { username?: string; galat?: string },
  ): Promise<void> {
    const { client_id } = interaction.params;
    const klien = typeof client_id === 'string' ? await this.situs.terdaftar(client_id) : null;
    await this.kirim(res, interaction, loginPage(interaction.uid, cara, { ...o, situs: klien?.nama }));
  }
  /** The form may end at the site that asks. */
  private async kirim(res: Response, interaction: Masuk, html: string): Promise<void> {
    izinkanTujuan(res, interaction.params.redirect_uri);
    res.setHeader('Cache-Control', 'no-store');
    res.type('html').send(html);
  }
}
