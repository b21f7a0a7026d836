import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/prisma/prisma.service';

/** Everything by which an account is signed in somewhere. */
@Injectable()
export class PencabutanRepository {
  /** Sessions of the portal, but for one; how many. */
  async sesi(tx: Tx, idUser: string, kecuali: string | null): Promise<number> {
    const { count } = await tx.sesi.deleteMany({
      where: { id_user: idUser, ...(kecuali ? { NOT: { id_hash: kecuali } } : {}) },
    });
    return count;
  }
  /** Sessions, grants and tokens at the built-in provider, but for the grant of one session's tokens. */
  async penyedia(tx: Tx, idUser: string, kecualiRefresh: string | null): Promise<void> {
    await tx.$executeRaw`
      DELETE FROM provider_state WHERE muatan->>'accountId' = ${idUser}
        AND (grant_id IS NULL OR grant_id IS DISTINCT FROM (SELECT grant_id FROM provider_state WHERE model = 'RefreshToken' AND id = ${kecualiRefresh}))
        AND NOT (model = 'Grant' AND id IS NOT DISTINCT FROM (SELECT grant_id FROM provider_state WHERE model = 'RefreshToken' AND id = ${kecualiRefresh}))`;
  }
  async refreshToken(tx: Tx, idSesi: string): Promise<string | null> {
    const s = await tx.sesi.findUnique({ where: { id_hash: idSesi }, select: { refresh_token: true } });
    return s?.refresh_token ?? null;
  }
}
