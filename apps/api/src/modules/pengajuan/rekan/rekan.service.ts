import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { PERAN, punyaIzin, type KodePeran } from '@sinas/domain/akses/peran';
import { TidakBerwenang } from '../../../platform/errors';
import { RekanRepository } from './rekan.repository';

export interface Rekan {
  id: string;
  nama: string;
  kode_peran: KodePeran;
  name_role: string;
  /** He is a verifier. */
  dapat_mengambil: boolean;
}
/** Roles that have a desk. */
const BERMEJA = (Object.keys(PERAN) as KodePeran[]).filter((kode) => punyaIzin(kode, 'pengajuan.antrean'));

/** The colleagues of an officer. */
@Injectable()
export class RekanService {
  constructor(private readonly repo: RekanRepository) {}

  ga(aktor: Aktor): string {
    if (!aktor.kd_ga) throw new TidakBerwenang();
    return aktor.kd_ga;
  }
  /** All officers of his ministry with a desk, himself among them. */
  async daftar(aktor: Aktor): Promise<Rekan[]> {
    const rows = await this.repo.daftar(this.ga(aktor), BERMEJA);
    return rows.map((r) => {
      const kode_peran = r.kode_peran as KodePeran;
      return {
        ...r,
        kode_peran,
        name_role: PERAN[kode_peran].name_role,
        dapat_mengambil: punyaIzin(kode_peran, 'pengajuan.ambil'),
      };
    });
  }
}
