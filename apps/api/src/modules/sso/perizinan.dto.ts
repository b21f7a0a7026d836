/** Form fields of the token endpoint, for the documentation; the service reads them by name. */
export class MintaTokenDto {
  grant_type: 'authorization_code' | 'refresh_token';
  code?: string;
  redirect_uri?: string;
  code_verifier?: string;
  refresh_token?: string;
  scope?: string;
  client_id?: string;
  client_secret?: string;
}
export class KeadaanTokenHasil {
  active: boolean;
  /** Seconds since 1970. */
  exp: number;
  expires_in: number;
  scope: string;
  client_id: string;
  sub: string;
}
export class KunciKlienHasil {
  /** JWE compact (dir, A256GCM) under the SHA-256 of the client secret; inside stands a JWK for HS256. */
  key: string;
}
export class TokenKlienHasil {
  token: string;
  /** Seconds. */
  tokenExpiresIn: number;
}
