import { Processor } from '@nestjs/bullmq';
import { OutboxService } from '@sinas/api/jobs/outbox.service';
import { ImporService } from '@sinas/api/modules/impor/impor.service';
import { OutboxProcessor, workerOptions } from '../outbox.processor';

@Processor('impor-excel', workerOptions('impor-excel'))
export class ImporExcelProcessor extends OutboxProcessor<'impor-excel'> {
  readonly nama = 'impor-excel' as const;

  constructor(
    outbox: OutboxService,
    protected readonly handler: ImporService,
  ) {
    super(outbox);
  }
}
