import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { BelumMasuk, BentukSalah, TokenDitolak } from '../../../platform/errors';
import { SegarkanService } from './segarkan.service';
import { TokenClient } from './token.client';

export interface MintaTukar {
  refresh_token?: string;
  client_id?: string;
  client_secret?: string;
  state?: string;
}
export interface HasilTukar {
  token_type: string;
  expires_in: number;
  state: string | null;
  access_token?: string;
  refresh_token?: string;
}

/** PUT /token: the same renewal for two kinds of callers. */
@Injectable()
export class TukarTokenService {
  constructor(
    private readonly segarkanService: SegarkanService,
    private readonly client: TokenClient,
    private readonly clock: Clock,
  ) {}

  async segarkan(idSesi: string | null, m: MintaTukar): Promise<HasilTukar> {
    const state = m.state ?? null;
    if (!m.refresh_token) {
      if (!idSesi) throw new BelumMasuk();
      const { sampai } = await this.segarkanService.segarkan(idSesi);
      const sisa = Math.floor((Date.parse(sampai) - this.clock.now().getTime()) / 1000);
      return { token_type: 'Bearer', expires_in: Math.max(0, sisa), state };
    }
    if (!m.client_id || !m.client_secret)
      throw new BentukSalah(
        ['client_id', 'client_secret'].map((path) => ({ path, rule: 'isNotEmpty', message: `${path} wajib diisi` })),
      );
    const baru = await this.client.refreshUntuk(m.client_id, m.client_secret, m.refresh_token);
    if (!baru) throw new TokenDitolak('invalid_token');
    const { access_token, refresh_token, token_type, expires_in = 3600 } = baru;
    return { access_token, refresh_token, token_type, expires_in, state };
  }
}
