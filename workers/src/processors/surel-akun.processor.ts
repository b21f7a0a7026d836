import { Processor } from '@nestjs/bullmq';
import { OutboxService } from '@sinas/api/jobs/outbox.service';
import { SurelAkunService } from '@sinas/api/modules/pendaftaran/surat/surel-akun.service';
import { OutboxProcessor, workerOptions } from '../outbox.processor';

@Processor('surel-akun', workerOptions('surel-akun'))
export class SurelAkunProcessor extends OutboxProcessor<'surel-akun'> {
  readonly nama = 'surel-akun' as const;

  constructor(
    outbox: OutboxService,
    protected readonly handler: SurelAkunService,
  ) {
    super(outbox);
  }
}
