import { Catch, Inject, type ArgumentsHost } from '@nestjs/common';
import type { Response } from 'express';
import { dropCookie, flowCookieName, sessionCookieName } from '../../../http/masuk/cookies';
import { ErrorFilter } from '../../../http/error.filter';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { Keamanan } from '../../../platform/keamanan/keamanan';
import { BelumMasuk } from '../../../platform/errors';

/** An exchange that fails leaves no session behind in the browser (SESI-11, GALAT-10). */
@Catch(BelumMasuk)
export class TukarFilter extends ErrorFilter {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    keamanan: Keamanan,
  ) {
    super(keamanan);
  }

  override catch(error: BelumMasuk, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    dropCookie(response, this.config, sessionCookieName(this.config));
    dropCookie(response, this.config, flowCookieName(this.config));
    super.catch(error, host);
  }
}
