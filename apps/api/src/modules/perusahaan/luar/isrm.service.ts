import { Inject, Injectable } from '@nestjs/common';
import { risikoDariIsrm } from '@sinas/domain/referensi/periksa-perusahaan';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { bacaDaftar } from './baca-luar';
import { StatusPerusahaanService } from '../status-perusahaan.service';
import { TanyaLuarService } from './tanya-luar.service';

/** Company look-ups (BATAS-01). */
const BATAS_MS = 15_000;

/** Indonesia Single Risk Management: how risky it takes a company to be. */
@Injectable()
export class IsrmService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly luar: TanyaLuarService,
    private readonly status: StatusPerusahaanService,
  ) {}

  /** The account follows what is answered; without an answer, or with one that is no level, it keeps what it has. */
  async segarkan(npwp: string): Promise<void> {
    const url = `${this.config.integrasiUrl}/isrm/${encodeURIComponent(npwp)}/risiko`;
    const baca = bacaDaftar(['npwp', 'tingkat'] as const);
    const { rows } = await this.luar.tanya({ sistem: 'isrm', url, batasMs: BATAS_MS, baca }, npwp);
    const risiko = risikoDariIsrm(rows.find((r) => r.npwp === npwp)?.tingkat);
    if (risiko) await this.status.ikuti({ npwp }, { risiko }, 'ISRM');
  }
}
