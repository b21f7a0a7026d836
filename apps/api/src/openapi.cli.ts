import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { createApp } from './http/create-app';
import { openApiDocument, type Metadata } from './http/openapi/openapi';
import { readConfig } from './platform/config/config';

/**
 * Writes the OpenAPI file named as first argument, with the types that the module named as second holds. No database is
 * asked: nothing is listening.
 */
async function main(): Promise<void> {
  const [file = '', types = ''] = process.argv.slice(2);
  const { default: metadata } = (await import(types)) as { default: Metadata };
  const app = await createApp(readConfig({ DATABASE_URL: 'postgresql://localhost/none', LOG_LEVEL: 'silent' }));
  const document = await openApiDocument(app, metadata);
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
  process.exit(0);
}

main().catch((error: Error) => {
  console.error(error);
  process.exit(1);
});
