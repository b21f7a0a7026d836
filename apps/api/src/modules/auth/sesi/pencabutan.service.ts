import { Injectable } from '@nestjs/common';
import { PrismaService, type Tx } from '../../../platform/prisma/prisma.service';
import { Keamanan } from '../../../platform/keamanan/keamanan';
import { PencabutanRepository } from './pencabutan.repository';
import { PerangkatDikenalRepository } from './perangkat-dikenal.repository';
import { SesiIngat } from './sesi-ingat';

/** Signs an account out wherever it is: after a new password, a 'not me', a closed account. */
@Injectable()
export class PencabutanService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly ingat: SesiIngat,
    private readonly repo: PencabutanRepository,
    private readonly perangkat: PerangkatDikenalRepository,
    private readonly keamanan: Keamanan,
  ) {}

  /** `kecuali`: the session that asks for it goes on. Gives the number of sessions that ended. */
  async semua(tx: Tx, idUser: string, kecuali: string | null = null): Promise<number> {
    const refresh = kecuali ? await this.repo.refreshToken(tx, kecuali) : null;
    await this.repo.penyedia(tx, idUser, refresh);
    await this.perangkat.lupakan(tx, idUser);
    const banyak = await this.repo.sesi(tx, idUser, kecuali);
    this.lihatUlang(tx);
    this.keamanan.catat('authn_token_revoked', { tentang: idUser, sebab: `${banyak} sesi` });
    return banyak;
  }

  /**
   * What is remembered of sessions is read anew. Other processes hear of a change from the database a moment later; the
   * one that made it must know before it answers.
   */
  lihatUlang(tx: Tx): void {
    this.prisma.afterCommit(tx, () => this.ingat.lupakan(''));
  }
}
