import { Processor } from '@nestjs/bullmq';
import { OutboxService } from '@sinas/api/jobs/outbox.service';
import { BangunDokumenService } from '@sinas/api/modules/dokumen/bangun-dokumen.service';
import { OutboxProcessor, workerOptions } from '../outbox.processor';

@Processor('bangun-dokumen', workerOptions('bangun-dokumen'))
export class BangunDokumenProcessor extends OutboxProcessor<'bangun-dokumen'> {
  readonly nama = 'bangun-dokumen' as const;

  constructor(
    outbox: OutboxService,
    protected readonly handler: BangunDokumenService,
  ) {
    super(outbox);
  }
}
