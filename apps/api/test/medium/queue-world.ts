import { Processor, BullModule, getQueueToken } from '@nestjs/bullmq';
import type { INestApplicationContext } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { Job, Queue } from 'bullmq';
import { QueueModule, type QueueOptions } from '@sinas/api/platform/queue/queue.module';
import { QueueProcessor, WORKER_OPTIONS } from '@sinas/api/platform/queue/queue-processor';

const QUEUE = 'uji';

export interface QueueWorld {
  app: INestApplicationContext;
  queue: Queue;
  seen: unknown[];
  /** what the processor does with a job; replaced by the tests */
  work: (job: Job) => Promise<unknown>;
}

/** A Nest application with one queue and one processor on the backend that the options choose. */
export async function openQueueWorld(options: QueueOptions): Promise<QueueWorld> {
  const world = { seen: [] as unknown[], work: () => Promise.resolve<unknown>(undefined) } as unknown as QueueWorld;

  @Processor(QUEUE, { ...WORKER_OPTIONS, runRetryDelay: 200 })
  class UjiProcessor extends QueueProcessor {
    async process(job: Job): Promise<unknown> {
      world.seen.push(job.data);
      return world.work(job);
    }
  }

  const module = await Test.createTestingModule({
    imports: [QueueModule.with(options), BullModule.registerQueue({ name: QUEUE })],
    providers: [UjiProcessor],
  }).compile();
  module.useLogger(false);
  await module.init();
  world.app = module;
  world.queue = module.get<Queue>(getQueueToken(QUEUE));
  return world;
}

export async function until<T>(what: () => Promise<T> | T, milliseconds = 15_000): Promise<NonNullable<T>> {
  const end = Date.now() + milliseconds;
  for (;;) {
    const value = await what();
    if (value) return value;
    if (Date.now() > end) throw new Error(`not within ${milliseconds} ms: ${what.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
