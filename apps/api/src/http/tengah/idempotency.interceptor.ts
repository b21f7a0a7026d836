import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { Reflector } from '@nestjs/core';
import { catchError, from, mergeMap, of, throwError, type Observable } from 'rxjs';
import { Bentrok } from '../../platform/errors';
import { canonical, sha256 } from '../../platform/hash/canonical';
import { IdempotenRepository, type Tercatat } from '../../platform/idempoten/idempoten.repository';
import { IdempotenService } from '../../platform/idempoten/idempoten.service';
import type { Klaim } from '../../platform/idempoten/klaim';
import { KUNCI_SENDIRI, type RequestWithActor } from '../decorators';

const TANYA_MS = 100;
const MAKS_TANYA = 50;

/** Idempotency-Key: the same key, query and body give the same answer, others are refused. Runs outside the envelope. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly repo: IdempotenRepository,
    private readonly idempoten: IdempotenService,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const klaim = this.klaim(request);
    if (!klaim) return next.handle();
    if (this.reflector.get<boolean | undefined>(KUNCI_SENDIRI, context.getHandler())) {
      request.klaim = klaim;
      return next.handle();
    }
    const { pemilik, kunci } = klaim;
    const response = context.switchToHttp().getResponse<Response>();
    if (!(await this.repo.claim(klaim))) {
      const ada = await this.tunggu(klaim);
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
  private async tunggu(klaim: Klaim): Promise<Tercatat | null> {
    for (let ke = 0; ; ke += 1) {
      const ada = await this.idempoten.tercatat(klaim);
      if (!ada || ada.status || ke === MAKS_TANYA || ada.tua) return ada;
      await sleep(TANYA_MS);
    }
  }

  private klaim(request: RequestWithActor): Klaim | null {
    const kunci = this.kunci(request);
    if (!kunci || !request.aktor) return null;
    const rute = `${request.method} ${request.path}`.slice(0, 200);
    const badan = request.hashBadan ?? sha256(canonical(request.body ?? null));
    const kueri = request.query as object;
    const hash_badan = Object.keys(kueri).length > 0 ? sha256(badan + canonical(kueri)) : badan;
    return { pemilik: request.aktor.id_user, kunci, rute, hash_badan };
  }

  /** Every POST that creates or acts takes one; a file upload is not compared byte by byte, so it takes none. */
  private kunci({ method, headers }: RequestWithActor): string | null {
    const kunci = headers['idempotency-key'];
    if (method !== 'POST' || typeof kunci !== 'string' || kunci.length > 120) return null;
    return headers['content-type']?.startsWith('multipart/') ? null : kunci;
  }
}
