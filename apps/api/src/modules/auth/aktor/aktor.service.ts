import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { PERAN } from '@sinas/domain/akses/peran';
import { aktorDari } from '../sesi/sesi.service';
import { AktorRepository } from './aktor.repository';

/** Who somebody is now, for work that he asked for and that is done without his session. */
@Injectable()
export class AktorService {
  constructor(private readonly repo: AktorRepository) {}

  /** Null: the account is closed, or its role is none of ours. */
  async kini(id: string): Promise<Aktor | null> {
    const akun = await this.repo.akun(id);
    return akun && akun.kode_peran in PERAN ? aktorDari(akun) : null;
  }
}
