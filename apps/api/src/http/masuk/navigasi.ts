import type { Request } from 'express';

/** By the browser's own word, another site sent this request. */
export const lintasSitus = (req: Pick<Request, 'headers'>): boolean => req.headers['sec-fetch-site'] === 'cross-site';

/** Somebody went to this address from a page of ours or by hand; an older browser does not tell, so it is not believed. */
export const pergiSendiri = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  ['same-origin', 'same-site', 'none'].includes(String(headers['sec-fetch-site']));
