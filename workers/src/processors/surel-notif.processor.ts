import { Processor } from '@nestjs/bullmq';
import { OutboxService } from '@sinas/api/jobs/outbox.service';
import { SurelNotifService } from '@sinas/api/modules/notifikasi/surel-notif.service';
import { OutboxProcessor, workerOptions } from '../outbox.processor';

@Processor('surel-notif', workerOptions('surel-notif'))
export class SurelNotifProcessor extends OutboxProcessor<'surel-notif'> {
  readonly nama = 'surel-notif' as const;

  constructor(
    outbox: OutboxService,
    protected readonly handler: SurelNotifService,
  ) {
    super(outbox);
  }
}
