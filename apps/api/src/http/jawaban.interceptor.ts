import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import type { Request } from 'express';
import { defer, from, mergeAll, type Observable } from 'rxjs';
import { FORMULIR } from './decorators';
import { EnvelopeInterceptor } from './envelope.interceptor';
import { IdempotencyInterceptor } from './tengah/idempotency.interceptor';

const Formulir = NoFilesInterceptor({ limits: { fields: 20, fieldSize: 64 * 1024, parts: 20, headerPairs: 20 } });

/**
 * Around every controller: the caller's key, inside it the envelope, inside it the fields of a form where the route takes
 * one. One interceptor for all: Nest makes two observables, two promises and an async resource for each.
 */
@Injectable()
export class JawabanInterceptor implements NestInterceptor {
  private readonly formulir = new Formulir();

  constructor(
    private readonly kunci: IdempotencyInterceptor,
    private readonly amplop: EnvelopeInterceptor,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const dalam = this.takesForm(context)
      ? { handle: () => defer(() => from(this.readForm(context, next)).pipe(mergeAll())) }
      : next;
    return this.kunci.intercept(context, { handle: () => this.amplop.intercept(context, dalam) });
  }

  /** JSON was read before (tengah/badan.middleware.ts). */
  private takesForm(context: ExecutionContext): boolean {
    if (context.switchToHttp().getRequest<Request>().headers['content-type'] === 'application/json') return false;
    return this.reflector.get<boolean | undefined>(FORMULIR, context.getHandler()) ?? false;
  }

  private readForm = async (context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> =>
    this.formulir.intercept(context, next);
}
