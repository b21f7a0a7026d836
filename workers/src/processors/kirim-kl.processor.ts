import { Processor } from '@nestjs/bullmq';
import { OutboxService } from '@sinas/api/jobs/outbox.service';
import { PengantaranService } from '@sinas/api/modules/pengajuan/kirim/pengantaran.service';
import { OutboxProcessor, workerOptions } from '../outbox.processor';

@Processor('kirim-kl', workerOptions('kirim-kl'))
export class KirimKlProcessor extends OutboxProcessor<'kirim-kl'> {
  readonly nama = 'kirim-kl' as const;

  constructor(
    outbox: OutboxService,
    protected readonly handler: PengantaranService,
  ) {
    super(outbox);
  }
}
