import { Inject, Injectable } from '@nestjs/common';
import { BelumMasuk, DomainError, TerlaluSering } from '../../platform/errors';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { AkunService } from './akun.service';
import { AktivitasService } from './aktivitas.service';
import { InaportService } from './inaport.service';
import { LoginLimiter } from './login-limiter.service';
import { ProfilService } from './profil.service';
import { SesiService, type AsalMasuk, type SesiBuka } from './sesi.service';
import { TokenLokalService } from './token-lokal.service';

type Asal = Pick<AsalMasuk, 'alamat' | 'agen'>;

/** Sign-in on our own form, by password or by Inaportnet. Every refusal reads the same. */
@Injectable()
export class MasukService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly akun: AkunService,
    private readonly limiter: LoginLimiter,
    private readonly profil: ProfilService,
    private readonly sesi: SesiService,
    private readonly token: TokenLokalService,
    private readonly inaport: InaportService,
    private readonly aktivitas: AktivitasService,
  ) {}

  async sandi(username: string, password: string, asal: Asal): Promise<SesiBuka> {
    // With another provider, its accounts and its second factor decide: no way around it.
    if (!this.config.oidc.builtIn) throw new DomainError('masuk.lewat_sso');
    await this.tahan(username, asal);
    const akun = await this.akun.masuk(username, password);
    if (!akun) return this.tolak(username, asal);
    await this.limiter.berhasil(username);
    return this.buka(akun.id, { cara: 'sandi', ...asal });
  }

  async lewatInaport(username: string, password: string, asal: Asal): Promise<SesiBuka> {
    await this.tahan(username, asal);
    const jawab = await this.inaport.cocokkan(username, password);
    if (!jawab) return this.tolak(username, asal);
    await this.limiter.berhasil(username);
    const akun = await this.akun.byInaport(jawab.id_inaport);
    // Said only to somebody whose password Inaportnet has confirmed.
    if (!akun) throw new BelumMasuk('masuk.inaport_belum');
    return this.buka(akun.id, { cara: 'inaport', inaport_token: jawab.token, ...asal });
  }

  private async buka(idUser: string, asal: AsalMasuk): Promise<SesiBuka> {
    await this.profil.pastikanLengkap(idUser);
    return this.sesi.buka(idUser, await this.token.terbitkan(idUser), asal);
  }

  private async tahan(username: string, asal: Asal): Promise<void> {
    const detik = await this.limiter.sisaTunggu(username, asal.alamat ?? '');
    if (detik > 0) throw new TerlaluSering(detik);
  }

  private async tolak(username: string, asal: Asal): Promise<never> {
    await this.limiter.gagal(username, asal.alamat ?? '');
    this.aktivitas.catatGagal(username, asal);
    throw new BelumMasuk('masuk.salah');
  }
}
