import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { catchError, from, mergeMap, of, throwError, type Observable } from 'rxjs';
import { AturanDilanggar, Bentrok } from '../platform/errors';
import { canonical, sha256 } from '../platform/hash/canonical';
import { IdempotenRepository } from '../platform/idempoten/idempoten.repository';
import { IDEMPOTEN, type RequestWithActor } from './decorators';

/** A claim without an answer is given up after this: its process has died. */
const TERTINGGAL_MS = 60_000;

/** Idempotency-Key: the same key and body give the same answer, another body is refused. Runs outside the envelope. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly repo: IdempotenRepository,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const kunci = request.headers['idempotency-key'];
    if (
      !this.reflector.get<boolean>(IDEMPOTEN, context.getHandler()) ||
      typeof kunci !== 'string' ||
      !kunci ||
      kunci.length > 120 ||
      !request.aktor
    )
      return next.handle();
    const pemilik = request.aktor.id_user;
    const rute = `${request.method} ${request.path}`.slice(0, 200);
    const hash = sha256(canonical(request.body ?? null));
    const response = context.switchToHttp().getResponse<Response>();
    if (!(await this.repo.claim(pemilik, kunci, rute, hash))) {
      const ada = await this.repo.find(pemilik, kunci);
      if (ada && (ada.hash_badan !== hash || ada.rute !== rute)) throw new AturanDilanggar('umum.kunci_dipakai');
      if (ada?.status && ada.jawaban) {
        response.status(ada.status);
        return of(ada.jawaban);
      }
      if (!ada || Date.now() - ada.dibuat.getTime() < TERTINGGAL_MS) throw new Bentrok('umum.sedang_dikerjakan');
    }
    return next.handle().pipe(
      mergeMap((body: unknown) =>
        from(this.repo.store(pemilik, kunci, response.statusCode, body as object).then(() => body)),
      ),
      catchError((error: unknown) =>
        from(this.repo.drop(pemilik, kunci)).pipe(mergeMap(() => throwError(() => error))),
      ),
    );
  }
}
