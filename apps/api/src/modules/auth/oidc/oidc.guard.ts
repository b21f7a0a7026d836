import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { returnPath } from '../masuk/return-path';

/** Hands the hints and the way back to the strategy. */
@Injectable()
export class OidcGuard extends AuthGuard('openidconnect') {
  constructor(@Inject(CONFIG) private readonly config: Config) {
    super();
  }
  override getAuthenticateOptions(context: ExecutionContext): object {
    const { query } = context.switchToHttp().getRequest<Request>();
    const text = (v: unknown): string | undefined => (typeof v === 'string' && v.length < 4000 ? v : undefined);
    return {
      session: false,
      state: { kembali: returnPath(query.kembali, this.config.publicUrl) },
      ulang: query.ulang === '1',
      loginHint: text(query.login_hint),
      cara: query.cara === 'inaport' ? 'inaport' : undefined,
      idTokenHint: text(query.id_token_hint),
    };
  }
}
