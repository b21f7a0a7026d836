import type { Params } from 'nestjs-pino';
import { destination, type DestinationStream } from 'pino';
import { UUID } from '@sinas/domain/format/uuid';
import type { Config } from '../config/config';
import { jejakKini } from '../jejak/jejak';

const FLUSH_BYTES = 4_096;
const FLUSH_MS = 1_000;
/** In production a line is written with its neighbours, at the latest after a second and at the end of the process. */
const stream = (config: Config): DestinationStream =>
  config.production
    ? destination({ dest: 1, sync: false, minLength: FLUSH_BYTES, periodicFlush: FLUSH_MS })
    : destination({ dest: 1, sync: true });

const LONG_SEGMENT = /\/([^/]{30,})/g;

/** The path of a request without what must not be in a log: the query, and segments that are tokens (links, sign-in). */
export const jalurLog = (url: string): string =>
  (url.split('?')[0] ?? '').replace(LONG_SEGMENT, (all, segment: string) => (UUID.test(segment) ? all : '/...'));

/**
 * Structured logs: no bodies, no cookies, no query values; every line carries the trace id of its request or job.
 * The line per request is written by `http/jejak.middleware.ts`; a logger per request would cost more than a query.
 */
export function logging(config: Config): Params {
  return {
    forRoutes: [],
    pinoHttp: [
      {
        level: process.env.LOG_LEVEL || (config.production ? 'info' : 'warn'),
        mixin: () => ({ jejak: jejakKini() }),
      },
      stream(config),
    ],
  };
}
