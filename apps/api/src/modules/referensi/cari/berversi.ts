import { applyDecorators, Injectable, SetMetadata, UseInterceptors } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { JenisReferensi } from '@sinas/domain/referensi/jenis';
import type { Request, Response } from 'express';
import { of, tap, type Observable } from 'rxjs';
import { VersiService } from './versi.service';

const JENIS = 'jenis-referensi';
const UMUR_DETIK = 300;

/**
 * An answer that changes only with its lists, or with the day: it carries a mark of both, and a caller who has it already
 * gets 304 before any list is read.
 */
@Injectable()
export class BerversiInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly versi: VersiService,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const jenis = this.reflector.get<JenisReferensi[]>(JENIS, context.getHandler());
    const tanda = await this.versi.tanda(jenis); // before the rows: they may be newer than the mark, never older
    const http = context.switchToHttp();
    const response = http.getResponse<Response>();
    const tandai = (): void => {
      response.setHeader('ETag', tanda);
      response.setHeader('Cache-Control', `private, max-age=${UMUR_DETIK}`);
    };
    const punya = http
      .getRequest<Request>()
      .headers['if-none-match']?.split(',')
      .map((t) => t.trim());
    if (!punya?.includes(tanda)) return next.handle().pipe(tap(tandai)); // a refusal is nothing to keep
    tandai();
    response.status(304);
    return of(null);
  }
}

/** The answer is made of these lists. */
export const Berversi = (...jenis: JenisReferensi[]) =>
  applyDecorators(SetMetadata(JENIS, jenis), UseInterceptors(BerversiInterceptor));
