import { BullModule } from '@nestjs/bullmq';
import { Module, type DynamicModule } from '@nestjs/common';
import { chooseQueueBackend, type QueueBackendOptions } from './queue-backend';

export interface QueueOptions extends QueueBackendOptions {
  /** separates installations that share one Redis */
  prefix: string;
}

const HOUR_S = 3_600;
const KEEP_DONE = { age: HOUR_S, count: 1_000 };
const KEEP_FAILED = { age: 7 * 24 * HOUR_S, count: 5_000 };

@Module({})
export class QueueModule {
  static with({ prefix, ...backend }: QueueOptions): DynamicModule {
    const root = BullModule.forRoot({
      connection: chooseQueueBackend(backend),
      prefix,
      defaultJobOptions: { removeOnComplete: KEEP_DONE, removeOnFail: KEEP_FAILED },
    });
    return { module: QueueModule, imports: [root] };
  }
}
