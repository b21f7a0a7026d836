import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { BerkasTerkunciService } from './berkas-terkunci.service';
import { PantauRepository } from './pantau.repository';

/** What the delivery screen of the console shows. */
@Injectable()
export class PantauService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: PantauRepository,
  ) {}

  async pengiriman(aktor: Aktor) {
    return (await this.repo.pengiriman(this.pintu.lingkup(aktor))).map(({ id, no_aju, ...r }) => ({
      idNk: String(id),
      noAju: no_aju,
      ...r,
    }));
  }
}
