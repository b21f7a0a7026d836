import { Injectable } from '@nestjs/common';
import { UUID } from '@sinas/domain/format/uuid';
import { Clock } from '../../../platform/clock/clock';
import { TidakAda } from '../../../platform/errors';
import { KlienSsoService } from '../../auth/provider/klien-sso.service';
import { SesiService } from '../../auth/sesi/sesi.service';
import { SesiSendiriRepository, type SesiSendiri } from './sesi-sendiri.repository';

export interface KeadaanSesi {
  aktif: boolean;
  sampai: Date;
  terakhir: Date;
  cara: string;
}

/** Sessions by their names: `a` is the client they were opened for, `b` the name. Only one's own are there. */
@Injectable()
export class SesiSendiriService {
  constructor(
    private readonly repo: SesiSendiriRepository,
    private readonly sesi: SesiService,
    private readonly klien: KlienSsoService,
    private readonly clock: Clock,
  ) {}

  async keadaan(idSesi: string, a: string, b: string): Promise<KeadaanSesi> {
    const s = await this.cari(idSesi, a, b);
    if (!s) throw new TidakAda();
    return { aktif: this.hidup(s), sampai: s.sampai, terakhir: s.terakhir, cara: s.cara };
  }

  /** Of the session that asks, and no other: whoever guesses learns nothing. */
  async periksa(idSesi: string | null, a: string, b: string): Promise<{ aktif: boolean; expires_in: number }> {
    const s = idSesi ? await this.cari(idSesi, a, b) : null;
    const aktif = s !== null && s.id_hash === idSesi && this.hidup(s);
    const sisa = s ? Math.floor((s.sampai.getTime() - this.clock.now().getTime()) / 1000) : 0;
    return { aktif, expires_in: aktif ? sisa : 0 };
  }

  /** Ends one session; true when it was the one that asked. */
  async akhiri(idSesi: string, a: string, b: string): Promise<boolean> {
    const s = await this.cari(idSesi, a, b);
    if (!s) throw new TidakAda();
    await this.sesi.tutup(s.id_hash);
    return s.id_hash === idSesi;
  }

  private async cari(idSesi: string, a: string, b: string): Promise<SesiSendiri | null> {
    return a === this.klien.portal.client_id && UUID.test(b) ? this.repo.cari(idSesi, b) : null;
  }

  private hidup(s: SesiSendiri): boolean {
    return s.sampai > this.clock.now();
  }
}
