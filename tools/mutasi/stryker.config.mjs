import { inRoot, inState } from '../lib/paths.mjs';

/** Stryker over the rules (docs/how-to/write-a-test.md); `npm run mutasi` says what is mutated. */
export default {
  testRunner: 'vitest',
  plugins: [inRoot('node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
  coverageAnalysis: 'perTest',
  vitest: { configFile: 'vitest.mutasi.mts' },
  // Words are not rules, and a pattern is a text.
  mutator: { excludedMutations: ['StringLiteral', 'Regex'] },
  concurrency: 2,
  timeoutMS: 10_000,
  tempDirName: inState('mutasi', 'stryker'),
  reporters: ['json'],
  jsonReporter: { fileName: inState('mutasi', 'stryker.json') },
  allowEmpty: true,
};
