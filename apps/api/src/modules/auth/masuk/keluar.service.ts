import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { OIDC_ENDPOINTS, type OidcEndpoints } from '../auth.types';
import { SesiService } from '../sesi/sesi.service';

/** Ends the portal's session and names the address to go to (RUTE-14, RUTE-15, SESI-07). */
@Injectable()
export class KeluarService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(OIDC_ENDPOINTS) private readonly endpoints: OidcEndpoints,
    private readonly sesi: SesiService,
  ) {}

  async keluar(idSesi: string, path: string): Promise<{ tujuan: string }> {
    const idToken = await this.sesi.tutup(idSesi);
    const asal = this.tujuan(path);
    if (!idToken || !this.endpoints.endSession) return { tujuan: asal };
    const url = new URL(this.endpoints.endSession);
    url.searchParams.set('id_token_hint', idToken);
    url.searchParams.set('post_logout_redirect_uri', asal);
    return { tujuan: url.href };
  }

  private tujuan(path: string): string {
    if (path.includes('pertek')) return `${this.config.publicUrl}/pertek`;
    if (path.includes('rkt-npp'))
      return this.config.portalAkun === this.config.publicUrl
        ? `${this.config.publicUrl}/rkt-npp`
        : this.config.portalAkun;
    return `${this.config.publicUrl}/`;
  }
}
