import { Inject, Injectable } from '@nestjs/common';
import type { JWK } from 'jose';
import type Provider from 'oidc-provider';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { SistemLainGagal } from '../../../platform/errors';
import { readBody } from '../../../platform/outbound/baca-jawaban';
import { audiensApi, OIDC_ENDPOINTS, type OidcEndpoints } from '../auth.types';
import { KlienMesinRepository } from '../oidc/klien-mesin.repository';
import { kunciPublik } from './kunci-penyedia';
import { ProviderStateRepository } from './provider-state.repository';
import { sumberApi } from './provider.factory';
import { KUNCI_PENYEDIA, PROVIDER } from './provider.token';

const BATAS_MS = 10_000;
const MAKS_BYTE = 100_000;

export interface JawabanPenyedia {
  status: number;
  body: unknown;
  /** What the provider asks for when it refuses. */
  tantangan: string | null;
}

/** The identity provider as other parts of the portal use it: built in or somebody else's, they cannot tell. */
@Injectable()
export class PenyediaService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(OIDC_ENDPOINTS) readonly alamat: OidcEndpoints,
    @Inject(PROVIDER) private readonly provider: Provider | null,
    @Inject(KUNCI_PENYEDIA) private readonly kunci: { keys: JWK[] } | null,
    private readonly state: ProviderStateRepository,
    private readonly klien: KlienMesinRepository,
  ) {}

  /** Form-encoded, 10 s (SESI-15); the provider judges client, code and verifier. */
  token(form: Record<string, string>, authorization: string | undefined): Promise<JawabanPenyedia> {
    return this.panggil(this.alamat.token, {
      method: 'POST',
      headers: authorization ? { authorization } : {},
      body: new URLSearchParams(form),
    });
  }

  /** Null when the provider has no such place. */
  async userinfo(token: string): Promise<JawabanPenyedia | null> {
    const { userinfo } = this.alamat;
    return userinfo ? this.panggil(userinfo, { headers: { authorization: `Bearer ${token}` } }) : null;
  }

  async jwks(): Promise<{ keys: unknown[] }> {
    if (this.kunci) return { keys: await kunciPublik(this.kunci) };
    const { status, body } = await this.panggil(this.alamat.jwks, {});
    const { keys } = (body ?? {}) as { keys?: unknown[] };
    if (status !== 200 || !Array.isArray(keys)) throw new SistemLainGagal('penyedia identitas', false);
    return { keys };
  }

  /** A token of the built-in provider that says nothing by itself. */
  tokenAkses(token: string): Promise<{ clientId: string; accountId: string; scope: string; exp: number } | null> {
    return this.provider ? this.state.tokenAkses(token) : Promise.resolve(null);
  }

  /** The same question to a provider that is not ours; null when it does not know the token or does not answer such questions. */
  async tanya(token: string): Promise<Record<string, unknown> | null> {
    const { introspection } = this.alamat;
    if (this.provider || !introspection) return null;
    const { clientId, clientSecret } = this.config.oidc;
    const basic = Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64');
    const { status, body } = await this.panggil(introspection, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams({ token }),
    });
    const isi = (body ?? {}) as Record<string, unknown>;
    return status === 200 && isi.active === true ? isi : null;
  }

  get bawaan(): boolean {
    return this.provider !== null;
  }

  /** A token for this API with the permissions of the site's account; null for a site that has none. */
  async tokenSitus(clientId: string): Promise<{ token: string; detik: number } | null> {
    const client = await this.provider?.Client.find(clientId);
    if (!this.provider || !client || !(await this.klien.akun(clientId, true))) return null;
    const sumber = sumberApi(this.config);
    const token = new this.provider.ClientCredentials({ client });
    token.resourceServer = new this.provider.ResourceServer(audiensApi(this.config.publicUrl), sumber);
    return { token: await token.save(), detik: sumber.accessTokenTTL };
  }

  private async panggil(url: string, init: RequestInit): Promise<JawabanPenyedia> {
    let jawaban: JawabanPenyedia;
    try {
      const r = await fetch(url, { ...init, signal: AbortSignal.timeout(BATAS_MS), redirect: 'error' });
      const tantangan = r.headers.get('www-authenticate');
      jawaban = { status: r.status, body: await readBody(r, MAKS_BYTE), tantangan };
    } catch (error) {
      throw new SistemLainGagal('penyedia identitas', (error as Error).name === 'TimeoutError');
    }
    if (jawaban.status >= 500) throw new SistemLainGagal('penyedia identitas', false);
    return jawaban;
  }
}
