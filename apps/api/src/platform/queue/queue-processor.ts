import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { WorkerOptions } from 'bullmq';

/** Worker options that fit both backends: `@Processor(name, { ...WORKER_OPTIONS, concurrency: 4 })`. */
export const WORKER_OPTIONS = {
  runRetryDelay: 2_000,
  drainDelay: 30,
  lockDuration: 30_000,
  stalledInterval: 15_000,
} satisfies Omit<WorkerOptions, 'connection'>;

/**
 * Base of every processor. Its worker closes before the queues do: a running job may still enqueue, which would
 * wait for ever on a closed queue.
 */
export abstract class QueueProcessor extends WorkerHost implements BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);

  @OnWorkerEvent('error')
  onWorkerError(error: Error): void {
    this.logger.error(error.message, error.stack);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }
}
