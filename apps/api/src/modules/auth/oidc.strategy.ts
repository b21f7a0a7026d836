import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { Strategy } from 'passport-openidconnect';
import { flowCookieName, readCookie } from '../../http/cookies';
import { Clock } from '../../platform/clock/clock';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { AkunService } from './akun.service';
import { OIDC_ENDPOINTS, PKCE_DETIK, SCOPES, type AlurMasuk, type OidcEndpoints } from './auth.types';
import { SesiRepository } from './sesi.repository';
import { hashId } from './sesi.service';
import { TokenClient, type TokenAnswer } from './token.client';

const acak = (panjang: number): string => randomBytes(panjang).toString('base64url').slice(0, panjang);
const sama = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

export interface SignedIn {
  id_user: string;
  tokens: {
    access_token: string;
    refresh_token: string | null;
    id_token: string;
    token_type: string;
    token_sampai: Date;
  };
  kembali: string;
}
/** The request carries the flow between the store and the token exchange. */
interface FlowRequest extends Request {
  alurMasuk?: AlurMasuk;
  alurId?: string;
}
type Done = (error: Error | null, ...rest: unknown[]) => void;

/**
 * Relying party with what passport-openidconnect lacks: PKCE, `iss` of the callback, a check of the ID token's
 * signature, and a store that is bound to the browser by a cookie instead of a session.
 */
@Injectable()
export class OidcStrategy extends PassportStrategy(Strategy, 'openidconnect', 9) {
  private readonly jwks: ReturnType<typeof createRemoteJWKSet>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(OIDC_ENDPOINTS) private readonly endpoints: OidcEndpoints,
    private readonly sesiRepo: SesiRepository,
    private readonly akun: AkunService,
    private readonly clock: Clock,
    private readonly tokenClient: TokenClient,
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
    this.jwks = createRemoteJWKSet(new URL(endpoints.jwks), { timeoutDuration: 10_000 });
  }

  /** Passport runs this on an object of its own per request, so the shadow of `_oauth2` belongs to this request alone. */
  override authenticate(req: FlowRequest, options: object): void {
    const self = this as unknown as { _oauth2: object };
    if (typeof req.query.code === 'string' && req.query.iss !== undefined && req.query.iss !== this.endpoints.issuer) {
      (this as unknown as { fail: (info: object, status: number) => void }).fail({ message: 'iss' }, 403);
      return;
    }
    const exchange = (code: string, _params: object, cb: Done): void => {
      this.tokenClient
        .exchange(code, req.alurMasuk?.verifier ?? '')
        .then((t: TokenAnswer) => cb(null, t.access_token, t.refresh_token, t), cb);
    };
    self._oauth2 = Object.assign(Object.create(self._oauth2) as object, { getOAuthAccessToken: exchange });
    const flow: AlurMasuk = { state: acak(32), verifier: acak(64), nonce: null, kembali: '/' };
    if (typeof req.query.code !== 'string') req.alurMasuk = flow;
    super.authenticate(req, { ...options, pkceVerifier: flow.verifier });
  }

  override authorizationParams(options: { pkceVerifier?: string; idTokenHint?: string }): object {
    return {
      code_challenge: createHash('sha256')
        .update(options.pkceVerifier ?? '')
        .digest('base64url'),
      code_challenge_method: 'S256',
      ...(options.idTokenHint ? { id_token_hint: options.idTokenHint } : {}),
    };
  }

  private async remember(req: FlowRequest, ctx: { nonce?: string }, appState: { kembali: string }): Promise<string> {
    const flow = req.alurMasuk;
    if (!flow) throw new Error('sign-in without a proof key');
    const stored: AlurMasuk = { ...flow, nonce: ctx.nonce ?? null, kembali: appState.kembali };
    const id = acak(43);
    await this.sesiRepo.saveFlow(hashId(id), stored, new Date(this.clock.now().getTime() + PKCE_DETIK * 1000));
    req.res?.cookie(flowCookieName(this.config), id, {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.publicUrl.startsWith('https:'),
      path: '/',
      maxAge: PKCE_DETIK * 1000,
    });
    return flow.state;
  }

  private async recall(req: FlowRequest, state: string): Promise<{ nonce?: string } | null> {
    const id = readCookie(req, flowCookieName(this.config));
    const flow = id ? ((await this.sesiRepo.takeFlow(hashId(id), this.clock.now())) as AlurMasuk | null) : null;
    if (!flow || typeof state !== 'string' || !sama(flow.state, state)) return null;
    req.alurMasuk = flow;
    return flow.nonce ? { nonce: flow.nonce } : {};
  }

  /** Last step: the signature, then the local account. */
  async validate(
    req: FlowRequest,
    _iss: string,
    _profile: unknown,
    _context: unknown,
    idToken: string,
    accessToken: string,
    refreshToken: string | undefined,
    params: TokenAnswer,
  ): Promise<SignedIn | false> {
    const { payload } = await jwtVerify(idToken, this.jwks, {
      issuer: this.endpoints.issuer,
      audience: this.config.oidc.clientId,
    });
    const akun = await this.akun.bySubject(String(payload.sub), payload.preferred_username as string | undefined);
    if (!akun) return false;
    return {
      id_user: akun.id,
      kembali: req.alurMasuk?.kembali ?? '/neraca-komoditas',
      tokens: {
        access_token: accessToken,
        refresh_token: refreshToken ?? null,
        id_token: idToken,
        token_type: params.token_type,
        token_sampai: new Date(this.clock.now().getTime() + (params.expires_in ?? 3600) * 1000),
      },
    };
  }
}
