import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/prisma/prisma.service';
import { IMPOR } from '../impor/impor.sql';
import { BERKAS } from '../pengajuan/lihat/berkas.sql';

@Injectable()
export class KuotaRepository {
  /** Bytes that a company's uploads take; locked until the end of the transaction, so that two at once are both seen. */
  async terpakai(tx: Tx, idOrganisasi: string): Promise<bigint> {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`kuota:${idOrganisasi}`}, 0))`;
    const [row] = await tx.$queryRaw<{ n: bigint }[]>`
      SELECT (SELECT coalesce(sum(ukuran), 0) FROM dokumen WHERE id_organisasi = ${idOrganisasi}::uuid)::bigint
        + (SELECT coalesce(sum(i.ukuran), 0) FROM ${IMPOR} i JOIN ${BERKAS} p ON p.id = i.id_pengajuan
            WHERE p.id_organisasi = ${idOrganisasi}::uuid)::bigint AS n`;
    return row?.n ?? 0n;
  }
}
