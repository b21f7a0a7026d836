import type { Job } from 'bullmq';
import { JOBS, type JobName } from '@sinas/api/jobs/definitions';
import { OutboxService, type JobHandler } from '@sinas/api/jobs/outbox.service';
import { QueueProcessor, WORKER_OPTIONS } from '@sinas/api/platform/queue/queue-processor';

/** What the queue carries: which row was offered, and by which offer. */
export interface Offer {
  id: string;
  pagar: number;
}
export const workerOptions = (name: JobName) => ({ ...WORKER_OPTIONS, concurrency: JOBS[name].concurrency });

/** One job name, one handler: the row in the database decides whether there is anything to do. */
export abstract class OutboxProcessor<N extends JobName = JobName> extends QueueProcessor {
  abstract readonly nama: N;
  protected abstract readonly handler: JobHandler<N>;

  constructor(private readonly outbox: OutboxService) {
    super();
  }

  async process(job: Job<Offer>): Promise<void> {
    await this.outbox.kerjakan(this.nama, BigInt(job.data.id), job.data.pagar, this.handler);
  }
}
