import { Inject, Injectable } from '@nestjs/common';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { AturanTeks } from '../../platform/errors';
import { Keamanan } from '../../platform/keamanan/keamanan';
import type { Tx } from '../../platform/prisma/prisma.service';
import { KuotaRepository } from './kuota.repository';

/** What a company may keep in uploads (documents and workbooks), all its files together. */
@Injectable()
export class KuotaService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly repo: KuotaRepository,
    private readonly keamanan: Keamanan,
  ) {}

  /** In the transaction that stores the row; throws when the file does not fit any more. */
  async pastikanMuat(tx: Tx, idOrganisasi: string | null, ukuran: number): Promise<void> {
    if (!idOrganisasi) return;
    const { kuotaMb } = this.config;
    if ((await this.repo.terpakai(tx, idOrganisasi)) + BigInt(ukuran) <= BigInt(kuotaMb) * 1_048_576n) return;
    this.keamanan.catat('excess_rate_limit_exceeded', { tentang: idOrganisasi, sebab: 'kuota unggahan' });
    const message = pesan('berkas.kuota', { n: kuotaMb });
    throw new AturanTeks(message, [{ langkah: 'dokumen', path: 'file', message }]);
  }
}
