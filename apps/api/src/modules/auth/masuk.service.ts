import { Inject, Injectable } from '@nestjs/common';
import { BelumMasuk, DomainError } from '../../platform/errors';
import { Keamanan } from '../../platform/keamanan/keamanan';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { AkunService } from './akun.service';
import { AktivitasService } from './aktivitas.service';
import { InaportService } from './inaport.service';
import { LoginLimiter, type AsalCoba } from './login-limiter.service';
import { ProfilService } from './profil.service';
import { SesiService, type AsalMasuk, type SesiBuka } from './sesi.service';
import { TokenLokalService } from './token-lokal.service';

type Asal = Pick<AsalMasuk, 'alamat' | 'agen'> & AsalCoba;

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
    private readonly keamanan: Keamanan,
  ) {}

  async sandi(username: string, password: string, asal: Asal): Promise<SesiBuka> {
    // With another provider, its accounts and its second factor decide: no way around it.
    if (!this.config.oidc.builtIn) throw new DomainError('masuk.lewat_sso');
    const coba = await this.limiter.coba(username, asal);
    const akun = await this.akun.masuk(username, password);
    if (!akun) return this.tolak(username, asal);
    await this.limiter.berhasil(coba);
    return this.buka(akun.id, { cara: 'sandi', alamat: asal.alamat, agen: asal.agen });
  }

  async lewatInaport(username: string, password: string, asal: Asal): Promise<SesiBuka> {
    const coba = await this.limiter.coba(`inaport:${username}`, asal);
    const jawab = await this.inaport.cocokkan(username, password);
    if (!jawab) return this.tolak(username, asal);
    await this.limiter.berhasil(coba);
    const akun = await this.akun.byInaport(jawab.id_inaport);
    // Said only to somebody whose password Inaportnet has confirmed.
    if (!akun) throw new BelumMasuk('masuk.inaport_belum');
    return this.buka(akun.id, {
      cara: 'inaport',
      inaport_token: jawab.token,
      alamat: asal.alamat,
      agen: asal.agen,
    });
  }

  private async buka(idUser: string, asal: AsalMasuk): Promise<SesiBuka> {
    await this.profil.pastikanLengkap(idUser);
    return this.sesi.buka(idUser, await this.token.terbitkan(idUser), asal);
  }

  private async tolak(username: string, { alamat, agen }: Asal): Promise<never> {
    this.aktivitas.catatGagal(username, { alamat, agen });
    this.keamanan.catat('authn_login_fail');
    throw new BelumMasuk('masuk.salah');
  }
}
