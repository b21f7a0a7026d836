import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { Storage } from '../../platform/storage/storage';
import { KesehatanRepository } from './kesehatan.repository';

export interface Kesehatan {
  siap: boolean;
  basis_data: boolean;
  berkas: 'baik' | 'terganggu';
}

/** Ready means PostgreSQL answers; a missing object store only degrades: submissions are still accepted. */
@Injectable()
export class KesehatanService implements BeforeApplicationShutdown {
  private berhenti = false;

  constructor(
    private readonly repo: KesehatanRepository,
    private readonly storage: Storage,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** SIGTERM: not ready from now on, so that the proxy sends new requests elsewhere; then the server closes. */
  async beforeApplicationShutdown(): Promise<void> {
    this.berhenti = true;
    await sleep(this.config.drainMs);
  }

  async siap(): Promise<Kesehatan> {
    const [basis_data, berkas] = await Promise.all([
      this.repo.answers(),
      this.storage.check().then(
        () => 'baik' as const,
        () => 'terganggu' as const,
      ),
    ]);
    return { siap: basis_data && !this.berhenti, basis_data, berkas };
  }
}
