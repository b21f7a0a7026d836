import { Processor } from '@nestjs/bullmq';
import { OutboxService } from '@sinas/api/jobs/outbox.service';
import { SalinDokumenService } from '@sinas/api/modules/unggahan/salin-dokumen.service';
import { OutboxProcessor, workerOptions } from '../outbox.processor';

@Processor('salin-dokumen', workerOptions('salin-dokumen'))
export class SalinDokumenProcessor extends OutboxProcessor<'salin-dokumen'> {
  readonly nama = 'salin-dokumen' as const;

  constructor(
    outbox: OutboxService,
    protected readonly handler: SalinDokumenService,
  ) {
    super(outbox);
  }
}
