import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { SistemLainGagal } from '../../platform/errors';
import { panggil } from '../../platform/outbound/panggil';

export interface AkunInaport {
  id_inaport: string;
  npwp: string;
  token: string;
}
const BATAS_MS = 10_000;

/** Inaportnet keeps the passwords of port users; we ask it, and keep none. */
@Injectable()
export class InaportService {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** null when name and password do not fit; throws when Inaportnet does not answer. */
  async cocokkan(username: string, password: string): Promise<AkunInaport | null> {
    const r = await panggil('inaport', `${this.config.inaportUrl}/masuk`, {
      method: 'POST',
      json: { username, password },
      timeoutMs: BATAS_MS,
    });
    if (!r.ok) throw new SistemLainGagal('Inaportnet', r.galat === 'waktu_habis');
    if (r.status === 401 || r.status === 400) return null;
    const akun = r.body as Partial<AkunInaport> | null;
    if (r.status !== 200 || !akun?.id_inaport || !akun.token) throw new SistemLainGagal('Inaportnet', false);
    return { id_inaport: String(akun.id_inaport).slice(0, 60), npwp: String(akun.npwp ?? ''), token: akun.token };
  }
}
