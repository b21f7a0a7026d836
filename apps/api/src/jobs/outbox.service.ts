import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../platform/clock/clock';
import type { Config } from '../platform/config/config';
import { CONFIG } from '../platform/config/config.module';
import { denganJejak } from '../platform/jejak/jejak';
import { jobDuration } from '../platform/metrik/metrik';
import { PrismaService, type Tx } from '../platform/prisma/prisma.service';
import { JOBS, type JobName, type JobPayloads } from './definitions';
import { OutboxRepository, type OutboxRow } from './outbox.repository';

export type { OutboxRow };

/** A try that must not be repeated: the other side has refused. */
export class JobRefused extends Error {}

/** What a job's service gets: its payload, and `selesai` to close the row in the transaction of its effect. */
export interface JobContext<N extends JobName> {
  payload: JobPayloads[N];
  /** 1 for the first try. */
  percobaan: number;
  /** An earlier try, or one that died before it could be counted, may have had its effect already. */
  mungkinSudah: boolean;
  terakhir: boolean;
  selesai: (tx: Tx) => Promise<void>;
}
export interface JobHandler<N extends JobName> {
  run: (job: JobContext<N>) => Promise<void>;
  /** After the last try, or a refusal, in the transaction that closes the row. */
  gagal?: (payload: JobPayloads[N], kesalahan: string, tx: Tx) => Promise<void>;
}
class FenceLost extends Error {}

/** Work on outbox rows: put in, run one, count failures. The queue only says when. */
@Injectable()
export class OutboxService {
  private readonly logger = new Logger('jobs');

  constructor(
    private readonly repo: OutboxRepository,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  tambah<N extends JobName>(tx: Tx, jenis: N, kunci: string, muatan: JobPayloads[N]): Promise<void> {
    return this.repo.add(tx, jenis, kunci, muatan, this.clock.now());
  }
  tambahBanyak<N extends JobName>(
    tx: Tx,
    jenis: N,
    rows: readonly { kunci: string; muatan: JobPayloads[N] }[],
  ): Promise<void> {
    return this.repo.addMany(tx, jenis, rows, this.clock.now());
  }
  ulang(tx: Tx, kunci: string): Promise<void> {
    return this.repo.rearm(tx, kunci, this.clock.now());
  }
  /** Rows to offer to the queue; each has a lease and a fencing token of its own. */
  ambilUntukDitawarkan(limit: number): Promise<OutboxRow[]> {
    return this.repo.claim(limit, this.config.sewaOutboxMs);
  }
  /** The queue did not take it: due again at once. */
  kembalikan(row: OutboxRow): Promise<void> {
    return this.repo.release(row.id, row.pagar);
  }
  /** Per job: open rows, age of the oldest due one in seconds, rows given up. */
  keadaanSemua() {
    return this.repo.keadaanSemua();
  }
  /** Rows of a job that were done before then. */
  buangSelesai(jenis: JobName, sebelum: Date): Promise<void> {
    return this.repo.buangSelesai(jenis, sebelum);
  }
  keadaan(kunci: string) {
    return this.repo.find(kunci);
  }

  /** One offer of one row. Done already, or offered again since: nothing happens. */
  async kerjakan<N extends JobName>(nama: N, id: bigint, pagar: number, handler: JobHandler<N>): Promise<void> {
    const row = await this.repo.open(id, pagar, this.config.sewaOutboxMs);
    if (row) await denganJejak(row.jejak ?? `outbox-${id}`, () => this.coba(nama, row, handler));
  }

  private async coba<N extends JobName>(nama: N, row: OutboxRow, handler: JobHandler<N>): Promise<void> {
    const { id, pagar } = row;
    const waktu = jobDuration.startTimer({ job: nama });
    const payload = row.muatan as JobPayloads[N];
    const percobaan = row.percobaan + 1;
    const terakhir = percobaan >= JOBS[nama].tries;
    const selesai = async (tx: Tx): Promise<void> => {
      if (!(await this.repo.done(tx, id, pagar))) throw new FenceLost(`outbox ${id} is owned by a later offer`);
    };
    // Long work keeps its lease; a process that dies stops extending and the row is offered again.
    const detak = setInterval(
      () => void this.repo.open(id, pagar, this.config.sewaOutboxMs).catch(() => null),
      this.config.sewaOutboxMs / 3,
    );
    try {
      await handler.run({ payload, percobaan, mungkinSudah: percobaan > 1 || pagar > 1, terakhir, selesai });
      waktu({ outcome: 'done' });
    } catch (error) {
      if (error instanceof FenceLost) {
        waktu({ outcome: 'superseded' });
        return;
      }
      const habis = await this.tutupGagal(nama, id, pagar, percobaan, error as Error, payload, handler);
      waktu({ outcome: habis ? 'failed' : 'retry' });
    } finally {
      clearInterval(detak);
    }
  }

  private async tutupGagal<N extends JobName>(
    nama: N,
    id: bigint,
    pagar: number,
    percobaan: number,
    error: Error,
    payload: JobPayloads[N],
    handler: JobHandler<N>,
  ): Promise<boolean> {
    const habis = error instanceof JobRefused || percobaan >= JOBS[nama].tries;
    const lagi = habis ? null : new Date(this.clock.now().getTime() + this.jeda(nama, percobaan));
    this.logger.warn({ job: nama, outbox: String(id), percobaan, habis, err: error.message }, 'job try failed');
    await this.prisma.tx(async (tx) => {
      if ((await this.repo.failed(tx, id, pagar, error.message, lagi)) && habis)
        await handler.gagal?.(payload, error.message, tx);
    });
    return habis;
  }

  private jeda(nama: JobName, percobaan: number): number {
    const tabel = JOBS[nama].backoffMs.length ? JOBS[nama].backoffMs : this.config.jedaKirimMs;
    return tabel[Math.min(percobaan, tabel.length) - 1] ?? 60_000;
  }
}
