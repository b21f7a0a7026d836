import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureAnswers, ensureDatabase, migrate } from './database.mjs';
import { startEmbeddedDatabase } from './embedded-database.mjs';
import { inData, inRoot, ROOT } from './paths.mjs';
import { startProcess } from './processes.mjs';
import { lastLines, runNode } from './run.mjs';
import { Stop } from './stop.mjs';

/** Of a worker's heap: what it reads in passing is let go before it grows past this. Here and in deploy/Dockerfile. */
export const WORKER_HEAP = '--max-old-space-size=256';
const RANK = { api: 1, worker: 2, simulators: 3, database: 4 };
const READY_WITHIN_MS = 120_000;

/** The database of the environment, or our own. */
export async function prepareDatabase(supervisor) {
  if (process.env.DATABASE_URL) {
    await ensureAnswers(process.env.DATABASE_URL);
    return process.env.DATABASE_URL;
  }
  const server = await startEmbeddedDatabase();
  supervisor.add({ ...server, stop: ({ now } = {}) => server.stop(now ? 'SIGQUIT' : 'SIGINT') }, RANK.database);
  await ensureAnswers(server.adminUrl);
  await ensureDatabase(server.adminUrl, server.database);
  return server.databaseUrl;
}

export async function prepareData(env) {
  await migrate(env.DATABASE_URL);
  const result = await runNode(['--enable-source-maps', inRoot('prisma/dist/seed/index.js')], {
    env,
    logFile: inData('log/seed.log'),
  });
  if (result.code !== 0)
    throw new Stop('Pengisian data awal gagal; catatannya di .data/log/seed.log.', {
      detail: lastLines(result.output),
    });
  // What was decided before there was a ledger, or was seeded, stands in it.
  const buku = await runNode(['--enable-source-maps', inRoot('apps/api/dist/buku.cli.js'), 'buka'], {
    env,
    logFile: inData('log/buku.log'),
  });
  if (buku.code !== 0)
    throw new Stop('Pembukaan buku kuantitas gagal; catatannya di .data/log/buku.log.', {
      detail: lastLines(buku.output),
    });
}

function launch(supervisor, label, name, rank, script, env, nodeOptions = []) {
  if (!existsSync(inRoot(script))) throw new Stop(`${label} tidak dapat dimulai: ${script} tidak ada.`);
  const process_ = startProcess({
    label,
    script: inRoot(script),
    nodeOptions,
    env,
    logFile: inData(`log/${name}.log`),
  });
  return supervisor.add(process_, rank);
}

export function startServices(supervisor, env, { simulators }) {
  if (simulators) {
    launch(supervisor, 'Simulator', 'simulators', RANK.simulators, 'simulators/dist/main.js', env);
  }
  launch(supervisor, 'API', 'api', RANK.api, 'apps/api/dist/main.js', env);
  launch(supervisor, 'Worker', 'worker', RANK.worker, 'workers/dist/main.js', env, [WORKER_HEAP]);
}

export function deathSentence({ member, why }) {
  const log = path.relative(ROOT, member.logFile ?? inData('log/postgres.log'));
  return new Stop(`${member.label} berhenti sendiri (${why}), sehingga semuanya dihentikan; catatannya di ${log}.`, {
    detail: member.tail?.(),
  });
}

const answers = (url) =>
  fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' }).then(
    (response) => response.body?.cancel().then(() => response.status === 200),
    () => false,
  );

/** Resolves when the API says it is ready; rejects at once when a process dies meanwhile. */
export async function untilReady(supervisor, port) {
  let death;
  void supervisor.died.then((found) => (death = found));
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (death) throw deathSentence(death);
    if (await answers(`http://localhost:${port}/sehat/siap`)) return;
    await sleep(150);
  }
  throw new Stop(`API tidak siap dalam ${READY_WITHIN_MS / 1000} detik; catatannya di .data/log/api.log.`);
}
