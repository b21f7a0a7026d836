import { Injectable } from '@nestjs/common';
import type { RunSql } from '../../../platform/prisma/prisma.service';
import { lampiranSql, lampirkanSql } from '../../unggahan/dokumen.sql';

export interface LampiranRow {
  id: string;
  kd_dokumen: string;
  nama_file: string;
  ukuran: bigint;
}

/** Papers that a company lays beside what was submitted: with an answer (T37) or an objection (T35). */
@Injectable()
export class LampiranRepository {
  /** False where one of them is not there, is another's, or has gone to a file already. */
  async lampirkan(run: RunSql, ids: readonly string[], id: bigint, idOrganisasi: string | null): Promise<boolean> {
    if (ids.length === 0) return true;
    const rows = await run<{ id: string }>(lampirkanSql(ids, id, idOrganisasi));
    return rows.length === ids.length;
  }
  async daftar(run: RunSql, idPengajuan: bigint): Promise<LampiranRow[]> {
    return run<LampiranRow>(lampiranSql(idPengajuan));
  }
}
