import { Injectable } from '@nestjs/common';
import { BATAS_SESI, PERAN_PERUSAHAAN } from '@sinas/domain/akses/sesi';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';

/** A session whose time was over; `petugas`: its role had officers' rights. */
export interface SesiBerakhir {
  id_hash: string;
  id_user: string;
  refresh_token: string | null;
  petugas: boolean;
}

@Injectable()
export class SesiBerakhirRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** What `akhirSesi` says of one session, said of all; who is here first removes it and gets it. */
  async hapus(kini: Date, idHash: string | null): Promise<SesiBerakhir[]> {
    const sejak = (ms: number): Date => new Date(kini.getTime() - ms);
    const { perusahaan, petugas } = BATAS_SESI;
    return this.prisma.tx(async (tx) => {
      const rows = await tx.$queryRaw<SesiBerakhir[]>`
        DELETE FROM sesi s USING pengguna p, LATERAL (SELECT NOT p.kode_peran = ANY(${[...PERAN_PERUSAHAAN]}::text[]) AS petugas) j
        WHERE p.id = s.id_user AND (${idHash}::text IS NULL OR s.id_hash = ${idHash}::text) AND (s.sampai <= ${kini}
          OR s.dibuat <= CASE WHEN j.petugas THEN ${sejak(petugas.lamaMs)}::timestamptz ELSE ${sejak(perusahaan.lamaMs)}::timestamptz END
          OR s.terakhir <= CASE WHEN j.petugas THEN ${sejak(petugas.diamMs)}::timestamptz ELSE ${sejak(perusahaan.diamMs)}::timestamptz END)
        RETURNING s.id_hash, s.id_user::text AS id_user, s.refresh_token, j.petugas`;
      const dariPetugas = rows.flatMap((r) => (r.petugas && r.refresh_token ? [r.refresh_token] : []));
      if (dariPetugas.length > 0) await this.akhiriDiPenyedia(tx, dariPetugas);
      return rows;
    });
  }
  /** The browser's session at the built-in provider that these tokens came from, and what was granted in it; others stay. */
  private async akhiriDiPenyedia(tx: Tx, refreshToken: string[]): Promise<void> {
    await tx.$executeRaw`
      WITH r AS (SELECT grant_id, muatan->>'sessionUid' AS uid FROM provider_state WHERE model = 'RefreshToken' AND id = ANY(${refreshToken}::text[]))
      DELETE FROM provider_state x WHERE x.grant_id IN (SELECT grant_id FROM r)
        OR (x.model = 'Grant' AND x.id IN (SELECT grant_id FROM r)) OR (x.model = 'Session' AND x.uid IN (SELECT uid FROM r))`;
  }
}
