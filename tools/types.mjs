#!/usr/bin/env node
// npm run types: the type check of every workspace.
import { generatePrisma } from './lib/build-steps.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureDataFolder, inRoot } from './lib/paths.mjs';
import { inParallel, runNode, seconds } from './lib/run.mjs';
import { runTool } from './lib/stop.mjs';
import { typedFolders } from './lib/workspaces.mjs';

/** The compiler in native code checks in a tenth of the time; the linter's parser still needs the one written in JavaScript. */
const TSC = inRoot('node_modules/typescript-native/bin/tsc');
const NOTHING_TO_CHECK = 'error TS18003';

async function check(dir) {
  const started = performance.now();
  const { code, output } = await runNode([TSC, '-p', inRoot(dir, 'tsconfig.json'), '--noEmit']);
  const ok = code === 0 || output.includes(NOTHING_TO_CHECK);
  console.log(`  ${ok ? 'baik ' : 'SALAH'} ${dir} (${seconds(started)})`);
  if (!ok) console.log(output.trimEnd());
  return ok;
}

await runTool(async () => {
  ensureDataFolder();
  await ensureDependencies();
  await generatePrisma();
  const results = await inParallel(
    typedFolders().map((dir) => () => check(dir)),
    2,
  );
  return results.every(Boolean) ? 0 : 1;
});
