import { createRequire } from 'node:module';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { dropDatabase, withClient } from '../../tools/lib/database.mjs';
import { inRoot, requireFromApi } from '../../tools/lib/paths.mjs';
import { anyFreePort } from '../../tools/lib/ports.mjs';
import { startProcess } from '../../tools/lib/processes.mjs';
import { Journal } from './journal.mjs';
import { answers, reaches } from './http.mjs';
import { Redis } from './servers.mjs';
import { until } from './time.mjs';

const compiled = createRequire(inRoot('simulators/package.json'));
const pg = requireFromApi('pg');
/** Our own connections, which no scenario breaks. */
export const OWN_NAME = 'faults';

/** Short pauses: what takes minutes in production takes seconds here, in the same order. */
const QUICK = {
  NODE_ENV: 'production',
  UJI_COBA: '1',
  // The people of these scenarios give no codes.
  FAKTOR_KEDUA_WAJIB: 'tidak',
  LOG_LEVEL: 'debug',
  OUTBOX_SEWA_MS: '3000',
  KIRIM_JEDA_MS: '500,1000,2000',
  KIRIM_ULANG_JEDA_MS: '0',
  KL_TIMEOUT_MS: '2000',
  WEB_DIST: '/none',
  ADMIN_DIST: '/none',
};

/** One scenario's own database, ports, processes, simulators and log of calls. */
export class World {
  #processes = new Set();
  #own = [];
  apis = [];
  workers = [];
  secrets = [];

  static async open(run, name, { backend = 'postgres', env = {}, apis = 1, workers = 1 } = {}) {
    const world = new World();
    run.world = world;
    Object.assign(world, { run, name, backend, folder: path.join(run.folder, name) });
    mkdirSync(world.folder, { recursive: true });
    world.journal = new Journal(path.join(world.folder, 'history.jsonl'));
    try {
      await world.#prepare(env);
      await Promise.all([
        ...Array.from({ length: apis }, () => world.startApi()),
        ...Array.from({ length: workers }, () => world.startWorker()),
      ]);
    } catch (error) {
      await world.close();
      throw error;
    }
    return world;
  }

  async #prepare(env) {
    this.database = `faults_${this.name.replace(/\W/g, '_')}`.slice(0, 60);
    await withClient(this.run.postgres.url(), (client) =>
      client.query(`CREATE DATABASE ${this.database} TEMPLATE ${this.run.template}`),
    );
    const { startSimulators } = compiled('./dist/server.js');
    this.simulators = await startSimulators(0);
    if (this.backend === 'redis') this.redis = await Redis.open(this.folder);
    this.env = {
      ...this.run.secrets,
      ...QUICK,
      DATABASE_URL: this.url(),
      REDIS_URL: this.redis?.url ?? '',
      BERKAS_DIR: path.join(this.folder, 'berkas'),
      PUBLIC_URL: 'http://127.0.0.1:1',
      SIMULATOR_URL: this.simulators.url,
      SMTP_URL: `smtp://127.0.0.1:${this.simulators.smtpPort}`,
      ...env,
    };
    const own = new URL(this.url());
    own.searchParams.set('application_name', OWN_NAME);
    this.pool = new pg.Pool({ connectionString: own.href, max: 3 });
    this.pool.on('error', () => undefined); // the server goes down in some scenarios: the query that fails says so
  }

  url() {
    return this.run.postgres.url(this.database);
  }

  async sql(text, values) {
    return (await this.pool.query(text, values)).rows;
  }

  /** The same, through a server that is just being stopped and started. */
  patientSql(text, values) {
    return until('the database answers', () => this.sql(text, values).catch(() => undefined), 30_000);
  }

  /** Something else that this world must stop at its end. */
  keep(member) {
    this.#own.push(member);
    return member;
  }

  async #start(label, script, env) {
    const process_ = startProcess({
      label,
      script: inRoot(script),
      env: { ...this.env, ...env },
      logFile: path.join(this.folder, `${label}.log`),
    });
    this.#processes.add(process_);
    process_.alive = true;
    void process_.exited.then(() => (process_.alive = false));
    process_.signal = (signal) => process.kill(process_.pid, signal);
    process_.kill = async () => {
      process_.signal('SIGKILL');
      await process_.exited;
    };
    return process_;
  }

  async #ready(process_, holds) {
    await until(
      `${process_.label} is up`,
      async () => {
        if (process_.alive) return holds();
        throw new Error(`${process_.label} ended while it started: ${process_.tail()}`);
      },
      60_000,
    );
    return process_;
  }

  async startApi({ port, env = {} } = {}) {
    const at = port ?? (await anyFreePort());
    const api = await this.#start(`api-${this.apis.length + 1}`, 'apps/api/dist/main.js', { PORT: String(at), ...env });
    Object.assign(api, { port: at, base: `http://127.0.0.1:${at}` });
    this.apis.push(api);
    return this.#ready(api, () => answers(`${api.base}/sehat/siap`));
  }

  /** The port of the metrics opens when everything else stands. */
  async startWorker(env = {}) {
    const metrics = await anyFreePort();
    const worker = await this.#start(`worker-${this.workers.length + 1}`, 'workers/dist/main.js', {
      METRICS_PORT: String(metrics),
      ...env,
    });
    this.workers.push(worker);
    return this.#ready(worker, () => reaches(metrics));
  }

  get base() {
    return this.apis.at(-1).base;
  }

  async simulate(mode, { sistem = 'kl', ...rest } = {}) {
    const response = await fetch(`${this.simulators.url}/_kendali`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sistem, mode, ...rest }),
    });
    if (!response.ok) throw new Error(`simulator: ${await response.text()}`);
  }

  async simulator(at) {
    return (await fetch(this.simulators.url + at)).json();
  }

  async close() {
    for (const process_ of this.#processes) {
      if (process_.alive) process_.signal('SIGCONT'); // a stopped process would not hear anything else
      await process_.stop({ now: true });
    }
    for (const member of this.#own.reverse()) await member.stop();
    await this.simulators?.close();
    await this.redis?.stop();
    await this.pool?.end();
    this.journal.close();
    if (this.database) await dropDatabase(this.run.postgres.url(), this.database);
  }
}
