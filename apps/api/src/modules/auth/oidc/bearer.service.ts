import { Inject, Injectable } from '@nestjs/common';
import { PERAN } from '@sinas/domain/akses/peran';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import { Clock } from '../../../platform/clock/clock';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { TokenDitolak } from '../../../platform/errors';
import { audiensApi, OIDC_ENDPOINTS, type OidcEndpoints } from '../auth.types';
import { KlienMesinRepository } from './klien-mesin.repository';
import { aktorDari, type AktorBersesi } from '../sesi/sesi.service';

/** Two or three segments (SESI-13); an unsigned one falls at the signature. */
const BENTUK = /^[\w-]+\.[\w-]+(\.[\w-]+)?$/;

/** Machine callers: a signed access token of the identity provider, made for this API, of a program we know. */
@Injectable()
export class BearerService {
  private readonly jwks: ReturnType<typeof createRemoteJWKSet>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(OIDC_ENDPOINTS) private readonly endpoints: OidcEndpoints,
    private readonly klien: KlienMesinRepository,
    private readonly clock: Clock,
  ) {
    this.jwks = createRemoteJWKSet(new URL(endpoints.jwks), { timeoutDuration: 10_000 });
  }

  /** Throws TokenDitolak: expired_token when a new one helps, invalid_token when it does not. */
  async aktor(token: string): Promise<AktorBersesi> {
    const { client_id, azp, iat } = await this.isi(token);
    const id = typeof client_id === 'string' ? client_id : typeof azp === 'string' ? azp : '';
    const akun = id ? await this.klien.akun(id, this.config.oidc.builtIn) : null;
    if (!akun || !(akun.kode_peran in PERAN)) throw new TokenDitolak('invalid_token');
    return {
      ...aktorDari(akun),
      id_sesi: `mesin:${id}:${iat ?? 0}`,
      csrf: '',
      token_sampai: null,
    };
  }

  /** What a token says that was made for this API; its program is not looked up. */
  async isi(token: string): Promise<JWTPayload> {
    if (!BENTUK.test(token)) throw new TokenDitolak('invalid_token');
    try {
      const { payload } = await jwtVerify(token, this.jwks, {
        issuer: this.endpoints.issuer,
        audience: audiensApi(this.config.publicUrl),
        currentDate: this.clock.now(),
        requiredClaims: ['exp'],
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new TokenDitolak('expired_token');
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout))
        throw new TokenDitolak('invalid_token');
      throw error;
    }
  }
}
