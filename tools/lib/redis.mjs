import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireFromApi } from './paths.mjs';
import { Stop } from './stop.mjs';

/** Empties the queue of this installation in a Redis that others may share. */
export async function forgetQueue(url, prefix) {
  const { Redis } = requireFromApi('ioredis');
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1, retryStrategy: () => null });
  redis.on('error', () => undefined); // connect() below reports it
  try {
    await redis.connect();
    for await (const keys of redis.scanStream({ match: `${prefix}:*`, count: 500 })) {
      if (keys.length > 0) await redis.del(...keys);
    }
  } catch (error) {
    throw new Stop(`Redis tidak menjawab (${error.code ?? error.message}).`);
  } finally {
    redis.disconnect();
  }
}

export function redisBinary() {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return 'redis-server';
  } catch {
    return undefined;
  }
}

/** A throw-away Redis on loopback. */
export async function startRedis({ dir, port }) {
  mkdirSync(dir, { recursive: true });
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dir];
  const child = spawn('redis-server', [...args, '--maxmemory-policy', 'noeviction'], { stdio: 'ignore' });
  const exited = new Promise((resolve) => child.once('close', resolve));
  child.on('error', () => undefined); // seen below as a server that never answers
  const { Redis } = requireFromApi('ioredis');
  const url = `redis://127.0.0.1:${port}`;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await exited;
    }
    rmSync(dir, { recursive: true, force: true });
  };
  for (let i = 0; i < 100; i += 1) {
    const probe = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
    probe.on('error', () => undefined); // not up yet
    const answered = await probe.connect().then(
      () => true,
      () => false,
    );
    probe.disconnect();
    if (answered) return { url, pid: child.pid, exited, stop };
    await sleep(50);
  }
  await stop();
  throw new Stop('Redis untuk pengujian tidak menjawab.');
}
