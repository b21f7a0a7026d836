#!/usr/bin/env node
// npm start: from a fresh checkout to a running portal. Every stop has one sentence; Ctrl-C ends all in order.
import { readFileSync } from 'node:fs';
import { announce } from './lib/announce.mjs';
import { buildFrontEnds, buildServer } from './lib/build-steps.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureNodeVersion } from './lib/node-version.mjs';
import { ensureDataFolder } from './lib/paths.mjs';
import { Supervisor } from './lib/processes.mjs';
import { killRunning, seconds } from './lib/run.mjs';
import { loadSecrets } from './lib/secrets.mjs';
import { readSettings } from './lib/settings.mjs';
import { claimFolder, releaseFolder } from './lib/single-instance.mjs';
import { deathSentence, prepareData, prepareDatabase, startServices, untilReady } from './lib/stack.mjs';
import { Stop, explain } from './lib/stop.mjs';

const supervisor = new Supervisor();
const asked = Promise.withResolvers ? Promise.withResolvers() : withResolvers();
let stopping = false;

function withResolvers() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}

function askToStop() {
  if (stopping) {
    console.error('Dihentikan paksa.');
    killRunning('SIGKILL');
    void supervisor.stopAll({ now: true }).finally(() => process.exit(1));
    return;
  }
  stopping = true;
  console.log('\nMenghentikan SINAS NK ...');
  asked.resolve();
  killRunning();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, askToStop);

/** npm starts us through a shell: both of our ancestors count. */
function ancestors() {
  try {
    return `${process.ppid} ${readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]}`;
  } catch {
    return String(process.ppid); // no /proc: the parent alone
  }
}

/** npm that was killed cannot pass a signal on; its child would live on unseen. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  setInterval(() => ancestors() !== before && !stopping && askToStop(), 1_000).unref();
}

class Interrupted extends Error {}
/** Waits for a step, but not past the wish to stop. */
const unlessStopped = (step) => Promise.race([step, asked.promise.then(() => Promise.reject(new Interrupted()))]);

async function start() {
  const began = performance.now();
  ensureNodeVersion();
  ensureDataFolder();
  const other = claimFolder();
  if (other) throw new Stop(`SINAS NK sudah berjalan dari folder ini (proses ${other}).`);
  const settings = await readSettings();
  await unlessStopped(ensureDependencies());
  const secrets = loadSecrets();
  console.log('Menyiapkan SINAS NK ...');
  await unlessStopped(buildServer());
  const frontEnds = buildFrontEnds();
  frontEnds.catch(() => undefined); // awaited below; an earlier failure must not count as unhandled
  const databaseUrl = await prepareDatabase(supervisor);
  const env = { ...settings.env, ...secrets, DATABASE_URL: databaseUrl };
  await unlessStopped(prepareData(env));
  await unlessStopped(frontEnds);
  if (stopping) throw new Interrupted();
  startServices(supervisor, env, { simulators: settings.simulatorPort !== undefined });
  await unlessStopped(untilReady(supervisor, settings.port));
  announce({
    publicUrl: env.PUBLIC_URL,
    mailbox: settings.mailbox,
    demoFile: env.DEMO_FILE,
    demoPassword: env.DEMO_PASSWORD,
    elapsed: seconds(began),
  });
  const death = await Promise.race([supervisor.died, asked.promise]);
  if (death) throw deathSentence(death);
}

async function main() {
  let code = 0;
  let holdsFolder = true;
  try {
    await start();
  } catch (error) {
    holdsFolder = !(error instanceof Stop && error.message.startsWith('SINAS NK sudah berjalan'));
    if (!(error instanceof Interrupted) && !stopping) code = explain(error);
  }
  stopping = true;
  killRunning();
  await supervisor.stopAll();
  if (holdsFolder) releaseFolder();
  if (code === 0) console.log('SINAS NK berhenti.');
  process.exit(code);
}

stopWithNpm();
await main();
