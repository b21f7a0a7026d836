import { Processor } from '@nestjs/bullmq';
import { OutboxService } from '@sinas/api/jobs/outbox.service';
import { BuatEksporService } from '@sinas/api/modules/ekspor/buat-ekspor.service';
import { OutboxProcessor, workerOptions } from '../outbox.processor';

@Processor('ekspor', workerOptions('ekspor'))
export class EksporProcessor extends OutboxProcessor<'ekspor'> {
  readonly nama = 'ekspor' as const;

  constructor(
    outbox: OutboxService,
    protected readonly handler: BuatEksporService,
  ) {
    super(outbox);
  }
}
