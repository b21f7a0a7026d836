import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { BerkasService } from '@sinas/api/modules/berkas/berkas.service';
import { TenggatService } from '@sinas/api/modules/pengajuan/tenggat.service';
import { QueueProcessor, WORKER_OPTIONS } from '@sinas/api/platform/queue/queue-processor';
import { JADWAL } from './jadwal';

@Processor(JADWAL, { ...WORKER_OPTIONS, concurrency: 1 })
export class JadwalProcessor extends QueueProcessor {
  constructor(
    private readonly tenggat: TenggatService,
    private readonly berkas: BerkasService,
  ) {
    super();
  }

  async process(job: Job): Promise<number> {
    if (job.name !== 'sapu') return this.tenggat.jalankan();
    return (await this.berkas.sapu()) + (await this.tenggat.rapikan());
  }
}
