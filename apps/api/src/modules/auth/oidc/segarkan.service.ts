import { Injectable } from '@nestjs/common';
import { akhirToken } from '@sinas/domain/akses/sesi';
import { Clock } from '../../../platform/clock/clock';
import { BelumMasuk } from '../../../platform/errors';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { SesiRepository } from '../sesi/sesi.repository';
import { SesiService } from '../sesi/sesi.service';
import { TokenClient } from './token.client';

const MASIH_BARU_MS = 60_000;

/** Renews a session's tokens once, however many calls ask for it at the same time. */
@Injectable()
export class SegarkanService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: SesiRepository,
    private readonly sesi: SesiService,
    private readonly client: TokenClient,
    private readonly clock: Clock,
  ) {}

  async segarkan(idSesi: string): Promise<{ sampai: string }> {
    try {
      return await this.prisma.tx(async (tx) => {
        const lama = await this.repo.lockTokens(tx, idSesi);
        if (!lama?.refresh_token) throw new BelumMasuk('akses.token_kedaluwarsa');
        const now = this.clock.now();
        if (lama.token_sampai && lama.token_sampai.getTime() - now.getTime() > MASIH_BARU_MS)
          return { sampai: lama.token_sampai.toISOString() };
        const baru = await this.client.refresh(lama.refresh_token);
        const sampai = akhirToken(now, baru.expires_in);
        await this.repo.saveTokens(tx, idSesi, {
          access_token: baru.access_token,
          refresh_token: baru.refresh_token ?? lama.refresh_token,
          id_token: baru.id_token ?? lama.id_token,
          token_type: baru.token_type,
          token_sampai: sampai,
        });
        return { sampai: sampai.toISOString() };
      });
    } catch {
      await this.sesi.tutup(idSesi);
      throw new BelumMasuk('akses.token_kedaluwarsa');
    }
  }
}
