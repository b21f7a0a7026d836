import { Processor } from '@nestjs/bullmq';
import { OutboxService } from '@sinas/api/jobs/outbox.service';
import { SurelDokumenService } from '@sinas/api/modules/unggahan/surel-dokumen.service';
import { OutboxProcessor, workerOptions } from '../outbox.processor';

@Processor('surel-dokumen', workerOptions('surel-dokumen'))
export class SurelDokumenProcessor extends OutboxProcessor<'surel-dokumen'> {
  readonly nama = 'surel-dokumen' as const;

  constructor(
    outbox: OutboxService,
    protected readonly handler: SurelDokumenService,
  ) {
    super(outbox);
  }
}
