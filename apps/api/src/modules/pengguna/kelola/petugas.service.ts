import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { lingkupPengguna, peranDapatDiberi } from '@sinas/domain/akses/kelola-pengguna';
import { KODE_PERAN, PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { TidakAda } from '../../../platform/errors';
import { PetugasRepository, type GaRow, type PetugasRow } from './petugas.repository';

export interface PeranTampil {
  id: number;
  kode: KodePeran;
  name_role: string;
  level_role: number;
  kd_level_ga: string | null;
  main_uri: string;
  admin_flag: 'Y' | 'N';
  dapat_diberi: boolean;
}

/** Lists around officers: who works in a ministry and which roles there are. */
@Injectable()
export class PetugasService {
  constructor(private readonly repo: PetugasRepository) {}

  async inhouse(aktor: Aktor): Promise<PetugasRow[]> {
    if (!aktor.kd_ga) throw new TidakAda();
    return this.repo.milik(aktor.kd_ga);
  }
  ga(aktor: Aktor): Promise<GaRow[]> {
    return lingkupPengguna(aktor).jenis === 'semua' ? this.repo.ga(null) : this.repo.ga(aktor.kd_ga ?? '-');
  }
  /** All roles, with those that the actor may give at his own place. */
  peran(aktor: Aktor): PeranTampil[] {
    const diberi = new Set(
      peranDapatDiberi(aktor, { id_organisasi: aktor.id_organisasi, id_induk: null, kd_ga: aktor.kd_ga }),
    );
    return KODE_PERAN.map((kode) => {
      const { id, name_role, level_role, kd_level_ga, main_uri, admin_flag } = PERAN[kode];
      const tampil = { id, kode, name_role, level_role, kd_level_ga, main_uri };
      return { ...tampil, admin_flag: admin_flag ? 'Y' : 'N', dapat_diberi: diberi.has(kode) };
    });
  }
}
