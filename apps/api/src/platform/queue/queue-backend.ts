import { Logger } from '@nestjs/common';
import { createPostgresBackend, setDefaultBackendFactory } from 'bullmq';
import type { BackendFactory, ConnectionOptions } from 'bullmq';
import { Client, type ClientConfig, type Pool } from 'pg';
import { asRetryable, isConnectionLoss } from './connection-loss';

export interface QueueBackendOptions {
  /** with it the queue lives in Redis, without it in PostgreSQL */
  redisUrl?: string | null;
  databaseUrl: string;
}

type PostgresBackend = ReturnType<typeof createPostgresBackend>;

/** The private parts of BullMQ 6.7.0 that the mending below touches; the version is pinned for their sake. */
interface PrivateParts {
  readyPromise?: Promise<void>;
  waitUntilReady(): Promise<void>;
}

/** BullMQ's own pause grows to 20 s: a queue that is back would not be noticed for as long. */
const RECONNECT_AT_LATEST_MS = 2_000;
const POOL_SIZE = 4;
const CONNECT_TIMEOUT_MS = 5_000;
const REPORT_EVERY_MS = 5_000;
const logger = new Logger('Queue');

let lastReport = -Infinity;
function reportLoss(error: Error): void {
  if (performance.now() - lastReport < REPORT_EVERY_MS) return; // every idle connection of every queue says it
  lastReport = performance.now();
  logger.warn(`Connection to the queue's database lost: ${error.message}`);
}

/** A first connect that failed is remembered for ever by BullMQ: a boot with the database down would never recover. */
function forgetFailedConnect(part: PrivateParts): void {
  const wait = part.waitUntilReady.bind(part);
  part.waitUntilReady = async () => {
    try {
      await wait();
    } catch (error) {
      part.readyPromise = undefined;
      throw asRetryable(error);
    }
  };
}

/** A query that met a restart is repeated, instead of marking a finished job as failed. */
function repeatLostQueries(pool: { query: (...args: never[]) => unknown }): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  pool.query = async (...args: unknown[]) => {
    try {
      return await query(...args);
    } catch (error) {
      throw asRetryable(error);
    }
  };
}

/**
 * BullMQ listens to a client only after it has connected. One that is lost in that very moment (a server that throws
 * everybody out) would end the process; here BullMQ hears of it a moment later.
 */
class ListenClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    this.on('error', () => undefined);
    this.once('error', (error) => setImmediate(() => this.listenerCount('error') > 0 && this.emit('error', error)));
  }
}

/** Nor does it listen to clients of its pool while it migrates. */
function surviveLostClients(connection: { pool: Pool; pgModule?: { Client: typeof Client } }): void {
  connection.pool.on('connect', (client) => client.on('error', reportLoss));
  connection.pgModule = { Client: ListenClient };
}

/** Lost connections are repeated anyway: one line in the log, not an 'error' event that nobody may listen to. */
function quietLosses(backend: PostgresBackend): void {
  const emit = backend.emit.bind(backend) as (event: string | symbol, ...args: unknown[]) => boolean;
  backend.emit = ((event: string | symbol, ...args: unknown[]) => {
    if (event !== 'error' || !isConnectionLoss(args[0])) return emit(event, ...args);
    reportLoss(args[0]);
    return true;
  }) as typeof backend.emit;
}

const createSturdyPostgresBackend: typeof createPostgresBackend = (name, options, factoryOptions) => {
  const backend = createPostgresBackend(name, options, factoryOptions);
  const { connection } = backend as unknown as {
    connection: PrivateParts & Parameters<typeof surviveLostClients>[0];
  };
  forgetFailedConnect(connection);
  forgetFailedConnect(backend as unknown as PrivateParts);
  surviveLostClients(connection);
  repeatLostQueries(connection.pool);
  quietLosses(backend);
  return backend;
};

/**
 * Chooses where the queues of this process live and gives the connection that goes with it.
 * BullModule cannot pass a backend, so BullMQ's process-wide default is set.
 */
export function chooseQueueBackend({ redisUrl, databaseUrl }: QueueBackendOptions): ConnectionOptions {
  if (redisUrl) {
    setDefaultBackendFactory();
    return {
      url: redisUrl,
      maxRetriesPerRequest: null,
      retryStrategy: (times: number) => Math.min(times * 200, RECONNECT_AT_LATEST_MS),
    };
  }
  setDefaultBackendFactory(createSturdyPostgresBackend as unknown as BackendFactory);
  const connection = {
    connectionString: databaseUrl,
    migrate: true,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  };
  return connection;
}
