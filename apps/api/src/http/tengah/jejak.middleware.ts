import { Logger } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { denganJejak, jejakDari, type Pemanggil } from '../../platform/jejak/jejak';
import { jalurLog } from '../../platform/logger/logging';
import { httpDuration } from '../../platform/metrik/metrik';

const logger = new Logger('http');

/**
 * First of all: the trace id, who calls, the clock of the answer, and the line in the log when it has gone out. `tanda`
 * gives the keyed hash of an address.
 */
export function jejakDanWaktu(tanda: (alamat: string | undefined) => string): RequestHandler {
  return (req: Request, res: Response, next: NextFunction): void => {
    const jejak = jejakDari(req.headers['x-request-id']);
    const pemanggil: Pemanggil = { alamat: tanda(req.ip) };
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
      const baris = { method, path: jalurLog(req.originalUrl), status, ms: Math.round(ms), ...pemanggil };
      denganJejak(jejak, () => logger.log(baris, 'request'));
    });
    denganJejak(jejak, next, pemanggil);
  };
}
