import 'reflect-metadata';
import { Logger } from '@nestjs/common';
import { createApp } from './http/create-app';
import { readConfig } from './platform/config/config';
import { serveMetrics } from './platform/metrik/server';

async function main(): Promise<void> {
  const config = readConfig();
  const app = await createApp(config);
  if (config.ujiCoba)
    new Logger('main').warn('UJI_COBA=1: a trial, without https and with simulators; not for real data');
  await app.listen(config.port, config.host);
  serveMetrics(config.metricsPort, config.metricsHost);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
