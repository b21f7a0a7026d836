import { Inject, Injectable, Module } from '@nestjs/common';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { Rahasia, tutupAkun } from '../../platform/rahasia/rahasia';
import { DataPribadiRepository } from './data-pribadi.repository';

const SEKALI = 500;

/** Encrypts what an earlier release stored in clear; both are readable meanwhile, so no upgrade has to stop for it. */
@Injectable()
export class DataPribadiService {
  private readonly rahasia: Rahasia;

  constructor(
    private readonly repo: DataPribadiRepository,
    @Inject(CONFIG) config: Config,
  ) {
    this.rahasia = new Rahasia(config.dataSecret);
  }

  /** Number of accounts encrypted in this round. */
  async sapu(): Promise<number> {
    const rows = await this.repo.terbuka(SEKALI);
    for (const { id, ...pribadi } of rows) await this.repo.simpan(id, pribadi, tutupAkun(this.rahasia, pribadi));
    return rows.length;
  }
}

@Module({ providers: [DataPribadiRepository, DataPribadiService], exports: [DataPribadiService] })
export class DataPribadiModule {}
