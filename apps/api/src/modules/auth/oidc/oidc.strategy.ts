import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-openidconnect';
import { flowCookieName, readCookie, setCookie } from '../../../http/masuk/cookies';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { AlurMasukService, type SignedIn } from '../masuk/alur-masuk.service';
import { OIDC_ENDPOINTS, SCOPES, type AlurMasuk, type OidcEndpoints } from '../auth.types';
import type { TokenAnswer } from './token.client';

/** The request carries the flow between the store and the token exchange. */
interface FlowRequest extends Request {
  alurMasuk?: AlurMasuk;
}
type Done = (error: Error | null, ...rest: unknown[]) => void;

/**
 * Relying party with what passport-openidconnect lacks: PKCE, `iss` of the callback, a check of the ID token's
 * signature, and a store that is bound to the browser by a cookie instead of a session.
 */
@Injectable()
export class OidcStrategy extends PassportStrategy(Strategy, 'openidconnect', 9) {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(OIDC_ENDPOINTS) endpoints: OidcEndpoints,
    private readonly alur: AlurMasukService,
  ) {
    super({
      issuer: endpoints.issuer,
      authorizationURL: endpoints.authorize,
      tokenURL: endpoints.token,
      userInfoURL: '',
      clientID: config.oidc.clientId,
      clientSecret: config.oidc.clientSecret,
      callbackURL: `${config.publicUrl}/auth/callback`,
      scope: [...SCOPES],
      nonce: true,
      skipUserProfile: true,
      passReqToCallback: true,
      store: {
        store: (req: FlowRequest, ctx: { nonce?: string }, appState: { kembali: string }, _meta: unknown, cb: Done) => {
          this.remember(req, ctx, appState).then((state) => cb(null, state), cb);
        },
        verify: (req: FlowRequest, state: string, cb: Done) => {
          this.recall(req, state).then((ctx) => (ctx ? cb(null, ctx, {}) : cb(null, false, { message: 'state' })), cb);
        },
      },
    });
  }

  /** Passport runs this on an object of its own per request, so the shadow of `_oauth2` belongs to this request alone. */
  override authenticate(req: FlowRequest, options: { ulang?: boolean }): void {
    const self = this as unknown as { _oauth2: object };
    if (typeof req.query.code === 'string' && !this.alur.issuerSah(req.query.iss)) {
      (this as unknown as { fail: (info: object, status: number) => void }).fail({ message: 'iss' }, 403);
      return;
    }
    const exchange = (code: string, _params: object, cb: Done): void => {
      if (!req.alurMasuk) return cb(new Error('token exchange without a flow'));
      this.alur
        .tukarKode(req.alurMasuk, code)
        .then((t: TokenAnswer) => cb(null, t.access_token, t.refresh_token, t), cb);
    };
    self._oauth2 = Object.assign(Object.create(self._oauth2) as object, { getOAuthAccessToken: exchange });
    const flow = { ...this.alur.baru('/'), ulang: options.ulang === true };
    if (typeof req.query.code !== 'string') req.alurMasuk = flow;
    super.authenticate(req, { ...options, pkceVerifier: flow.verifier });
  }

  override authorizationParams(options: {
    pkceVerifier?: string;
    idTokenHint?: string;
    cara?: string;
    ulang?: boolean;
  }): object {
    return {
      code_challenge: this.alur.tantangan(options.pkceVerifier ?? ''),
      code_challenge_method: 'S256',
      ...(options.cara ? { cara: options.cara } : {}),
      ...(options.ulang ? { prompt: 'login', max_age: '0' } : {}),
      ...(options.idTokenHint ? { id_token_hint: options.idTokenHint } : {}),
    };
  }

  private async remember(req: FlowRequest, ctx: { nonce?: string }, appState: { kembali: string }): Promise<string> {
    const flow = req.alurMasuk;
    if (!flow || !req.res) throw new Error('sign-in without a proof key');
    const { id, detik } = await this.alur.simpan({ ...flow, nonce: ctx.nonce ?? null, kembali: appState.kembali });
    setCookie(req.res, this.config, flowCookieName(this.config), id, detik);
    return flow.state;
  }

  private async recall(req: FlowRequest, state: string): Promise<{ nonce?: string } | null> {
    const flow = await this.alur.ambil(readCookie(req, flowCookieName(this.config)), state);
    if (!flow) return null;
    req.alurMasuk = flow;
    return flow.nonce ? { nonce: flow.nonce } : {};
  }

  /** Last step: the ID token once more, signature included, then the local account. */
  async validate(
    req: FlowRequest,
    _iss: string,
    _profile: unknown,
    _context: unknown,
    _idToken: string,
    _accessToken: string,
    _refreshToken: string | undefined,
    params: TokenAnswer,
  ): Promise<SignedIn | false> {
    return (req.alurMasuk && (await this.alur.sahkan(req.alurMasuk, params))) || false;
  }
}
