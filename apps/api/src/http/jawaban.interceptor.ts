import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { amplop } from './amplop';
import { FORMULIR, RAW } from './decorators';
import { KunciPermintaan } from './tengah/kunci-permintaan';

const Formulir = NoFilesInterceptor({ limits: { fields: 20, fieldSize: 64 * 1024, parts: 20, headerPairs: 20 } });

/**
 * Around every controller: the caller's key, inside it the envelope, inside it the fields of a form where the route takes
 * one. One interceptor for all: Nest makes two observables, two promises and an async resource for each.
 */
@Injectable()
export class JawabanInterceptor implements NestInterceptor {
  private readonly formulir = new Formulir();

  constructor(
    private readonly kunci: KunciPermintaan,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const isi = await this.jawab(context, async () => {
      const dalam = this.takesForm(context) ? await this.formulir.intercept(context, next) : next.handle();
      return lastValueFrom(dalam, { defaultValue: undefined });
    });
    return of(isi);
  }

  /** The answer to a request whose controller is called by `kerja`; as it is where the route is @Raw(). */
  jawab(context: ExecutionContext, kerja: () => Promise<unknown>): Promise<unknown> {
    if (this.reflector.getAllAndOverride<boolean>(RAW, [context.getHandler(), context.getClass()]))
      return this.kunci.sekitar(context, kerja);
    const http = context.switchToHttp();
    return this.kunci.sekitar(context, async () =>
      amplop(await kerja(), http.getRequest<Request>(), http.getResponse<Response>()),
    );
  }

  /** JSON was read before (tengah/badan.middleware.ts). */
  private takesForm(context: ExecutionContext): boolean {
    if (context.switchToHttp().getRequest<Request>().headers['content-type'] === 'application/json') return false;
    return this.reflector.get<boolean | undefined>(FORMULIR, context.getHandler()) ?? false;
  }
}
