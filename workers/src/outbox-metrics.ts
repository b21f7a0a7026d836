import { getQueueToken } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { JOB_NAMES } from '@sinas/api/jobs/definitions';
import { OutboxService } from '@sinas/api/jobs/outbox.service';
import { PantauService } from '@sinas/api/modules/pengajuan/kirim/pantau.service';
import {
  outboxFailed,
  outboxOldest,
  outboxOpen,
  queueWaiting,
  roundFailing,
  submittedWithoutOutbox,
} from '@sinas/api/platform/metrik/metrik';
import { PUTARAN, PutaranService } from '@sinas/api/platform/putaran/putaran.service';

/** Read when Prometheus asks, never on a timer: what stands in the outbox and in the queue. */
@Injectable()
export class OutboxMetrics {
  constructor(
    private readonly outbox: OutboxService,
    private readonly pantau: PantauService,
    private readonly putaran: PutaranService,
    private readonly ref: ModuleRef,
  ) {}

  async segarkan(): Promise<void> {
    const rows = new Map((await this.outbox.keadaanSemua()).map((r) => [r.jenis, r]));
    for (const job of JOB_NAMES) {
      const r = rows.get(job);
      outboxOpen.set({ job }, r?.terbuka ?? 0);
      outboxOldest.set({ job }, r?.tertua ?? 0);
      outboxFailed.set({ job }, r?.gagal ?? 0);
      // A queue that does not answer is seen by the age of the outbox.
      await this.ref
        .get<Queue>(getQueueToken(job), { strict: false })
        .getWaitingCount()
        .then((n) => queueWaiting.set({ job }, n))
        .catch(() => undefined);
    }
    const gagal = await this.putaran.jumlahGagal();
    for (const round of PUTARAN) roundFailing.set({ round }, gagal.get(round) ?? 0);
    submittedWithoutOutbox.set(await this.pantau.terkirimTanpaOutbox());
  }
}
