import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiExtension, ApiTags } from '@nestjs/swagger';
import type { Izin } from '@sinas/domain/akses/izin';
import type { Ruang } from '@sinas/domain/layanan/kode';
import type { Request } from 'express';
import type { Klaim } from '../platform/idempoten/klaim';
import type { AktorSesi } from './masuk/actor';

export const IZIN_RUTE = 'izin';
export const PUBLIK = 'publik';
export const RAW = 'raw';
export const TOKEN_USANG = 'token-usang';
export const BUKAN_TINDAKAN = 'bukan-tindakan';
export const KUNCI_SENDIRI = 'kunci-sendiri';
export const FORMULIR = 'formulir';
export const JALUR_PENDEK = 'jalur-pendek';

/** The permission a route needs. A route with neither this nor @Publik() is closed. */
export const PerluIzin = (izin: Izin) => applyDecorators(SetMetadata(IZIN_RUTE, izin), ApiExtension('x-izin', izin));
/** Open to anybody, signed in or not. Of one route, never of a controller: whatever is added there later would be open, too. */
export const Publik = (): MethodDecorator => applyDecorators(SetMetadata(PUBLIK, true), ApiExtension('x-publik', true));
/** Not wrapped into the envelope: files, redirects, pages. */
export const Raw = () => applyDecorators(SetMetadata(RAW, true), ApiExtension('x-raw', true));
/** Still answers when the provider's token behind the session has ended: renewing and signing out. */
export const TokenUsangBoleh = () => SetMetadata(TOKEN_USANG, true);
/** Programs of ours ask here by themselves: being asked does not prolong a session. */
export const BukanTindakan = () => SetMetadata(BUKAN_TINDAKAN, true);
/** The route writes its Idempotency-Key with its own effect (`@KlaimKunci()`), and answers a repeat itself. */
export const KunciSendiri = () => SetMetadata(KUNCI_SENDIRI, true);
/** Also takes its fields as a form (multipart), without files. */
export const FormulirTanpaBerkas = () => SetMetadata(FORMULIR, true);
/**
 * Asked so often that it is led to its controller by `http/jalur`, not by Nest's router. For a path without parameters, of
 * which the caller, the query, the body or a header is all that is asked; the start refuses others.
 */
export const JalurPendek = () => SetMetadata(JALUR_PENDEK, true);
export const Area = (nama: string) => ApiTags(nama);

export interface RequestWithActor extends Request {
  aktor?: AktorSesi;
  /** Of a large body, as it came; small ones are compared by what they say. */
  hashBadan?: string;
  /** Of a route that keeps its key itself. */
  klaim?: Klaim;
}
/** Who asks; present on every route that is not public. `ruang`: what it is about where it is not permits. */
export const Pelaku = createParamDecorator(
  (ruang: Ruang | undefined, context: ExecutionContext): AktorSesi | undefined => {
    const { aktor } = context.switchToHttp().getRequest<RequestWithActor>();
    return aktor && ruang ? { ...aktor, ruang } : aktor;
  },
);
/** The caller's Idempotency-Key on a route with `@KunciSendiri()`. */
export const KlaimKunci = createParamDecorator((_: unknown, context: ExecutionContext): Klaim | null => {
  return context.switchToHttp().getRequest<RequestWithActor>().klaim ?? null;
});
