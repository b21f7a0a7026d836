#!/usr/bin/env node
// node tools/postgres.mjs --dir DIR --port PORT: a throw-away PostgreSQL in the foreground, for tests and benches.
// Says "siap" when it answers; SIGTERM stops it in order, SIGQUIT at once; it ends with the process that started it.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { portFrom } from './lib/ports.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { Stop, runTool } from './lib/stop.mjs';

await runTool(async () => {
  const { values } = parseArgs({ options: { dir: { type: 'string' }, port: { type: 'string' } } });
  const { port, problem } = portFrom('--port', values.port);
  if (problem || !values.dir) throw new Stop(problem ?? '--dir wajib diisi.');
  const dir = path.resolve(values.dir);
  mkdirSync(path.dirname(dir), { recursive: true, mode: 0o755 });
  // what was committed must survive an immediate stop, or restarts would show losses that no real server has
  const settings = { synchronous_commit: 'on', full_page_writes: 'on' };
  const server = await startPostgres({ dir, port, trust: true, settings, logFile: `${dir}.log` });
  process.on('SIGTERM', () => void server.stop('SIGINT'));
  process.on('SIGINT', () => void server.stop('SIGINT'));
  process.on('SIGQUIT', () => void server.stop('SIGQUIT'));
  process.on('disconnect', () => void server.stop('SIGQUIT'));
  process.channel?.unref(); // the channel alone must not keep us alive
  console.log(`siap ${server.url()}`);
  await server.exited;
});
