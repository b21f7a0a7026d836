import { Injectable } from '@nestjs/common';
import { jejakKini } from '../platform/jejak/jejak';
import { PrismaService, type Tx } from '../platform/prisma/prisma.service';
import type { JobName, JobPayloads } from './definitions';

export interface OutboxRow {
  id: bigint;
  jenis: string;
  kunci: string;
  muatan: unknown;
  percobaan: number;
  pagar: number;
  jejak: string | null;
}

@Injectable()
export class OutboxRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** In the transaction of the change that asks for the work; the same key again is the same work. */
  async add<N extends JobName>(tx: Tx, jenis: N, kunci: string, muatan: JobPayloads[N], tersedia: Date): Promise<void> {
    await tx.outbox.createMany({
      data: [{ jenis, kunci, muatan, tersedia, jejak: jejakKini() ?? null }],
      skipDuplicates: true,
    });
  }

  /** Many rows of one job in one statement. */
  async addMany<N extends JobName>(
    tx: Tx,
    jenis: N,
    rows: readonly { kunci: string; muatan: JobPayloads[N] }[],
    tersedia: Date,
  ): Promise<void> {
    const jejak = jejakKini() ?? null;
    await tx.outbox.createMany({ data: rows.map((r) => ({ ...r, jenis, tersedia, jejak })), skipDuplicates: true });
  }

  /** Re-arms the same row: a resend is never a second submission. */
  async rearm(tx: Tx, kunci: string, tersedia: Date): Promise<void> {
    await tx.outbox.updateMany({
      where: { kunci },
      data: { status: 'MENUNGGU', percobaan: 0, kesalahan: null, sewa_sampai: null, selesai_pada: null, tersedia },
    });
  }

  /** Rows that are due and not on offer; claiming one gives it a lease and a new fencing token. */
  async claim(limit: number, leaseMs: number): Promise<OutboxRow[]> {
    return this.prisma.$queryRaw<OutboxRow[]>`
      UPDATE outbox SET sewa_sampai = now() + make_interval(secs => ${leaseMs / 1000}::double precision), pagar = pagar + 1
      WHERE id IN (
        SELECT id FROM outbox WHERE status = 'MENUNGGU' AND tersedia <= now() AND (sewa_sampai IS NULL OR sewa_sampai < now())
        ORDER BY tersedia, id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
      RETURNING id, jenis, kunci, muatan, percobaan, pagar, jejak`;
  }

  /** Gives an offer back at once (the queue did not take it). */
  async release(id: bigint, pagar: number): Promise<void> {
    await this.prisma
      .$executeRaw`UPDATE outbox SET sewa_sampai = NULL WHERE id = ${id} AND pagar = ${pagar} AND status = 'MENUNGGU'`;
  }

  /** The row as the processor may work on it; null when done already, or offered again since. */
  async open(id: bigint, pagar: number, leaseMs: number): Promise<OutboxRow | null> {
    const rows = await this.prisma.$queryRaw<OutboxRow[]>`
      UPDATE outbox SET sewa_sampai = now() + make_interval(secs => ${leaseMs / 1000}::double precision)
      WHERE id = ${id} AND pagar = ${pagar} AND status = 'MENUNGGU'
      RETURNING id, jenis, kunci, muatan, percobaan, pagar, jejak`;
    return rows[0] ?? null;
  }

  /** Closes in the transaction of the effect. False = a later offer owns the row: roll back. */
  async done(tx: Tx, id: bigint, pagar: number): Promise<boolean> {
    const n = await tx.$executeRaw`
      UPDATE outbox SET status = 'SELESAI', selesai_pada = now(), sewa_sampai = NULL, kesalahan = NULL
      WHERE id = ${id} AND pagar = ${pagar} AND status = 'MENUNGGU'`;
    return n === 1;
  }

  /** Counts a failed try: due again later, or closed as failed. */
  async failed(tx: Tx, id: bigint, pagar: number, kesalahan: string, lagiPada: Date | null): Promise<boolean> {
    const n = await tx.$executeRaw`
      UPDATE outbox SET percobaan = percobaan + 1, kesalahan = ${kesalahan.slice(0, 500)}, sewa_sampai = NULL,
        status = CASE WHEN ${lagiPada}::timestamptz IS NULL THEN 'GAGAL' ELSE 'MENUNGGU' END,
        tersedia = COALESCE(${lagiPada}::timestamptz, tersedia),
        selesai_pada = CASE WHEN ${lagiPada}::timestamptz IS NULL THEN now() END
      WHERE id = ${id} AND pagar = ${pagar} AND status = 'MENUNGGU'`;
    return n === 1;
  }

  async find(
    kunci: string,
  ): Promise<{ status: string; percobaan: number; kesalahan: string | null; tersedia: Date } | null> {
    return this.prisma.outbox.findUnique({
      where: { kunci },
      select: { status: true, percobaan: true, kesalahan: true, tersedia: true },
    });
  }

  /** How the outbox stands, per job: open rows, age of the oldest due one in seconds, rows given up. */
  async keadaanSemua(): Promise<{ jenis: string; terbuka: number; tertua: number; gagal: number }[]> {
    return this.prisma.$queryRaw`
      SELECT jenis, count(*) FILTER (WHERE status = 'MENUNGGU')::int AS terbuka, count(*) FILTER (WHERE status = 'GAGAL')::int AS gagal,
        COALESCE(extract(epoch FROM now() - min(tersedia) FILTER (WHERE status = 'MENUNGGU' AND tersedia <= now())), 0)::float8 AS tertua
      FROM outbox WHERE status IN ('MENUNGGU', 'GAGAL') GROUP BY jenis`;
  }

  async buangSelesai(jenis: JobName, sebelum: Date): Promise<void> {
    await this.prisma.outbox.deleteMany({ where: { status: 'SELESAI', jenis, selesai_pada: { lt: sebelum } } });
  }
}
