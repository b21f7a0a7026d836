import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { KeadaanLuarService, sebabDari } from '../../../platform/outbound/keadaan/keadaan-luar.service';
import { panggil } from '../../../platform/outbound/panggil';

/** A page of the feed: lines as they came, and the number of the newest that there is. */
export interface HalamanDjbc {
  data: Record<string, unknown>[];
  terakhir: bigint;
}

/** Customs' feed of declarations. */
@Injectable()
export class DjbcAdapter {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly keadaan: KeadaanLuarService,
  ) {}

  /** Null when nobody answered, or not in the form that was agreed. */
  async setelah(urut: bigint, batas: number): Promise<HalamanDjbc | null> {
    const r = await panggil('djbc', `${this.config.djbcUrl}/pemberitahuan?setelah=${urut}&batas=${batas}`, {
      timeoutMs: this.config.klTimeoutMs,
    });
    this.keadaan.catat('djbc', r.ok && r.status === 200 ? null : sebabDari(r));
    if (!r.ok || r.status !== 200 || typeof r.body !== 'object' || r.body === null) return null;
    const { data, terakhir } = r.body as Record<string, unknown>;
    if (!Array.isArray(data) || !Number.isSafeInteger(terakhir)) return null;
    return { data: data as Record<string, unknown>[], terakhir: BigInt(terakhir as number) };
  }
}
