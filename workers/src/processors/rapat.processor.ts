import { Processor } from '@nestjs/bullmq';
import { OutboxService } from '@sinas/api/jobs/outbox.service';
import { TerapService } from '@sinas/api/modules/rakor/terap/terap.service';
import { OutboxProcessor, workerOptions } from '../outbox.processor';

@Processor('rapat', workerOptions('rapat'))
export class RapatProcessor extends OutboxProcessor<'rapat'> {
  readonly nama = 'rapat' as const;

  constructor(
    outbox: OutboxService,
    protected readonly handler: TerapService,
  ) {
    super(outbox);
  }
}
