import { Inject, Injectable } from '@nestjs/common';
import type Provider from 'oidc-provider';
import { Clock } from '../../../platform/clock/clock';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { acrDari, SCOPES } from '../auth.types';
import { PROVIDER } from '../provider/provider.token';
import type { TokenSet } from '../sesi/sesi.repository';

const TANPA: TokenSet = {
  access_token: null,
  refresh_token: null,
  id_token: null,
  token_type: null,
  token_sampai: null,
};

/** Tokens of the built-in provider for somebody who signed in on our own form: renewed and revoked like all others. */
@Injectable()
export class TokenLokalService {
  constructor(
    @Inject(PROVIDER) private readonly provider: Provider | null,
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** `amr`: by what the person has shown who he is. */
  async terbitkan(idUser: string, amr: string[]): Promise<TokenSet> {
    const { provider } = this;
    const client = await provider?.Client.find(this.config.oidc.clientId);
    if (!provider || !client) return TANPA;
    const scope = ['openid', ...SCOPES].join(' ');
    const grant = new provider.Grant({ clientId: client.clientId, accountId: idUser });
    grant.addOIDCScope(scope);
    const dasar = {
      client,
      accountId: idUser,
      grantId: await grant.save(),
      gty: 'authorization_code',
      scope,
      authTime: Math.floor(this.clock.now().getTime() / 1000),
      expiresWithSession: false,
      claims: {},
      acr: acrDari(amr),
      amr,
    };
    const access = new provider.AccessToken(dasar);
    const refresh = new provider.RefreshToken({ ...dasar, rotations: 0 });
    const [access_token, refresh_token] = [await access.save(), await refresh.save()];
    return {
      access_token,
      refresh_token,
      id_token: null,
      token_type: 'Bearer',
      token_sampai: new Date(this.clock.now().getTime() + access.expiration * 1000),
    };
  }
}
