import { Injectable } from '@nestjs/common';
import type { KeperluanBukti } from '@sinas/domain/akses/faktor';
import { Clock } from '../../../platform/clock/clock';
import { AlurMasukService, type SignedIn } from '../masuk/alur-masuk.service';
import { SCOPES } from '../auth.types';
import { BuktiService, type Pembukti } from '../faktor/bukti/bukti.service';

/** Clocks of two systems differ by a little. */
const BEDA_JAM_DETIK = 10;

/** Proof at the identity provider: the person of an open session signs in there again, just now. */
@Injectable()
export class BuktiPenyediaService {
  constructor(
    private readonly alur: AlurMasukService,
    private readonly bukti: BuktiService,
    private readonly clock: Clock,
  ) {}

  /** Where the browser goes, and the value of the cookie that binds the flow to it. */
  async mulai(
    aktor: Pembukti,
    keperluan: KeperluanBukti,
    kembali: string,
  ): Promise<{ url: string; id: string; detik: number }> {
    const { id_sesi, id_user } = aktor;
    const mulai = Math.floor(this.clock.now().getTime() / 1000);
    const alur = { ...this.alur.baru(kembali), bukti: { id_sesi, id_user, keperluan, mulai } };
    const url = this.alur.alamat(alur, ['openid', ...SCOPES].join(' '), { prompt: 'login', max_age: '0' });
    return { url, ...(await this.alur.simpan(alur)) };
  }

  /**
   * The address to go back to, with the proof behind `#`: only for the session that asked, the person that it belongs
   * to, and a sign-in after the question.
   */
  async selesai(aktor: Pembukti | undefined, masuk: SignedIn): Promise<string> {
    const { bukti: b, auth_time, id_user } = masuk;
    const kembali = masuk.kembali.split('#')[0];
    const segar = b && auth_time !== null && auth_time >= b.mulai - BEDA_JAM_DETIK;
    const sama = b && aktor?.id_sesi === b.id_sesi && aktor.id_user === b.id_user && id_user === b.id_user;
    if (!b || !aktor || !segar || !sama) return `${kembali}#bukti=gagal`;
    return `${kembali}#bukti=${(await this.bukti.terbitkan(aktor, b.keperluan)).bukti}`;
  }
}
