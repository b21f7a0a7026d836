import { BullModule } from '@nestjs/bullmq';
import { Module, type DynamicModule } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import { CoreModule } from '@sinas/api/core.module';
import { JOB_NAMES } from '@sinas/api/jobs/definitions';
import type { Config } from '@sinas/api/platform/config/config';
import { logging } from '@sinas/api/platform/logger/logging';
import { QueueModule } from '@sinas/api/platform/queue/queue.module';
import { BangunDokumenProcessor } from './processors/bangun-dokumen.processor';
import { EksporProcessor } from './processors/ekspor.processor';
import { ImporExcelProcessor } from './processors/impor-excel.processor';
import { IsiTurunanProcessor } from './processors/isi-turunan.processor';
import { KirimKlProcessor } from './processors/kirim-kl.processor';
import { MintaTagihanProcessor } from './processors/minta-tagihan.processor';
import { NotifikasiProcessor } from './processors/notifikasi.processor';
import { PeriksaTagihanProcessor } from './processors/periksa-tagihan.processor';
import { RapatProcessor } from './processors/rapat.processor';
import { SalinDokumenProcessor } from './processors/salin-dokumen.processor';
import { SiaranProcessor } from './processors/siaran.processor';
import { SurelDokumenProcessor } from './processors/surel-dokumen.processor';
import { SurelNotifProcessor } from './processors/surel-notif.processor';
import { SurelAkunProcessor } from './processors/surel-akun.processor';
import { JadwalProcessor } from './jadwal.processor';
import { JADWAL } from './jadwal';
import { OutboxMetrics } from './outbox-metrics';
import { ProcessorRegistry } from './processor-registry';
import { Relay } from './relay';

/** The second door: outbox to queue, queue to services, schedules. */
@Module({})
export class WorkerModule {
  static with(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        LoggerModule.forRoot(logging(config)),
        CoreModule.with(config),
        QueueModule.with({
          redisUrl: config.redisUrl ?? undefined,
          databaseUrl: config.databaseUrl,
          prefix: config.queuePrefix,
        }),
        BullModule.registerQueue(...[...JOB_NAMES, JADWAL].map((name) => ({ name }))),
      ],
      providers: [
        KirimKlProcessor,
        NotifikasiProcessor,
        BangunDokumenProcessor,
        ImporExcelProcessor,
        EksporProcessor,
        SurelAkunProcessor,
        IsiTurunanProcessor,
        SalinDokumenProcessor,
        MintaTagihanProcessor,
        PeriksaTagihanProcessor,
        SiaranProcessor,
        SurelDokumenProcessor,
        SurelNotifProcessor,
        RapatProcessor,
        JadwalProcessor,
        ProcessorRegistry,
        Relay,
        OutboxMetrics,
      ],
    };
  }
}
