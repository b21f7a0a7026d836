import type { KeperluanBukti } from '@sinas/domain/akses/faktor';
import type { NiatTautan } from '../pendaftaran/akun/sambung.service';

/** What one sign-in on its way remembers, bound to the browser by a cookie. */
export interface AlurMasuk {
  state: string;
  verifier: string;
  nonce: string | null;
  kembali: string;
  /** When the browser left. */
  mulai: number;
  /** The provider was told to ask for the proof again. */
  ulang: boolean;
  /** The same in the exchange of the code as when the browser left. */
  redirect_uri: string;
  /** The identity that signs in is to be bound to this account. */
  tautan?: NiatTautan;
  /** The person of an open session proves himself again; no session is opened. */
  bukti?: { id_sesi: string; id_user: string; keperluan: KeperluanBukti; mulai: number };
}
export interface OidcEndpoints {
  issuer: string;
  authorize: string;
  token: string;
  jwks: string;
  endSession: string;
  userinfo: string;
  /** Where a foreign provider tells what a token of its own is good for; empty = nowhere. */
  introspection: string;
}
export const OIDC_ENDPOINTS = Symbol('oidc-endpoints');
/** Fixed list of the specification (SESI-12), beside `openid`. */
export const SCOPES = [
  'organization',
  'role',
  'integration_access',
  'notification',
  'tracking',
  'menu_acl',
  'dashboard',
] as const;
/** How sure a sign-in is: a password, or a second factor too. */
export const ACR = { sandi: 'urn:sinas-nk:acr:sandi', faktor: 'urn:sinas-nk:acr:faktor' } as const;
export const acrDari = (amr: readonly string[]): string => (amr.includes('mfa') ? ACR.faktor : ACR.sandi);
/** Lifetime of a proof key (SESI-09). */
export const PKCE_DETIK = 1800;
/** Audience that an access token must carry to be taken as bearer token by this API. */
export const audiensApi = (publicUrl: string): string => `${publicUrl}/nk`;
