import { Processor } from '@nestjs/bullmq';
import { OutboxService } from '@sinas/api/jobs/outbox.service';
import { SiaranService } from '@sinas/api/modules/notifikasi/siaran/siaran.service';
import { OutboxProcessor, workerOptions } from '../outbox.processor';

@Processor('siaran', workerOptions('siaran'))
export class SiaranProcessor extends OutboxProcessor<'siaran'> {
  readonly nama = 'siaran' as const;

  constructor(
    outbox: OutboxService,
    protected readonly handler: SiaranService,
  ) {
    super(outbox);
  }
}
