import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { Request, Response } from 'express';
import { asalPermintaan } from '../../../http/masuk/asal';
import { flowCookieName, setCookie } from '../../../http/masuk/cookies';
import { Area, Publik } from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { MintaTautanDto, MulaiTautanDto, MulaiTautanHasil } from './tautan.dto';
import { TautanMasukService } from './tautan-masuk.service';

/** Binds an account to an identity of a provider that is not ours. */
@Area('login')
@Controller('api/akun')
export class TautanController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly tautan: TautanMasukService,
  ) {}

  /** Asks for the mail with the link; the same answer for every name. */
  @Post('tautan')
  @HttpCode(200)
  @Publik()
  async minta(@Body() body: MintaTautanDto, @Req() req: Request): Promise<Answer<null>> {
    await this.tautan.minta(body.username, asalPermintaan(req).alamat ?? '');
    return answer(null, pesan('akun.surel_dikirim'));
  }

  /** Behind the mailed link: the sign-in whose identity is bound. */
  @Post('tautan/mulai')
  @HttpCode(200)
  @Publik()
  async mulai(@Body() body: MulaiTautanDto, @Res({ passthrough: true }) res: Response): Promise<MulaiTautanHasil> {
    const { id, detik, url } = await this.tautan.mulai(body.token, body.username);
    setCookie(res, this.config, flowCookieName(this.config), id, detik);
    return { url };
  }
}
