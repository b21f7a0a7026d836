import { Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { denganJejak, jejakDari } from '../platform/jejak/jejak';
import { jalurLog } from '../platform/logger/logging';
import { httpDuration } from '../platform/metrik/metrik';

const logger = new Logger('http');

/** First of all: the trace id, the clock of the answer, and the line in the log when it has gone out. */
export function jejakDanWaktu(req: Request, res: Response, next: NextFunction): void {
  const jejak = jejakDari(req.headers['x-request-id']);
  const mulai = performance.now();
  res.setHeader('X-Request-Id', jejak);
  res.once('close', () => {
    const { method } = req;
    const ms = performance.now() - mulai;
    // A caller that has gone before the end got nothing, whatever the status says.
    const status = res.writableFinished ? res.statusCode : 499;
    const rute = (req.route as { path?: string } | undefined)?.path ?? 'other';
    // How long a stream was open says nothing about how fast we answer.
    if (!String(res.getHeader('Content-Type')).startsWith('text/event-stream'))
      httpDuration.observe({ method, route: rute, status: String(status) }, ms / 1000);
    denganJejak(jejak, () =>
      logger.log({ method, path: jalurLog(req.originalUrl), status, ms: Math.round(ms) }, 'request'),
    );
  });
  denganJejak(jejak, next);
}
