import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openQueueWorld, until, type QueueWorld } from './queue-world';

const TOOL = path.resolve(__dirname, '../../../../tools/postgres.mjs');
jest.setTimeout(90_000);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A database server that a test may stop and start; the folder keeps its data. */
class OwnPostgres {
  private child: ChildProcess | undefined;

  constructor(
    private readonly dir: string,
    readonly port: number,
  ) {}

  get url(): string {
    return `postgresql://postgres:postgres@127.0.0.1:${this.port}/postgres`;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [TOOL, '--dir', this.dir, '--port', String(this.port)], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (chunk: Buffer) => chunk.toString().startsWith('siap') && resolve());
      child.once('exit', (code) => reject(new Error(`database ended with ${code}`)));
    });
  }

  async stop(signal: 'SIGTERM' | 'SIGQUIT' = 'SIGTERM'): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}

describe('PostgreSQL queue through restarts of the database', () => {
  let folder: string;
  let postgres: OwnPostgres;
  let world: QueueWorld | undefined;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'sinas-antrean-'));
    chmodSync(folder, 0o755);
    postgres = new OwnPostgres(path.join(folder, 'data'), await freePort());
    await postgres.start();
  });
  afterEach(async () => {
    await world?.app.close();
    world = undefined;
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const open = () => openQueueWorld({ databaseUrl: postgres.url, prefix: 'uji' });

  it.each(['SIGTERM', 'SIGQUIT'] as const)(
    'completes a job during which the database went down (%s) and came back',
    async (signal) => {
      const opened = await open();
      world = opened;
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      opened.work = () => held;
      const job = await opened.queue.add('lama', {});
      await until(() => opened.seen.length === 1);

      await postgres.stop(signal);
      release();
      await new Promise((resolve) => setTimeout(resolve, 500));
      await postgres.start();

      await until(
        () =>
          job.getState().then(
            (state) => state === 'completed',
            () => false,
          ),
        40_000,
      );
      const next = await opened.queue.add('sesudah', {});
      await until(() => next.isCompleted(), 40_000);
      expect(opened.seen).toHaveLength(2);
      expect(await opened.queue.getFailedCount()).toBe(0);
    },
  );

  it('works after a boot during which the database was down', async () => {
    await postgres.stop();
    const opened = await open();
    world = opened;
    await expect(opened.queue.add('terlalu-dini', {})).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await postgres.start();

    const job = await until(() => opened.queue.add('kini', { id: 1 }).catch(() => undefined), 40_000);
    await until(() => job.isCompleted(), 40_000);
    expect(opened.seen).toEqual([{ id: 1 }]);
  });
});
