import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Izin } from '@sinas/domain/akses/izin';
import { punyaIzin } from '@sinas/domain/akses/peran';
import { Clock } from '../platform/clock/clock';
import { BelumMasuk, TidakAda, TidakBerwenang, TokenDitolak } from '../platform/errors';
import { pemanggilKini } from '../platform/jejak/jejak';
import type { Config } from '../platform/config/config';
import { CONFIG } from '../platform/config/config.module';
import { BearerService } from '../modules/auth/bearer.service';
import { SegarkanService } from '../modules/auth/segarkan.service';
import { SesiService } from '../modules/auth/sesi.service';
import type { AktorSesi } from './actor';
import { asalPermintaan } from './asal';
import { IZIN_RUTE, PUBLIK, RAW, TOKEN_USANG, type RequestWithActor } from './decorators';
import { readCookie, sessionCookieName } from './cookies';
import { izinDilayani, peranDilayani } from './permukaan';

type Target = ReturnType<ExecutionContext['getHandler']> | ReturnType<ExecutionContext['getClass']>;
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
    if (this.reflector.getAllAndOverride<boolean>(PUBLIK, targets)) return this.terbuka(request, bearer);
    request.aktor = bearer ? await this.bearer.aktor(bearer) : await this.dariKuki(request);
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
  private async terbuka(request: RequestWithActor, bearer: string | undefined): Promise<boolean> {
    request.aktor = bearer ? await this.bearer.aktor(bearer).catch(() => undefined) : await this.dariKuki(request);
    if (request.aktor) pemanggilKini().id_user = request.aktor.id_user;
    if (!SAFE.has(request.method) && this.asing(request)) throw new TidakBerwenang('akses.csrf');
    return true;
  }

  private async dariKuki(request: RequestWithActor): Promise<AktorSesi | undefined> {
    const id = readCookie(request, sessionCookieName(this.config));
    return id ? ((await this.sesi.aktor(id)) ?? undefined) : undefined;
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

  private asing(request: RequestWithActor): boolean {
    const site = request.headers['sec-fetch-site'];
    const origin = request.headers.origin;
    return Boolean(
      (site && site !== 'same-origin' && site !== 'none') ||
      (origin && origin !== this.config.publicUrl && origin !== `http://${request.headers.host}`),
    );
  }
}
