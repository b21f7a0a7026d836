import type { JobName } from '../../src/jobs/definitions';
import { OutboxService, type JobHandler } from '../../src/jobs/outbox.service';
import type { World } from './world';

type Kelas<T> = abstract new (...args: never[]) => T;
export const layanan = <T>(dunia: World, kelas: Kelas<T>): T => dunia.app.get<T>(kelas, { strict: false });

/** Works off what is due of one job, as the worker does. */
export async function kerjakan<N extends JobName>(dunia: World, nama: N, handler: Kelas<JobHandler<N>>): Promise<void> {
  const outbox = layanan(dunia, OutboxService);
  for (const r of await outbox.ambilUntukDitawarkan(5_000)) {
    if (r.jenis === nama) await outbox.kerjakan(nama, r.id, r.pagar, layanan(dunia, handler));
    else await outbox.kembalikan(r);
  }
}
