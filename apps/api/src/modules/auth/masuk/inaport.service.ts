import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { SistemLainGagal } from '../../../platform/errors';
import { panggil } from '../../../platform/outbound/panggil';
import { KeadaanLuarService, sebabDari } from '../../../platform/outbound/keadaan/keadaan-luar.service';

export interface AkunInaport {
  id_inaport: string;
  npwp: string;
  token: string;
}
const BATAS_MS = 10_000;

/** Inaportnet keeps the passwords of port users; we ask it, and keep none. */
@Injectable()
export class InaportService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly keadaan: KeadaanLuarService,
  ) {}

  /** null when name and password do not fit; throws when Inaportnet does not answer. */
  async cocokkan(username: string, password: string): Promise<AkunInaport | null> {
    const r = await panggil('inaport', `${this.config.inaportUrl}/masuk`, {
      method: 'POST',
      json: { username, password },
      timeoutMs: BATAS_MS,
    });
    const salah = r.ok && (r.status === 401 || r.status === 400);
    const akun = r.ok && r.status === 200 ? (r.body as Partial<AkunInaport> | null) : null;
    this.keadaan.catat('inaport', salah || (akun?.id_inaport && akun.token) ? null : sebabDari(r));
    if (salah) return null;
    if (!akun?.id_inaport || !akun.token) throw new SistemLainGagal('Inaportnet', !r.ok && r.galat === 'waktu_habis');
    return { id_inaport: String(akun.id_inaport).slice(0, 60), npwp: String(akun.npwp ?? ''), token: akun.token };
  }
}
