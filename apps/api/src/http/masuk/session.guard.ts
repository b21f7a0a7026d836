import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Izin } from '@sinas/domain/akses/izin';
import { punyaIzin } from '@sinas/domain/akses/peran';
import { Clock } from '../../platform/clock/clock';
import { BelumMasuk, TidakAda, TidakBerwenang, TokenDitolak } from '../../platform/errors';
import { pemanggilKini } from '../../platform/jejak/jejak';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { BearerService } from '../../modules/auth/oidc/bearer.service';
import { SegarkanService } from '../../modules/auth/oidc/segarkan.service';
import { SesiService } from '../../modules/auth/sesi/sesi.service';
import type { AktorSesi } from './actor';
import { asalPermintaan } from './asal';
import { BUKAN_TINDAKAN, IZIN_RUTE, PUBLIK, RAW, TOKEN_USANG, type RequestWithActor } from '../decorators';
import { readCookie, sessionCookieName } from './cookies';
import { izinDilayani, peranDilayani } from './permukaan';

type Target = ReturnType<ExecutionContext['getHandler']> | ReturnType<ExecutionContext['getClass']>;
/** Sent by the front ends with polls, refetches and autosave (packages/api-client). */
const KEPALA_LATAR = 'x-latar';
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Closed by default: no session and no bearer token, no permission declared, no CSRF proof, no entry. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sesi: SesiService,
    private readonly segarkan: SegarkanService,
    private readonly bearer: BearerService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const targets = [context.getHandler(), context.getClass()];
    const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (this.reflector.get<boolean>(PUBLIK, context.getHandler())) return this.terbuka(request, bearer, targets);
    request.aktor = bearer ? await this.bearer.aktor(bearer) : await this.dariKuki(request, targets);
    if (!request.aktor) throw new BelumMasuk();
    pemanggilKini().id_user = request.aktor.id_user;
    request.aktor.asal = asalPermintaan(request);
    if (!this.reflector.getAllAndOverride<boolean>(TOKEN_USANG, targets)) await this.tokenBerlaku(request, targets);
    const izin = this.reflector.getAllAndOverride<Izin | undefined>(IZIN_RUTE, targets);
    if (izin && !izinDilayani(this.config.permukaan, izin)) throw new TidakAda();
    if (!izin || !punyaIzin(request.aktor.peran, izin) || !peranDilayani(this.config.permukaan, request.aktor.peran))
      throw new TidakBerwenang();
    if (!bearer && !SAFE.has(request.method)) this.provesOrigin(request, request.aktor.csrf);
    return true;
  }

  /**
   * Open routes know who asks, if anybody: a bearer that is not for this door (a client's secret) says nothing. A page of
   * another site must not sign somebody in unasked.
   */
  private async terbuka(request: RequestWithActor, bearer: string | undefined, targets: Target[]): Promise<boolean> {
    request.aktor = bearer
      ? await this.bearer.aktor(bearer).catch(() => undefined)
      : await this.dariKuki(request, targets);
    if (request.aktor) pemanggilKini().id_user = request.aktor.id_user;
    if (!SAFE.has(request.method) && this.asing(request)) throw new TidakBerwenang('akses.csrf');
    return true;
  }

  /** What a page asks by itself says so; anything else is taken for an act of a person. */
  private async dariKuki(request: RequestWithActor, targets: Target[]): Promise<AktorSesi | undefined> {
    const id = readCookie(request, sessionCookieName(this.config));
    const sendiri =
      request.headers[KEPALA_LATAR] !== undefined || this.reflector.getAllAndOverride<boolean>(BUKAN_TINDAKAN, targets);
    return id ? ((await this.sesi.aktor(id, !sendiri)) ?? undefined) : undefined;
  }

  /**
   * The provider's token behind the session has ended: the page is told to renew it once (SESI-08).
   * A link to a file cannot do that, so it is renewed for it.
   */
  private async tokenBerlaku(request: RequestWithActor, targets: Target[]): Promise<void> {
    const { token_sampai, id_sesi } = request.aktor ?? {};
    if (!id_sesi || !token_sampai || token_sampai > this.clock.now()) return;
    if (request.method === 'GET' && this.reflector.getAllAndOverride<boolean>(RAW, targets))
      await this.segarkan.segarkan(id_sesi);
    else throw new TokenDitolak('expired_token');
  }

  /** Same origin by the browser's own word, and the token that only our pages can read. */
  private provesOrigin(request: RequestWithActor, csrf: string): void {
    if (this.asing(request) || request.headers['x-csrf-token'] !== csrf) throw new TidakBerwenang('akses.csrf');
  }

  /** Behind https the names of the portal alone; on plain http (a machine of one's own) also the one it was called by. */
  private asalSendiri(request: RequestWithActor, origin: string): boolean {
    const { publicUrl, publicUrlPetugas } = this.config;
    if (origin === publicUrl || origin === publicUrlPetugas) return true;
    return publicUrl.startsWith('http:') && origin === `http://${request.headers.host}`;
  }

  private asing(request: RequestWithActor): boolean {
    const site = request.headers['sec-fetch-site'];
    const origin = request.headers.origin;
    return Boolean(
      (site && site !== 'same-origin' && site !== 'none') || (origin && !this.asalSendiri(request, origin)),
    );
  }
}
