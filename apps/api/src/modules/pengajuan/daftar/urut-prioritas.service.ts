import { Injectable } from '@nestjs/common';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import { angka } from '@sinas/domain/format/angka';
import type { Prioritas, Tingkat } from '@sinas/domain/daftar/prioritas';
import { arahAwal, type ArahUrut, type KolomUrutAntrean } from '@sinas/domain/daftar/urutan';
import { AturanDilanggar } from '../../../platform/errors';
import { PrioritasService } from '../beranda/prioritas.service';
import { DaftarRepository } from './daftar.repository';
import type { SaringDaftar } from './saring-daftar';
import { urutanDari } from './kursor.repository';

/** A priority is reckoned file by file, not by the database: of more files nobody waits for it. */
const MAKS = 2_000;
const TINGKAT: readonly Tingkat[] = ['low', 'medium', 'high'];

interface Minta {
  sort?: KolomUrutAntrean;
  order?: ArahUrut;
  prioritas?: Tingkat;
}
/** Queues by the priority of their files: what it is reckoned from changes with every file of a company. */
@Injectable()
export class UrutPrioritasService {
  constructor(
    private readonly repo: DaftarRepository,
    private readonly prioritas: PrioritasService,
  ) {}

  /** All ids of a queue in order; files of one priority stand by their clock. Refused where they are too many. */
  async id(lingkup: Lingkup, saring: SaringDaftar, { sort = 'sisa', order, prioritas }: Minta): Promise<bigint[]> {
    const dasar = sort === 'prioritas' ? urutanDari('sisa') : urutanDari(sort, order);
    const ids = await this.repo.id(lingkup, saring, dasar, MAKS + 1);
    if (ids.length > MAKS) throw new AturanDilanggar('daftar.prioritas_terlalu_banyak', [], { n: angka(MAKS) });
    const tahu = await this.prioritas.banyak(ids);
    const ada = prioritas ? ids.filter((id) => tahu.get(id)?.tingkat === prioritas) : ids;
    if (sort !== 'prioritas') return ada;
    const naik = (order ?? arahAwal('prioritas')) === 'asc' ? 1 : -1;
    const nilai = (p: Prioritas | undefined): number => TINGKAT.indexOf(p?.tingkat ?? 'low') * naik;
    return ada.sort((a, b) => nilai(tahu.get(a)) - nilai(tahu.get(b)));
  }
}
