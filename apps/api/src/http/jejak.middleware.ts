import type { NextFunction, Request, Response } from 'express';
import { denganJejak, jejakDari } from '../platform/jejak/jejak';
import { httpDuration } from '../platform/metrik/metrik';

/** First of all: the trace id, and the clock of the answer. */
export function jejakDanWaktu(req: Request, res: Response, next: NextFunction): void {
  const selesai = httpDuration.startTimer({ method: req.method });
  res.once('finish', () => {
    const rute = (req.route as { path?: string } | undefined)?.path;
    selesai({ route: rute ?? 'other', status: String(res.statusCode) });
  });
  denganJejak(jejakDari(req.headers['x-request-id']), next);
}
