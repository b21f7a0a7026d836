import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Express, NextFunction, Request, Response } from 'express';
import expressStaticGzip from 'express-static-gzip';
import type { Config } from '../platform/config/config';

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
  if (!existsSync(path.join(dist, 'index.html'))) return;
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
  // The build makes HTML of its own for some pages (apps/web/vite/halaman-awal.ts); the rest begin with index.html.
  const sendiri = new Set(readdirSync(dist).filter((file) => file.endsWith('.html')));
  app.use(base, (req: Request, res: Response, next: NextFunction) => {
    const [alamat = ''] = req.originalUrl.split('?');
    if (MILIK_SERVER.test(alamat) || (base === '/' && /^\/konsol(\/|$)/.test(alamat))) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    if (alamat === '/konsol') return res.redirect(301, '/konsol/');
    const html = `${req.path.slice(1)}.html`;
    if (path.extname(req.path) === '') req.url = sendiri.has(html) ? `/${html}` : '/index.html';
    assets(req, res, next);
  });
}
