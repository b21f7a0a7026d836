import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Keamanan } from '../../../platform/keamanan/keamanan';
import { SesiBerakhirRepository } from './sesi-berakhir.repository';

/** Sessions whose time is over. */
@Injectable()
export class SesiBerakhirService {
  constructor(
    private readonly repo: SesiBerakhirRepository,
    private readonly clock: Clock,
    private readonly keamanan: Keamanan,
  ) {}

  /** All of them, or the one that came. Each goes once, an officer's with his at the built-in provider; how many. */
  async sapu(idSesi: string | null = null): Promise<number> {
    const berakhir = await this.repo.hapus(this.clock.now(), idSesi);
    for (const { id_user, petugas } of berakhir)
      this.keamanan.catat('session_expired', { tentang: id_user, sebab: petugas ? 'petugas' : 'perusahaan' });
    return berakhir.length;
  }
}
