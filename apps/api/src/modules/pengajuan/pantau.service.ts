import { Injectable, Logger } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { BerkasTerkunciService } from './berkas-terkunci.service';
import { PantauRepository, type PutaranTertahan } from './pantau.repository';

/** What the delivery screen of the console shows. */
@Injectable()
export class PantauService {
  private readonly logger = new Logger('pantau');

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

  /** What the rounds of the clock keep failing at. */
  putaran(aktor: Aktor): Promise<PutaranTertahan[]> {
    return this.repo.putaran(this.pintu.lingkup(aktor));
  }

  /** Looked at every minute. A file on this list would wait for ever, so it is shouted about, never mended in silence. */
  async terkirimTanpaOutbox(): Promise<number> {
    const ids = await this.repo.terkirimTanpaOutbox();
    if (ids.length > 0)
      this.logger.error({ berkas: ids.map(String) }, 'submitted files without a delivery in the outbox');
    return ids.length;
  }
}
