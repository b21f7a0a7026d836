import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { readConfig } from '@sinas/api/platform/config/config';
import { serveMetrics } from '@sinas/api/platform/metrik/server';
import { OutboxMetrics } from './outbox-metrics';
import { WorkerModule } from './worker.module';

async function main(): Promise<void> {
  const config = readConfig();
  const app = await NestFactory.createApplicationContext(WorkerModule.with(config), { bufferLogs: true });
  app.useLogger(app.get(Logger));
  app.enableShutdownHooks();
  serveMetrics(config.metricsPort, config.metricsHost, () => app.get(OutboxMetrics).segarkan());
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
