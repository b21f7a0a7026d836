import type { NextFunction, Request, Response } from 'express';

const TANPA_VERSI = /^\/nk\/(?!v\d+(?:[/?]|$))/;

/** Licensing paths without a version are older names of the versioned ones (PENGAJUAN-17): everything behind is the same. */
export function tanpaVersi(req: Request, _res: Response, next: NextFunction): void {
  if (TANPA_VERSI.test(req.url)) req.url = req.url.replace(TANPA_VERSI, '/nk/v2/');
  next();
}
