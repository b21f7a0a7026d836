import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { createApp } from './http/create-app';
import { openApiDocument } from './http/openapi';
import { readConfig } from './platform/config/config';

/** Writes the OpenAPI file named as first argument. No database is asked: nothing is listening. */
async function main(): Promise<void> {
  const app = await createApp(readConfig({ DATABASE_URL: 'postgresql://localhost/none', LOG_LEVEL: 'silent' }));
  const document = await openApiDocument(app);
  writeFileSync(String(process.argv[2]), `${JSON.stringify(document, null, 2)}\n`);
  process.exit(0);
}

main().catch((error: Error) => {
  console.error(error);
  process.exit(1);
});
