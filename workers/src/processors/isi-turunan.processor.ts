import { Processor } from '@nestjs/bullmq';
import { OutboxService } from '@sinas/api/jobs/outbox.service';
import { IsiTurunanService } from '@sinas/api/modules/pengajuan/turunan/isi-turunan.service';
import { OutboxProcessor, workerOptions } from '../outbox.processor';

@Processor('isi-turunan', workerOptions('isi-turunan'))
export class IsiTurunanProcessor extends OutboxProcessor<'isi-turunan'> {
  readonly nama = 'isi-turunan' as const;

  constructor(
    outbox: OutboxService,
    protected readonly handler: IsiTurunanService,
  ) {
    super(outbox);
  }
}
