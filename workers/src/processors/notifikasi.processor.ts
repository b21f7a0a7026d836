import { Processor } from '@nestjs/bullmq';
import { OutboxService } from '@sinas/api/jobs/outbox.service';
import { NotifikasiService } from '@sinas/api/modules/notifikasi/notifikasi.service';
import { OutboxProcessor, workerOptions } from '../outbox.processor';

@Processor('notifikasi', workerOptions('notifikasi'))
export class NotifikasiProcessor extends OutboxProcessor<'notifikasi'> {
  readonly nama = 'notifikasi' as const;

  constructor(
    outbox: OutboxService,
    protected readonly handler: NotifikasiService,
  ) {
    super(outbox);
  }
}
