import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf, hashOf, readStamp, writeStamp } from './fingerprint.mjs';
import { inRoot } from './paths.mjs';
import { Stop } from './stop.mjs';

/** Server code: TypeScript below `from` becomes CommonJS below `to`. */
const SERVER_PARTS = [
  { name: 'domain', from: 'packages/domain/src', to: 'packages/domain/dist' },
  { name: 'prisma', from: 'prisma', to: 'prisma/dist', only: /\.ts$/ },
  { name: 'api', from: 'apps/api/src', to: 'apps/api/dist' },
  { name: 'workers', from: 'workers/src', to: 'workers/dist' },
  { name: 'simulators', from: 'simulators/src', to: 'simulators/dist' },
];

const isTest = (file) => /\.(spec|test|harapan)\.tsx?$/.test(file);
const isTypesOnly = (file) => file.endsWith('.d.ts');
const outputOf = (part, file) => path.posix.join(part.to, path.posix.relative(part.from, file).replace(/\.ts$/, '.js'));

async function compileOne(swc, file, output) {
  mkdirSync(path.dirname(inRoot(output)), { recursive: true });
  if (!file.endsWith('.ts')) {
    copyFileSync(inRoot(file), inRoot(output));
    return;
  }
  const { code, map } = await swc.transformFile(inRoot(file), { configFile: inRoot('.swcrc'), swcrc: false });
  writeFileSync(inRoot(`${output}.map`), map ?? '');
  writeFileSync(inRoot(output), `${code}\n//# sourceMappingURL=${path.basename(output)}.map\n`);
}

/** Compiles the files that changed since the last time, and forgets the output of those that are gone. */
async function compilePart(swc, part, settings) {
  const last = readStamp(`swc-${part.name}`);
  const before = last?.settings === settings ? last.files : {};
  const files = filesOf(part.from).filter((f) => !isTest(f) && !isTypesOnly(f) && (part.only?.test(f) ?? true));
  const now = Object.fromEntries(files.map((file) => [file, hashOf(file)]));
  const changed = files.filter((f) => before[f] !== now[f] || !existsSync(inRoot(outputOf(part, f))));
  const problems = [];
  for (const file of Object.keys(before).filter((f) => !(f in now))) {
    for (const end of ['', '.map']) rmSync(inRoot(outputOf(part, file) + end), { force: true });
  }
  await Promise.all(
    changed.map((file) =>
      compileOne(swc, file, outputOf(part, file)).catch((error) => {
        problems.push(`${file}: ${error.message}`);
        delete now[file];
      }),
    ),
  );
  writeStamp(`swc-${part.name}`, { settings, files: now });
  if (problems.length > 0) {
    throw new Stop(`Kompilasi ${part.name} gagal pada ${problems.length} berkas.`, { detail: problems.join('\n') });
  }
  return changed.length;
}

export async function compileServer(names = SERVER_PARTS.map((part) => part.name)) {
  const swc = (await import('@swc/core')).default;
  const settings = `${hashOf('.swcrc')} ${swc.version}`;
  let changed = 0;
  for (const part of SERVER_PARTS.filter(({ name }) => names.includes(name))) {
    changed += await compilePart(swc, part, settings);
  }
  return changed;
}
