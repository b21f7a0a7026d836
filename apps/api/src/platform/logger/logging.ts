import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Params } from 'nestjs-pino';
import type { Config } from '../config/config';

/** Structured logs: no bodies, no cookies, no query values; every line carries the request's id. */
export function logging(config: Config): Params {
  return {
    pinoHttp: {
      level: process.env.LOG_LEVEL ?? (config.production ? 'info' : 'warn'),
      genReqId: () => randomUUID(),
      autoLogging: true,
      redact: ['req.headers', 'res.headers'],
      serializers: {
        req: (req: IncomingMessage & { id?: string }) => ({
          id: req.id,
          method: req.method,
          path: req.url?.split('?')[0],
        }),
        res: (res: { statusCode: number }) => ({ status: res.statusCode }),
      },
    },
  };
}
