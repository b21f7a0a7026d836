import type { Server } from 'node:http';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, RequestHandler, Response, NextFunction } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import { Logger } from 'nestjs-pino';
import type Provider from 'oidc-provider';
import { AppModule } from '../app.module';
import { Adaptor } from './adaptor';
import { BearerService } from '../modules/auth/oidc/bearer.service';
import { SesiService } from '../modules/auth/sesi/sesi.service';
import { PROVIDER } from '../modules/auth/provider/provider.token';
import { tandaAlamat } from '../platform/alamat/alamat';
import type { Config } from '../platform/config/config';
import { bacaBadan } from './tengah/badan.middleware';
import { jagaBeban } from './tengah/beban.middleware';
import { readCookie, sessionCookieName } from './masuk/cookies';
import { serveFrontEnds } from './front-ends';
import { jalurPendek } from './jalur/jalur-pendek';
import { rangkaian } from './jalur/rangkaian';
import { jejakDanWaktu } from './tengah/jejak.middleware';
import { serveOpenApi } from './openapi/openapi';
import { putusSambunganDiam } from './tengah/sambungan-diam';
import { tanpaVersi } from './tengah/tanpa-versi.middleware';
import { validation } from './validation';

/** The whole API with everything that stands in front of its controllers; not yet listening. */
export async function createApp(config: Config): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), new Adaptor(), {
    bufferLogs: true,
    rawBody: false,
    bodyParser: false,
  });
  app.useLogger(app.get(Logger));
  // Anybody may write X-Forwarded-For: it counts only from proxies that the operator names.
  app.set('trust proxy', config.proksi.length > 0 ? config.proksi : false);
  app.set('query parser', 'extended');
  app.disable('x-powered-by');
  app.disable('etag'); // answers are no-store: hashing every body would help nobody (front-ends.ts has its own)
  const pipa = validation();
  app.useGlobalPipes(pipa);
  app.use(
    rangkaian(
      jejakDanWaktu(tandaAlamat(config.kunci.sesi[0].rahasia)),
      kepalaTetap(kepalaAman(config)),
      kepalaLain,
      tanpaVersi,
      bacaBadan(masihMasuk(app, config)),
      jagaBeban(config.maksSerentak),
      jalurPendek(app, pipa),
    ),
  );
  mountProvider(app, config);
  if (!config.production) serveOpenApi(app);
  serveFrontEnds(app.getHttpAdapter().getInstance(), config);
  app.enableShutdownHooks();
  batasiSambungan(app.getHttpServer());
  putusSambunganDiam(app.getHttpServer());
  return app;
}

/** The same headers on every answer: asked once. */
function kepalaTetap(aturan: HelmetOptions): RequestHandler {
  const kepala = new Map<string, string>();
  const catat = { setHeader: (nama: string, isi: string) => kepala.set(nama, isi), removeHeader: () => undefined };
  helmet(aturan)({} as Request, catat as unknown as Response, () => undefined);
  return (_req, res, next) => {
    for (const [nama, isi] of kepala) res.setHeader(nama, isi);
    next();
  };
}

/** What the browser is told to keep to. */
function kepalaAman(config: Config): HelmetOptions {
  const https = config.publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'", ...(config.oidc.builtIn ? [] : [new URL(config.oidc.issuer).origin])],
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: https ? undefined : false,
    originAgentCluster: https,
  };
}

function kepalaLain(req: Request, res: Response, next: NextFunction): void {
  res.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  if (/^\/(api|auth|berkas|nk|repository|sehat|sso)/.test(req.path)) res.setHeader('Cache-Control', 'no-store');
  next();
}

/** Is there a valid session or token behind a request that has not met its guard yet? */
function masihMasuk(app: NestExpressApplication, config: Config): (req: Request) => Promise<boolean> {
  const sesi = app.get(SesiService, { strict: false });
  const bearer = app.get(BearerService, { strict: false });
  return async (req) => {
    const token = /^Bearer (\S+)$/i.exec(req.headers.authorization ?? '')?.[1];
    if (token) return bearer.aktor(token).then(Boolean, () => false);
    const id = readCookie(req, sessionCookieName(config));
    return id !== null && (await sesi.aktor(id)) !== null;
  };
}

/** A caller that trickles its request in holds a socket for seconds, not for ever. */
function batasiSambungan(server: Server): void {
  server.headersTimeout = 10_000;
  // How often node looks for those; 30 s by default, which would make 10 s half a minute.
  (server as Server & { connectionsCheckingInterval: number }).connectionsCheckingInterval = 1_000;
  server.requestTimeout = 120_000;
  // Longer than the proxy keeps an idle connection, so that it is the proxy that closes first.
  server.keepAliveTimeout = 75_000;
}

/** The identity provider reads its own bodies, so it stands before the parsers; its login page is a controller. */
function mountProvider(app: NestExpressApplication, config: Config): void {
  const provider = app.get<Provider | null>(PROVIDER, { strict: false });
  if (!provider) return;
  const handle = provider.callback();
  const { host, protocol } = new URL(config.publicUrl);
  app.use('/oidc', (req: Request, res: Response, next: NextFunction) => {
    // The library makes addresses from what the request says of its host: it is told the one that the operator set.
    delete req.headers.forwarded;
    Object.assign(req.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
    if (req.path.startsWith('/masuk/')) next();
    else void handle(req, res);
  });
}
