import { Injectable } from '@nestjs/common';
import { Storage } from '../../platform/storage/storage';
import { KesehatanRepository } from './kesehatan.repository';

export interface Kesehatan {
  siap: boolean;
  basis_data: boolean;
  berkas: 'baik' | 'terganggu';
}

/** Ready means PostgreSQL answers; a missing object store only degrades: submissions are still accepted. */
@Injectable()
export class KesehatanService {
  constructor(
    private readonly repo: KesehatanRepository,
    private readonly storage: Storage,
  ) {}

  async siap(): Promise<Kesehatan> {
    const [basis_data, berkas] = await Promise.all([
      this.repo.answers(),
      this.storage.check().then(
        () => 'baik' as const,
        () => 'terganggu' as const,
      ),
    ]);
    return { siap: basis_data, basis_data, berkas };
  }
}
