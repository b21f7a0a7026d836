import path from 'node:path';
import { defineConfig } from 'prisma/config';

// The native schema engine is a download; the WASM engine behind the same protocol comes from the npm registry.
if (process.env.PRISMA_NATIVE_ENGINE !== '1')
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.resolve(import.meta.dirname, 'tools/prisma-schema-engine.mjs');

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost/none' },
});
