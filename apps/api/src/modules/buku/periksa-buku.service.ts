import { Injectable } from '@nestjs/common';
import type { RunSql } from '../../platform/prisma/prisma.service';
import { PeriksaBukuRepository, type MutasiRow, type TemuanBuku } from './periksa-buku.repository';

export type { MutasiRow, TemuanBuku };
const SEKALI = 500;

/** The ledger as it stands, to be held against its rules and against what happened. */
@Injectable()
export class PeriksaBukuService {
  constructor(private readonly repo: PeriksaBukuRepository) {}

  /** What breaks the ledger's own rules. */
  temuan(): Promise<TemuanBuku[]> {
    return this.repo.temuan();
  }
  /** Keys of the movements of a file. */
  kunci(id: bigint, run?: RunSql): Promise<string[]> {
    return this.repo.kunci(id, run);
  }
  /** Movements of one event together. */
  async *menurutKejadian(): AsyncGenerator<MutasiRow[]> {
    let kumpul: MutasiRow[] = [];
    for (let setelah = 0n, rows = await this.repo.mutasi(setelah, SEKALI); rows.length > 0;) {
      for (const m of rows) {
        if (kumpul[0] && awalan(kumpul[0]) !== awalan(m)) {
          yield kumpul;
          kumpul = [];
        }
        kumpul.push(m);
      }
      setelah = rows.at(-1)?.id ?? setelah;
      rows = await this.repo.mutasi(setelah, SEKALI);
    }
    if (kumpul.length > 0) yield kumpul;
  }
}

const awalan = (m: MutasiRow): string => m.kunci.slice(0, m.kunci.lastIndexOf(':'));
