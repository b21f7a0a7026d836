import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Express, NextFunction, Request, Response } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { Config } from '../platform/config/config';
import { sha256 } from '../platform/hash/canonical';

const TAHUN_S = 31_536_000;
/** Paths that the server itself answers; everything else is a page of the web app. */
const MILIK_SERVER =
  /^\/(api|api-prod|api-prod-ba|nk|repository|berkas|oidc|auth|sso|sehat|openapi\.json|docs|\.well-known)(\/|$)/;

/** Serves the built front ends: `/` for companies, `/konsol` for officers, as far as this process serves them. */
export function serveFrontEnds(app: Express, config: Config): void {
  if (config.permukaan !== 'perusahaan') mount(app, '/konsol', path.resolve(config.adminDist));
  if (config.permukaan === 'petugas')
    app.get('/', (_req: Request, res: Response) => {
      res.redirect(302, '/konsol/');
    });
  else mount(app, '/', path.resolve(config.webDist));
}

function mount(app: Express, base: string, dist: string): void {
  const index = path.join(dist, 'index.html');
  if (!existsSync(index)) return;
  const html = readFileSync(index, 'utf8');
  const etag = `"${sha256(html).slice(0, 32)}"`;
  // The build leaves compressed twins beside each file.
  const assets = expressStaticGzip(dist, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    serveStatic: {
      setHeaders: (res, file) =>
        res.setHeader(
          'Cache-Control',
          file.includes(`${path.sep}assets${path.sep}`) ? `public, max-age=${TAHUN_S}, immutable` : 'no-cache',
        ),
    },
  });
  app.use(base, (req: Request, res: Response, next: NextFunction) => {
    if (
      MILIK_SERVER.test(req.originalUrl.split('?')[0] ?? '') ||
      (base === '/' && /^\/konsol(\/|$)/.test(req.originalUrl))
    )
      return next();
    assets(req, res, () => {
      if ((req.method !== 'GET' && req.method !== 'HEAD') || path.extname(req.path) !== '') return next();
      if (base === '/konsol' && req.originalUrl.split('?')[0] === '/konsol') return res.redirect(301, '/konsol/');
      res.setHeader('Cache-Control', 'no-cache');
      res.setHeader('ETag', etag);
      res.type('html').send(html);
    });
  });
}
