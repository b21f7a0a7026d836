#!/usr/bin/env node
// npm run fuzz: every route of the OpenAPI file under 20,000 valid, nearly valid and hostile requests (npm test sends 2,000).
// FUZZ_N sets another number, FUZZ_SEED repeats a run.
process.env.FUZZ_N ||= '20000';
process.argv.push('--only=fuzz');
await import('./test.mjs');
