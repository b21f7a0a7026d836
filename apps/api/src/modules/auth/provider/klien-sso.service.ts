import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { SCOPES } from '../auth.types';
import { KlienSsoRepository, type BarisKlienSso } from './klien-sso.repository';

/** Somebody who may send people to the provider to sign in: the portal itself, or a registered site. */
export interface KlienSso {
  client_id: string;
  nama: string;
  rahasia: string;
  redirect_uris: string[];
  keluar_uris: string[];
  asal: string[];
  scopes: string[];
  id_user: string | null;
}

/** A site says where it lives by its callbacks and origins; after sign-out people come back to the root of one of them. */
function situs(baris: BarisKlienSso): KlienSso {
  const asal = new Set([...baris.asal, ...baris.redirect_uris.map((u) => new URL(u).origin)]);
  return {
    ...baris,
    keluar_uris: [...asal].flatMap((a) => [a, `${a}/`]),
    scopes: SCOPES.filter((s) => baris.scopes.includes(s)),
  };
}

@Injectable()
export class KlienSsoService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly repo: KlienSsoRepository,
  ) {}

  get portal(): KlienSso {
    const { publicUrl, portalAkun, oidc } = this.config;
    return {
      client_id: oidc.clientId,
      nama: 'SINAS NK',
      rahasia: oidc.clientSecret,
      redirect_uris: [`${publicUrl}/auth/callback`, `${publicUrl}/callback`],
      keluar_uris: [
        publicUrl,
        `${publicUrl}/`,
        `${publicUrl}/pertek`,
        `${publicUrl}/rkt-npp`,
        ...(portalAkun === publicUrl ? [] : [portalAkun]),
      ],
      asal: [publicUrl],
      scopes: [...SCOPES],
      id_user: null,
    };
  }

  /** A registered site; the portal is none. */
  async terdaftar(clientId: string): Promise<KlienSso | null> {
    if (clientId === '' || clientId.length > 80 || clientId === this.config.oidc.clientId) return null;
    const baris = await this.repo.cari(clientId);
    return baris && situs(baris);
  }

  cari(clientId: string): Promise<KlienSso | null> {
    return clientId === this.config.oidc.clientId ? Promise.resolve(this.portal) : this.terdaftar(clientId);
  }
}
