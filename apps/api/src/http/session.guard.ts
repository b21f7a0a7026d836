import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Izin } from '@sinas/domain/akses/izin';
import { punyaIzin } from '@sinas/domain/akses/peran';
import { BelumMasuk, TidakBerwenang } from '../platform/errors';
import type { Config } from '../platform/config/config';
import { CONFIG } from '../platform/config/config.module';
import { SesiService } from '../modules/auth/sesi.service';
import { IZIN_RUTE, PUBLIK, type RequestWithActor } from './decorators';
import { readCookie, sessionCookieName } from './cookies';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Closed by default: no session, no permission declared, no CSRF proof, no entry. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sesi: SesiService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const targets = [context.getHandler(), context.getClass()];
    const id = readCookie(request, sessionCookieName(this.config));
    if (id) request.aktor = (await this.sesi.aktor(id)) ?? undefined;
    if (this.reflector.getAllAndOverride<boolean>(PUBLIK, targets)) return true;
    if (!request.aktor) throw new BelumMasuk();
    const izin = this.reflector.getAllAndOverride<Izin | undefined>(IZIN_RUTE, targets);
    if (!izin || !punyaIzin(request.aktor.peran, izin)) throw new TidakBerwenang();
    if (!SAFE.has(request.method)) this.provesOrigin(request, request.aktor.csrf);
    return true;
  }

  /** Same origin by the browser's own word, and the token that only our pages can read. */
  private provesOrigin(request: RequestWithActor, csrf: string): void {
    const site = request.headers['sec-fetch-site'];
    const origin = request.headers.origin;
    const foreign =
      (site && site !== 'same-origin' && site !== 'none') ||
      (origin && origin !== this.config.publicUrl && origin !== `http://${request.headers.host}`);
    if (foreign || request.headers['x-csrf-token'] !== csrf) throw new TidakBerwenang('akses.csrf');
  }
}
