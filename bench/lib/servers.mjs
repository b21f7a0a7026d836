import { mkdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inData, inRoot } from '../../tools/lib/paths.mjs';
import { anyFreePort } from '../../tools/lib/ports.mjs';
import { startProcess } from '../../tools/lib/processes.mjs';
import { loadSecrets } from '../../tools/lib/secrets.mjs';
import { Stop } from '../../tools/lib/stop.mjs';
import { agent, call } from './load.mjs';

/** Backends of a server are known by the name that its connections carry. */
const named = (url, label) => {
  const address = new URL(url);
  address.searchParams.set('application_name', label);
  return address.href;
};

async function start(label, script, databaseUrl, path, env = {}) {
  const port = await anyFreePort();
  mkdirSync(inData('bench'), { recursive: true });
  const process_ = startProcess({
    label,
    script: inRoot(script),
    logFile: inData(`bench/${label}.log`),
    env: {
      NODE_ENV: 'production',
      UJI_COBA: '1',
      FAKTOR_KEDUA_WAJIB: 'tidak', // measured without people who give codes
      SMTP_URL: 'smtp://127.0.0.1:1', // nothing that is measured sends mail
      PORT: String(port),
      DATABASE_URL: named(databaseUrl, label),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...env,
    },
  });
  let ended;
  void process_.exited.then((why) => (ended = why));
  const base = `http://127.0.0.1:${port}`;
  const keepAlive = agent();
  for (let i = 0; i < 300; i += 1) {
    if (ended) throw new Stop(`${label} tidak dapat dimulai (${ended}).`, { detail: process_.tail() });
    const answer = await call(keepAlive, base + path).catch(() => undefined);
    if (answer?.status === 200) break;
    await sleep(100);
  }
  keepAlive.destroy();
  return { label, base, pid: process_.pid, stop: process_.stop };
}

export const startLimit = (databaseUrl) => start('bench-limit', 'bench/limit/server.mjs', databaseUrl, '/');

/** The real API as it runs in production, built, with its access log. */
export const startApi = (databaseUrl, label) =>
  start(label, 'apps/api/dist/main.js', databaseUrl, '/sehat/siap', {
    ...loadSecrets(inData('bench/rahasia.json')),
    BERKAS_DIR: inData('bench/berkas'),
    REDIS_URL: '',
    LOG_LEVEL: 'info',
  });
