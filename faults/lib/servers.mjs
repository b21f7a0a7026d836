import { fork } from 'node:child_process';
import path from 'node:path';
import { inRoot } from '../../tools/lib/paths.mjs';
import { anyFreePort } from '../../tools/lib/ports.mjs';
import { startPostgres } from '../../tools/lib/postgres.mjs';
import { startRedis } from '../../tools/lib/redis.mjs';
import { sleep } from './time.mjs';

/** What was committed survives every stop of the server (not of the machine), as on a real one. */
const SETTINGS = { synchronous_commit: 'on', full_page_writes: 'on', max_connections: '300' };

/** The PostgreSQL of the whole run; it may be stopped and started in the middle of a scenario. */
export class Postgres {
  static async open(folder) {
    const postgres = new Postgres();
    postgres.options = {
      dir: path.join(folder, 'postgres'),
      port: await anyFreePort(),
      trust: true,
      settings: SETTINGS,
      logFile: path.join(folder, 'postgres.log'),
    };
    await postgres.start();
    return postgres;
  }

  /** Children of a killed server need a moment to notice; until then its shared memory is still in use. */
  async start() {
    for (let attempt = 1; ; attempt += 1) {
      try {
        this.server = await startPostgres(this.options);
        return;
      } catch (error) {
        if (attempt === 10) throw error;
        await sleep(500);
      }
    }
  }

  url(database) {
    return this.server.url(database);
  }

  /** SIGQUIT: immediate, no checkpoint. SIGKILL: not even a word to the clients. */
  async crash(signal = 'SIGQUIT') {
    process.kill(this.server.pid, signal);
    await this.server.exited;
  }

  stop() {
    return this.server.stop('SIGINT');
  }
}

/** A Redis that holds nothing but queues, so that whatever it held is gone after kill -9. */
export class Redis {
  static async open(folder) {
    const redis = new Redis();
    redis.options = { dir: path.join(folder, 'redis'), port: await anyFreePort() };
    await redis.start();
    return redis;
  }

  async start() {
    this.server = await startRedis(this.options);
  }

  get url() {
    return this.server.url;
  }

  async kill() {
    process.kill(this.server.pid, 'SIGKILL');
    await this.server.exited;
  }

  stop() {
    return this.server.stop();
  }
}

/** An S3-compatible store for tests. */
export function openObjectStore(folder) {
  const child = fork(inRoot('apps/api/test/medium/s3-server.cjs'), [path.join(folder, 's3')], {
    execArgv: ['--openssl-legacy-provider'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`object store ended with ${code}`)));
    child.once('message', (port) => resolve({ port, stop: async () => void child.kill() }));
  });
}
