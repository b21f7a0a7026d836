import { Injectable } from '@nestjs/common';
import { desimalSah, rapikan } from '@sinas/domain/format/angka';
import type { Kepala } from '@sinas/domain/formulir/formulir';
import { ujiKewajaran } from '@sinas/domain/baris/kewajaran';
import { prioritasBerkas, type Prioritas } from '@sinas/domain/daftar/prioritas';
import { KalenderService } from '../tenggat/kalender.service';
import { PrioritasRepository } from './prioritas.repository';

const DUA_TAHUN_MS = 2 * 365 * 86_400_000;

/** Priority of files from what is known of them now; the rule stands in the domain. */
@Injectable()
export class PrioritasService {
  constructor(
    private readonly repo: PrioritasRepository,
    private readonly kalender: KalenderService,
  ) {}

  async banyak(ids: readonly bigint[]): Promise<Map<bigint, Prioritas>> {
    if (ids.length === 0) return new Map();
    const sejak = new Date(this.kalender.kini().getTime() - DUA_TAHUN_MS);
    const rows = await this.repo.fakta(ids, sejak);
    return new Map(
      rows.map((r) => {
        const kepala = r.kepala as Kepala;
        const lalu = kepala.realisasi_tahun_lalu;
        const fakta = {
          ...r,
          terbit_lalu: r.terbit_lalu && rapikan(r.terbit_lalu),
          realisasi_lalu: desimalSah(lalu) ? lalu : null,
          kewajaran: ujiKewajaran(kepala, rapikan(r.jml_total), null),
        };
        return [r.id, prioritasBerkas(fakta)];
      }),
    );
  }
}
