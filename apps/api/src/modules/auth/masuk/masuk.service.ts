import { Injectable } from '@nestjs/common';
import type { JawabanFaktor } from '../faktor/faktor.service';
import {
  PintuMasukService,
  type AsalPintu,
  type Dikenali,
  type HasilPintu,
  type LangkahFaktor,
} from './pintu-masuk.service';
import { ProfilService } from '../akun/profil.service';
import { SesiService, type SesiBuka } from '../sesi/sesi.service';
import { TokenLokalService } from '../oidc/token-lokal.service';

/** A session, or the step that is still missing with the value of the cookie that binds it to the browser. */
export type HasilMasuk =
  | { buka: SesiBuka; kode_pemulihan: string[] | null; faktor?: undefined }
  | { buka?: undefined; faktor: LangkahFaktor; kuki: string };

/** Sign-in by the interface of our own: the door decides, and a session is opened. */
@Injectable()
export class MasukService {
  constructor(
    private readonly pintu: PintuMasukService,
    private readonly profil: ProfilService,
    private readonly sesi: SesiService,
    private readonly token: TokenLokalService,
  ) {}

  async sandi(username: string, password: string, asal: AsalPintu): Promise<HasilMasuk> {
    return this.lanjut(await this.pintu.sandi(username, password, asal), asal);
  }
  async lewatInaport(username: string, password: string, asal: AsalPintu): Promise<HasilMasuk> {
    return this.lanjut(await this.pintu.lewatInaport(username, password, asal), asal);
  }
  async faktor(id: string, kuki: string, j: JawabanFaktor, asal: AsalPintu): Promise<HasilMasuk> {
    return this.buka(await this.pintu.jawab(id, kuki, j, asal), asal);
  }

  private async lanjut(hasil: HasilPintu, asal: AsalPintu): Promise<HasilMasuk> {
    return hasil.dikenali ? this.buka(hasil.dikenali, asal) : { faktor: hasil.faktor, kuki: hasil.kuki };
  }
  private async buka(d: Dikenali, asal: AsalPintu): Promise<HasilMasuk> {
    await this.profil.pastikanLengkap(d.id_user);
    const tokens = await this.token.terbitkan(d.id_user, d.amr);
    const { cara, inaport_token } = d;
    const buka = await this.sesi.buka(d.id_user, tokens, {
      cara,
      inaport_token,
      faktor: d.amr.includes('mfa'),
      alamat: asal.alamat,
      agen: asal.agen,
    });
    return { buka, kode_pemulihan: d.kode_pemulihan };
  }
}
