import type { BarisAkun } from '../akun/akun.repository';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { akhirToken, berhakPetugas } from '@sinas/domain/akses/sesi';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { Clock } from '../../../platform/clock/clock';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { SambungService } from '../../pendaftaran/akun/sambung.service';
import { AkunService } from '../akun/akun.service';
import { OIDC_ENDPOINTS, PKCE_DETIK, type AlurMasuk, type OidcEndpoints } from '../auth.types';
import { SesiRepository } from '../sesi/sesi.repository';
import { hashId } from '../sesi/sesi.service';
import { TautanGagal, TautanService } from '../akun/tautan.service';
import { TokenClient, type TokenAnswer } from '../oidc/token.client';

const acak = (panjang: number): string => randomBytes(panjang).toString('base64url').slice(0, panjang);
const sama = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Names of RFC 8176 that only a second factor has. */
const FAKTOR = new Set(['mfa', 'otp', 'hwk', 'swk', 'sms']);
const berfaktor = (amr: unknown): boolean => Array.isArray(amr) && amr.some((a) => FAKTOR.has(String(a)));
/** How far the clock of another provider may be behind ours. */
const SELISIH_JAM_MS = 60_000;

export interface SignedIn {
  id_user: string;
  tokens: {
    access_token: string;
    refresh_token: string | null;
    id_token: string;
    token_type: string;
    token_sampai: Date;
  };
  kembali: string;
  /** The provider says that a second factor was given. */
  faktor: boolean;
  /** When the person last proved himself at the provider, seconds. */
  auth_time: number | null;
  bukti?: AlurMasuk['bukti'];
  /** An officer whom another provider let in by an earlier sign-in: he has to prove himself there again. */
  perluUlang: boolean;
}

/**
 * One sign-in at the provider, from proof key to verified ID token. Both ways in use it: the redirects of the server
 * (oidc.strategy.ts) and the page that fetches its own address (modules/sso).
 */
@Injectable()
export class AlurMasukService {
  private readonly jwks: ReturnType<typeof createRemoteJWKSet>;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(OIDC_ENDPOINTS) private readonly endpoints: OidcEndpoints,
    private readonly repo: SesiRepository,
    private readonly akun: AkunService,
    private readonly tautan: TautanService,
    private readonly sambung: SambungService,
    private readonly client: TokenClient,
    private readonly clock: Clock,
  ) {
    this.jwks = createRemoteJWKSet(new URL(endpoints.jwks), { timeoutDuration: 10_000 });
  }

  /** Verifier of 64 characters, state of 32 (SESI-09). */
  baru(kembali: string, redirectUri = `${this.config.publicUrl}/auth/callback`): AlurMasuk {
    return {
      state: acak(32),
      verifier: acak(64),
      nonce: acak(32),
      kembali,
      mulai: this.clock.now().getTime(),
      ulang: false,
      redirect_uri: redirectUri,
    };
  }

  /** Gives the value of the cookie that binds it to this browser; only its hash is stored, for 1800 s (SESI-09). */
  async simpan(alur: AlurMasuk): Promise<{ id: string; detik: number }> {
    const id = acak(43);
    await this.repo.saveFlow(hashId(id), alur, new Date(this.clock.now().getTime() + PKCE_DETIK * 1000));
    return { id, detik: PKCE_DETIK };
  }

  /** Single use, whether the state fits or not. */
  async ambil(id: string | null, state: unknown): Promise<AlurMasuk | null> {
    const alur = id ? ((await this.repo.takeFlow(hashId(id), this.clock.now())) as AlurMasuk | null) : null;
    return alur && typeof state === 'string' && sama(alur.state, state) ? alur : null;
  }

  tantangan(verifier: string): string {
    return createHash('sha256').update(verifier).digest('base64url');
  }

  /** A provider that names itself in the callback must be ours (RUTE-12). */
  issuerSah(iss: unknown): boolean {
    return iss === undefined || iss === this.endpoints.issuer;
  }

  /** Where the browser goes to sign in. */
  alamat(alur: AlurMasuk, scope: string, lain: Record<string, string> = {}): string {
    const url = new URL(this.endpoints.authorize);
    const q = {
      client_id: this.config.oidc.clientId,
      response_type: 'code',
      redirect_uri: alur.redirect_uri,
      scope,
      state: alur.state,
      nonce: alur.nonce ?? '',
      code_challenge: this.tantangan(alur.verifier),
      code_challenge_method: 'S256',
      ...lain,
    };
    for (const [k, v] of Object.entries(q)) url.searchParams.set(k, v);
    return url.href;
  }

  tukarKode(alur: AlurMasuk, code: string): Promise<TokenAnswer> {
    return this.client.exchange(code, alur.verifier, alur.redirect_uri);
  }

  /**
   * The account behind a subject: of our own provider it is the account's id, of another one what its owner has bound.
   * Nothing else that a provider says of a person finds an account.
   */
  private async akunDari(alur: AlurMasuk, sub: string): Promise<BarisAkun | null> {
    const { issuer } = this.endpoints;
    if (this.config.oidc.builtIn) return this.akun.terbuka(sub);
    if (alur.tautan) return this.akun.terbuka(await this.sambung.ikat(alur.tautan, issuer, sub));
    const id = await this.tautan.pemilik(issuer, sub);
    if (!id) throw new TautanGagal('belum');
    return this.akun.terbuka(id);
  }

  /** Our own provider asks officers each time (provider.factory.ts); another one says when it asked last. */
  private baruMasuk(alur: AlurMasuk, authTime: unknown): boolean {
    return this.config.oidc.builtIn || (typeof authTime === 'number' && authTime * 1000 >= alur.mulai - SELISIH_JAM_MS);
  }

  /** The last step: signature, issuer, audience and nonce of the ID token, then the local account. Throws TautanGagal. */
  async sahkan(alur: AlurMasuk, tokens: TokenAnswer): Promise<SignedIn | null> {
    const { payload } = await jwtVerify(tokens.id_token, this.jwks, {
      issuer: this.endpoints.issuer,
      audience: this.config.oidc.clientId,
    });
    if (!alur.nonce || payload.nonce !== alur.nonce) return null;
    const akun = await this.akunDari(alur, String(payload.sub));
    if (!akun) return null;
    // A proof before an act and a binding have asked for a fresh sign-in themselves.
    const perluUlang =
      !alur.bukti && !alur.tautan && berhakPetugas(akun.kode_peran) && !this.baruMasuk(alur, payload.auth_time);
    if (perluUlang && alur.ulang) return null;
    return {
      id_user: akun.id,
      kembali: alur.kembali,
      faktor: berfaktor(payload.amr),
      auth_time: typeof payload.auth_time === 'number' ? payload.auth_time : null,
      ...(alur.bukti ? { bukti: alur.bukti } : {}),
      perluUlang,
      tokens: {
        access_token: tokens.access_token,
        refresh_token: tokens.refresh_token ?? null,
        id_token: tokens.id_token,
        token_type: tokens.token_type,
        token_sampai: akhirToken(this.clock.now(), tokens.expires_in),
      },
    };
  }
}
