#!/usr/bin/env node
// npm run gen: everything that is generated and committed. With --check nothing is kept and stale files fail.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildServer } from './lib/build-steps.mjs';
import { generatedDocs } from './lib/generated-docs.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { swaggerMetadata } from './lib/swagger-metadata.mjs';

const check = process.argv.includes('--check');
const scratch = mkdtempSync(path.join(tmpdir(), 'sinas-gen-'));
const stale = [];
/** It refers to the compiled classes, so it stands among them while it is needed. */
const METADATA = inRoot('apps/api/dist/metadata.js');

function put(file, content) {
  const target = inRoot(file);
  const old = existsSync(target) ? readFileSync(target, 'utf8') : null;
  if (old === content) return;
  stale.push(file);
  if (check) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
  console.log(`ditulis: ${file}`);
}
const node = (script, ...args) =>
  execFileSync(process.execPath, [inRoot(script), ...args], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });

try {
  await buildServer();
  writeFileSync(METADATA, swaggerMetadata());
  const openapi = path.join(scratch, 'openapi.json');
  node('apps/api/dist/openapi.cli.js', openapi, METADATA);
  put('packages/api-client/openapi.json', readFileSync(openapi, 'utf8'));
  for (const [file, content] of Object.entries(generatedDocs(JSON.parse(readFileSync(openapi, 'utf8')))))
    put(file, content);
  const schema = path.join(scratch, 'schema.d.ts');
  node('node_modules/openapi-typescript/bin/cli.js', openapi, '-o', schema);
  put('packages/api-client/schema.d.ts', readFileSync(schema, 'utf8'));
} finally {
  rmSync(METADATA, { force: true });
  rmSync(scratch, { recursive: true, force: true });
}
if (check && stale.length > 0) {
  console.error(`Berkas turunan sudah usang, jalankan npm run gen: ${stale.join(', ')}`);
  process.exit(1);
}
