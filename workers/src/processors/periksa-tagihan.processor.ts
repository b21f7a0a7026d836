import { Processor } from '@nestjs/bullmq';
import { OutboxService } from '@sinas/api/jobs/outbox.service';
import { PeriksaTagihanService } from '@sinas/api/modules/tagihan/periksa-tagihan.service';
import { OutboxProcessor, workerOptions } from '../outbox.processor';

@Processor('periksa-tagihan', workerOptions('periksa-tagihan'))
export class PeriksaTagihanProcessor extends OutboxProcessor<'periksa-tagihan'> {
  readonly nama = 'periksa-tagihan' as const;

  constructor(
    outbox: OutboxService,
    protected readonly handler: PeriksaTagihanService,
  ) {
    super(outbox);
  }
}
