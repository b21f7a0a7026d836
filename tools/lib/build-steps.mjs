import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { compileServer } from './compile.mjs';
import { installedLock } from './dependencies.mjs';
import { filesOf, fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { inRoot, inState } from './paths.mjs';
import { inParallel, lastLines, runNode, seconds } from './run.mjs';
import { Stop } from './stop.mjs';

const SHARED = [
  'packages/domain/src',
  'packages/ui',
  'packages/formulir',
  'packages/api-client',
  'tsconfig.base.json',
  'package-lock.json',
];
const FRONT_ENDS = [
  { name: 'web', dir: 'apps/web' },
  { name: 'admin', dir: 'apps/admin' },
];

/** npm ci empties node_modules, so what was generated into it is gone: its time belongs to the fingerprint. */
const installedAt = () => (existsSync(installedLock()) ? String(statSync(installedLock()).mtimeMs) : '');

const prismaOutputs = () =>
  filesOf('prisma/schema').flatMap((file) => {
    const output = /^[ \t]*output[ \t]*=[ \t]*"([^"]+)"/m.exec(readFileSync(inRoot(file), 'utf8'))?.[1];
    return output ? [path.resolve(path.dirname(inRoot(file)), output)] : [];
  });

export async function generatePrisma() {
  const sources = ['prisma/schema', 'prisma.config.ts'];
  if (filesOf(sources[0]).length === 0) return false;
  const wanted = fingerprint(sources, installedAt());
  if (readStamp('prisma-client') === wanted && prismaOutputs().every((folder) => existsSync(folder))) return false;
  const result = await runNode([inRoot('node_modules/prisma/build/index.js'), 'generate'], {
    logFile: inState('log/prisma-generate.log'),
  });
  if (result.code !== 0) throw new Stop('Pembuatan klien Prisma gagal.', { detail: lastLines(result.output) });
  writeStamp('prisma-client', wanted);
  return true;
}

/** Text is served compressed; once here costs nothing at each answer. */
function compress(folder) {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(m?js|css|html|svg|json)$/.test(file)) continue;
    const text = readFileSync(path.join(folder, file));
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(text));
    writeFileSync(path.join(folder, `${file}.gz`), gzipSync(text, { level: 9 }));
  }
}

async function buildFrontEnd({ name, dir }) {
  if (!existsSync(inRoot(dir, 'index.html'))) return false;
  const wanted = fingerprint([dir, ...SHARED]);
  if (readStamp(`vite-${name}`) === wanted && existsSync(inRoot(dir, 'dist/index.html'))) return false;
  const started = performance.now();
  const result = await runNode([inRoot('node_modules/vite/bin/vite.js'), 'build'], {
    cwd: inRoot(dir),
    env: { NODE_ENV: 'production' },
    logFile: inState(`log/vite-${name}.log`),
  });
  if (result.code !== 0) {
    throw new Stop(`Pembangunan tampilan ${name} gagal.`, { detail: lastLines(result.output, 40) });
  }
  compress(inRoot(dir, 'dist'));
  writeStamp(`vite-${name}`, wanted);
  console.log(`  tampilan ${name} dibangun (${seconds(started)})`);
  return true;
}

export async function buildServer() {
  const started = performance.now();
  if (await generatePrisma()) console.log(`  klien Prisma dibuat (${seconds(started)})`);
  const compiling = performance.now();
  const changed = await compileServer();
  if (changed > 0) console.log(`  ${changed} berkas server dikompilasi (${seconds(compiling)})`);
}

export const buildFrontEnds = () =>
  inParallel(
    FRONT_ENDS.map((one) => () => buildFrontEnd(one)),
    2,
  );
