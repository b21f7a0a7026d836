import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { catchError, from, mergeMap, of, throwError, type Observable } from 'rxjs';
import { AturanDilanggar, Bentrok } from '../../platform/errors';
import { canonical, sha256 } from '../../platform/hash/canonical';
import { IdempotenRepository, type Tercatat } from '../../platform/idempoten/idempoten.repository';
import type { RequestWithActor } from '../decorators';

/** A claim without an answer is given up after this: its process has died. */
const TERTINGGAL_MS = 60_000;
const TANYA_MS = 100;
const MAKS_TANYA = 50;

/** Idempotency-Key: the same key, query and body give the same answer, others are refused. Runs outside the envelope. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly repo: IdempotenRepository) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const kunci = this.kunci(request);
    if (!kunci || !request.aktor) return next.handle();
    const pemilik = request.aktor.id_user;
    const rute = `${request.method} ${request.path}`.slice(0, 200);
    const badan = request.hashBadan ?? sha256(canonical(request.body ?? null));
    const kueri = request.query as object;
    const hash = Object.keys(kueri).length > 0 ? sha256(badan + canonical(kueri)) : badan;
    const response = context.switchToHttp().getResponse<Response>();
    if (!(await this.repo.claim(pemilik, kunci, rute, hash))) {
      const ada = await this.tunggu(pemilik, kunci);
      if (ada && (ada.hash_badan !== hash || ada.rute !== rute)) throw new AturanDilanggar('umum.kunci_dipakai');
      if (ada?.status && ada.jawaban) {
        response.status(ada.status);
        return of(ada.jawaban);
      }
      if (!ada?.tua) throw new Bentrok('umum.sedang_dikerjakan');
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

  /** The first call with the key may be at work just now: its answer is this one's, too. */
  private async tunggu(pemilik: string, kunci: string): Promise<Tercatat | null> {
    for (let ke = 0; ; ke += 1) {
      const ada = await this.repo.find(pemilik, kunci, TERTINGGAL_MS);
      if (!ada || ada.status || ke === MAKS_TANYA || ada.tua) return ada;
      await sleep(TANYA_MS);
    }
  }

  /** Every POST that creates or acts takes one; a file upload is not compared byte by byte, so it takes none. */
  private kunci({ method, headers }: RequestWithActor): string | null {
    const kunci = headers['idempotency-key'];
    if (method !== 'POST' || typeof kunci !== 'string' || kunci.length > 120) return null;
    return headers['content-type']?.startsWith('multipart/') ? null : kunci;
  }
}
