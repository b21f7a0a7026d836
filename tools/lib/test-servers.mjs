import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { inState } from './paths.mjs';
import { anyFreePort } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { redisBinary, startRedis } from './redis.mjs';

const home = () => inState('test-postgres');
/** Files in memory: no journal, no writing back. */
const MEMORY = '/dev/shm';
/** Above what the databases of all suites take at once. */
const ROOM = 4 * 1024 ** 3;

const alive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** A folder of this run alone: several runs may go on in one checkout. Those of dead runs are removed. */
export const testFolder = () => ownFolder(home());

/** Where databases that nobody keeps are quickest; undefined where memory has no room for them. */
function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize < ROOM ? undefined : ownFolder(path.join(MEMORY, 'sinas-uji'));
  } catch {
    return undefined;
  }
}
function ownFolder(base) {
  mkdirSync(base, { recursive: true, mode: 0o755 });
  for (const name of readdirSync(base)) {
    if (!alive(Number(name))) rmSync(path.join(base, name), { recursive: true, force: true });
  }
  const folder = path.join(base, String(process.pid));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

async function containerDatabase() {
  const { GenericContainer, Wait, getContainerRuntimeClient } = await import('testcontainers');
  const engine = await getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
  if (!engine) return undefined;
  const container = await new GenericContainer(process.env.POSTGRES_IMAGE || 'postgres:18-alpine')
    .withEnvironment({ POSTGRES_PASSWORD: 'test' })
    .withExposedPorts(5432)
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start();
  const url = `postgresql://postgres:test@${container.getHost()}:${container.getMappedPort(5432)}/postgres`;
  return { url, kind: 'kontainer', stop: () => container.stop() };
}

async function ownDatabase(folder) {
  const memory = memoryFolder();
  const server = await startPostgres({
    dir: path.join(memory ?? folder, 'data'),
    port: await anyFreePort(),
    trust: true,
    logFile: path.join(folder, 'postgres.log'),
  });
  const stop = async () => {
    await server.stop('SIGINT');
    if (memory) rmSync(memory, { recursive: true, force: true });
  };
  return { url: server.url(), kind: 'tertanam', stop };
}

/** A PostgreSQL that tests may fill with databases: the one of the environment, our own, or a container's. */
export async function testDatabase(folder) {
  const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  if (given) return { url: given, kind: 'dari lingkungan', stop: async () => undefined };
  if (process.env.TESTCONTAINERS === '1') {
    const container = await containerDatabase();
    if (container) return container;
  }
  try {
    return await ownDatabase(folder);
  } catch (error) {
    const container = await containerDatabase();
    if (container) return container;
    throw error;
  }
}

/** A Redis for tests, or undefined where there is none. */
export async function testRedis(folder) {
  const given = process.env.TEST_REDIS_URL || process.env.REDIS_URL;
  if (given) return { url: given, stop: async () => undefined };
  if (!redisBinary()) return undefined;
  return startRedis({ dir: path.join(folder, 'redis'), port: await anyFreePort() });
}
