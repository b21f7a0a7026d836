import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { Clock } from '../../../platform/clock/clock';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { CatatanSeringRepository, type CatatanSeringRow } from './catatan-sering.repository';

const SETAHUN_MS = 365 * 86_400_000;

/** What officers of the actor's reach write on a field most: to be taken over, not typed anew. */
@Injectable()
export class CatatanSeringService {
  constructor(
    private readonly repo: CatatanSeringRepository,
    private readonly pintu: BerkasTerkunciService,
    private readonly clock: Clock,
  ) {}

  /** Of the last 365 days. */
  daftar(aktor: Aktor, langkah: string, kdField: string): Promise<CatatanSeringRow[]> {
    const sejak = new Date(this.clock.now().getTime() - SETAHUN_MS);
    return this.repo.daftar(this.pintu.lingkup(aktor), langkah, kdField, sejak);
  }
}
