import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { OIDC_ENDPOINTS, type OidcEndpoints } from '../auth.types';

export interface TokenAnswer {
  access_token: string;
  refresh_token?: string;
  id_token: string;
  token_type: string;
  expires_in?: number;
}

/** Form-encoded calls to the token endpoint, 10 s each (SESI-15). */
@Injectable()
export class TokenClient {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(OIDC_ENDPOINTS) private readonly endpoints: OidcEndpoints,
  ) {}

  exchange(code: string, codeVerifier: string, redirectUri: string): Promise<TokenAnswer> {
    return this.call({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: codeVerifier,
    });
  }

  refresh(refreshToken: string): Promise<TokenAnswer> {
    return this.call({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  /** With the credentials of another registered client; null when the provider refuses them or the token. */
  async refreshUntuk(clientId: string, clientSecret: string, refreshToken: string): Promise<TokenAnswer | null> {
    const answer = await this.post(clientId, clientSecret, {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    });
    if (answer.ok) return (await answer.json()) as TokenAnswer;
    if (answer.status === 400 || answer.status === 401) return null;
    throw new Error(`token endpoint answered ${answer.status}`);
  }

  private async call(form: Record<string, string>): Promise<TokenAnswer> {
    const { clientId, clientSecret } = this.config.oidc;
    const answer = await this.post(clientId, clientSecret, form);
    if (!answer.ok) throw new Error(`token endpoint answered ${answer.status}`);
    return (await answer.json()) as TokenAnswer;
  }

  private post(clientId: string, clientSecret: string, form: Record<string, string>): Promise<Response> {
    return fetch(this.endpoints.token, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Authorization: `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`,
      },
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(10_000),
      redirect: 'error',
    });
  }
}
