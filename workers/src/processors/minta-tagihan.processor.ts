import { Processor } from '@nestjs/bullmq';
import { OutboxService } from '@sinas/api/jobs/outbox.service';
import { MintaTagihanService } from '@sinas/api/modules/tagihan/minta-tagihan.service';
import { OutboxProcessor, workerOptions } from '../outbox.processor';

@Processor('minta-tagihan', workerOptions('minta-tagihan'))
export class MintaTagihanProcessor extends OutboxProcessor<'minta-tagihan'> {
  readonly nama = 'minta-tagihan' as const;

  constructor(
    outbox: OutboxService,
    protected readonly handler: MintaTagihanService,
  ) {
    super(outbox);
  }
}
