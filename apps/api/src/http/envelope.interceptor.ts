import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { map, type Observable } from 'rxjs';
import type { Request, Response } from 'express';
import { hasRaw, toText } from '../platform/json/raw-json';
import { RAW } from './decorators';
import { Answer, metaDaftar } from './envelope';

/** Wraps what a controller returns into {status, code, message?, data, meta?}; routes opt out with @Raw(). */
@Injectable()
export class EnvelopeInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (this.reflector.getAllAndOverride<boolean>(RAW, [context.getHandler(), context.getClass()]))
      return next.handle();
    return next.handle().pipe(
      map((value: unknown) => {
        const isAnswer = value instanceof Answer;
        const data: unknown = (isAnswer ? value.data : value) ?? null;
        const { query } = context.switchToHttp().getRequest<Request>();
        const meta =
          (isAnswer ? value.extra.meta : undefined) ?? (Array.isArray(data) ? metaDaftar(data.length, query) : null);
        const body = {
          status: true,
          code: '01',
          ...(isAnswer && value.extra.message ? { message: value.extra.message } : {}),
          data,
          ...(meta ? { meta } : {}),
        };
        if (!hasRaw(data)) return body;
        context.switchToHttp().getResponse<Response>().type('json');
        return toText(body);
      }),
    );
  }
}
