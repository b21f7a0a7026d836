#!/usr/bin/env node
// npm run types: the type check of every workspace.
import { mkdirSync } from 'node:fs';
import { generatePrisma } from './lib/build-steps.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureDataFolder, inRoot, inState } from './lib/paths.mjs';
import { inParallel, runNode, seconds } from './lib/run.mjs';
import { runTool } from './lib/stop.mjs';
import { typedFolders } from './lib/workspaces.mjs';

const NOTHING_TO_CHECK = 'error TS18003';

async function check(dir) {
  const started = performance.now();
  const info = inState('tsc', `${dir.replaceAll('/', '-').replace(/^\.$/, 'root')}.tsbuildinfo`);
  const args = ['-p', inRoot(dir, 'tsconfig.json'), '--noEmit', '--incremental', '--tsBuildInfoFile', info];
  const { code, output } = await runNode([inRoot('node_modules/typescript/bin/tsc'), ...args]);
  const ok = code === 0 || output.includes(NOTHING_TO_CHECK);
  console.log(`  ${ok ? 'baik ' : 'SALAH'} ${dir} (${seconds(started)})`);
  if (!ok) console.log(output.trimEnd());
  return ok;
}

await runTool(async () => {
  ensureDataFolder();
  await ensureDependencies();
  await generatePrisma();
  mkdirSync(inState('tsc'), { recursive: true });
  const results = await inParallel(
    typedFolders().map((dir) => () => check(dir)),
    2,
  );
  return results.every(Boolean) ? 0 : 1;
});
