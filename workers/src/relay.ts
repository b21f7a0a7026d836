import { getQueueToken } from '@nestjs/bullmq';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bullmq';
import { JOB_NAMES, type JobName } from '@sinas/api/jobs/definitions';
import { OutboxService, type OutboxRow } from '@sinas/api/jobs/outbox.service';
import { JADWAL, JADWAL_TUGAS } from './jadwal';
import type { Offer } from './outbox.processor';

const SEKALI = 200;
const DIAM_MS = 250;
const GAGAL_MS = 1_000;
const TUNGGU_ANTREAN_MS = 5_000;
const JADWAL_LAGI_MS = 60_000;

/** Outbox to queue. Rows not done when their lease ends are offered again, so a flushed queue only delays. */
@Injectable()
export class Relay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('relay');
  private berhenti = false;
  private putaran: Promise<void> | null = null;
  private jadwalPada = -Infinity;
  /** The queue did not answer just now: what it is asked meanwhile piles up in its client, and comes all at once. */
  private diam = false;

  constructor(
    private readonly outbox: OutboxService,
    private readonly ref: ModuleRef,
  ) {}

  onApplicationBootstrap(): void {
    this.putaran = this.putar();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.berhenti = true;
    await this.putaran;
  }

  private antrean(nama: string): Queue {
    return this.ref.get<Queue>(getQueueToken(nama), { strict: false });
  }

  private async putar(): Promise<void> {
    while (!this.berhenti) {
      let jeda = DIAM_MS;
      try {
        const sekali = this.diam ? 1 : SEKALI;
        const rows = await this.outbox.ambilUntukDitawarkan(sekali);
        const hasil = await Promise.all(rows.map((r) => this.tawarkan(r)));
        this.diam = !hasil.every(Boolean);
        if (this.diam) jeda = GAGAL_MS;
        else if (rows.length === sekali) jeda = 0;
        await this.jadwalkan();
      } catch (error) {
        this.logger.warn(`relay pauses: ${(error as Error).message}`);
        jeda = GAGAL_MS;
      }
      if (jeda > 0) await new Promise((r) => setTimeout(r, jeda));
    }
  }

  /** The job id names the offer: adding it twice is harmless. A queue that does not answer gives the offer back. */
  private async tawarkan(row: OutboxRow): Promise<boolean> {
    if (!JOB_NAMES.includes(row.jenis as JobName)) return true;
    const offer: Offer = { id: String(row.id), pagar: row.pagar };
    try {
      await this.batas(
        this.antrean(row.jenis).add(row.jenis, offer, { jobId: `ob-${row.id}-${row.pagar}`, attempts: 1 }),
      );
      return true;
    } catch (error) {
      this.logger.warn(`queue did not take outbox ${row.id}: ${(error as Error).message}`);
      await this.outbox.kembalikan(row);
      return false;
    }
  }

  /** Schedulers live in the queue and go with it when it is wiped: put back every minute. */
  private async jadwalkan(): Promise<void> {
    if (performance.now() - this.jadwalPada < JADWAL_LAGI_MS) return;
    for (const [nama, every] of Object.entries(JADWAL_TUGAS))
      await this.batas(this.antrean(JADWAL).upsertJobScheduler(nama, { every }, { name: nama, opts: { attempts: 1 } }));
    this.jadwalPada = performance.now();
  }

  private batas<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const habis = new Promise<never>(
      (_, tolak) => (timer = setTimeout(() => tolak(new Error('queue does not answer')), TUNGGU_ANTREAN_MS)),
    );
    work.catch(() => undefined);
    return Promise.race([work, habis]).finally(() => clearTimeout(timer));
  }
}
