import { Catch, Inject, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { dropCookie, flowCookieName, sessionCookieName } from '../../../http/masuk/cookies';
import type { Config } from '../../../platform/config/config';
import type { AlurMasuk } from '../auth.types';
import { CONFIG } from '../../../platform/config/config.module';
import { Keamanan } from '../../../platform/keamanan/keamanan';
import { TautanGagal } from '../akun/tautan.service';

/** A sign-in that fails leaves no session behind and says so on a page (SESI-11, GALAT-10). */
@Catch()
export class SignInFilter implements ExceptionFilter {
  private readonly logger = new Logger('masuk');

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly keamanan: Keamanan,
  ) {}

  catch(error: Error, host: ArgumentsHost): void {
    const { alurMasuk } = host.switchToHttp().getRequest<{ alurMasuk?: AlurMasuk }>();
    const response = host.switchToHttp().getResponse<Response>();
    this.logger.warn(`sign-in failed: ${error.message}`);
    this.keamanan.catat('authn_login_fail', { sebab: error instanceof TautanGagal ? `tautan ${error.sebab}` : 'sso' });
    dropCookie(response, this.config, flowCookieName(this.config));
    // Who only wanted to prove himself again stays signed in.
    if (alurMasuk?.bukti) {
      response.redirect(303, `${alurMasuk.kembali}#bukti=gagal`);
      return;
    }
    dropCookie(response, this.config, sessionCookieName(this.config));
    const tautan = error instanceof TautanGagal ? `/tautkan?sebab=${error.sebab}` : null;
    response.redirect(303, tautan ?? '/unauthorized?sebab=masuk');
  }
}
