#!/usr/bin/env node
// npm run check: everything about the code that can be known without running it.
import { generatePrisma } from './lib/build-steps.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { ensureNodeVersion } from './lib/node-version.mjs';
import { ensureDataFolder, inRoot } from './lib/paths.mjs';
import { inParallel, lastLines, runNode, seconds } from './lib/run.mjs';
import { runTool } from './lib/stop.mjs';

const bin = (file) => inRoot('node_modules', file);
const DEPCRUISE = ['--config', '.dependency-cruiser.cjs', 'apps', 'packages', 'workers', 'simulators', 'prisma'];
const STEPS = [
  { name: 'lint', args: [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'] },
  { name: 'lint-types', args: [bin('oxlint/bin/oxlint')] },
  { name: 'types', args: [inRoot('tools/types.mjs')] },
  { name: 'format', args: [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '.'] },
  { name: 'deps', args: [bin('dependency-cruiser/bin/dependency-cruise.mjs'), ...DEPCRUISE] },
  { name: 'dead', args: [bin('knip/bin/knip.js')] },
  { name: 'gen', args: [inRoot('tools/gen.mjs'), '--check'] },
  { name: 'tabel', args: [inRoot('tools/tabel.mjs')] },
  { name: 'kelas', args: [inRoot('tools/kelas.mjs')] },
  { name: 'kalimat', args: [inRoot('tools/kalimat.mjs')] },
];

async function step({ name, args }) {
  const started = performance.now();
  const { code, output } = await runNode(args);
  console.log(`  ${code === 0 ? 'baik ' : 'SALAH'} ${name} (${seconds(started)})`);
  return { name, ok: code === 0, output };
}

await runTool(async () => {
  ensureNodeVersion();
  ensureDataFolder();
  await ensureDependencies();
  // What types are read from must be there before anything reads them.
  await generatePrisma();
  const results = await inParallel(
    STEPS.map((one) => () => step(one)),
    2,
  );
  const failed = results.filter((result) => !result.ok);
  for (const { name, output } of failed) console.log(`\n--- ${name}\n${lastLines(output, 80)}`);
  console.log(failed.length === 0 ? 'Semua pemeriksaan baik.' : `\nGagal: ${failed.map((f) => f.name).join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
});
