import { CARA_FAKTOR, type CaraFaktor } from '@sinas/domain/akses/faktor';
import { IsIn, IsObject, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { PenggunaInfo, MenuItem, PortalInfo } from '../auth.dto';

export class MasukDto {
  @IsString()
  @MinLength(1)
  @MaxLength(60)
  username: string;

  @IsString()
  @MinLength(1)
  @MaxLength(200)
  password: string;
}
/** An authenticator app to be set up before there is a session. */
export class TotpMasukDto {
  rahasia: string;
  uri: string;
  /** Inline SVG. */
  qr: string;
}
/** The password was right; the second step is missing. */
export class FaktorMasukDto {
  /** For POST /api-prod/login/faktor, once, from this browser. */
  tantangan: string;
  /** `daftar`: the role must have a second factor and the account has none yet. */
  langkah: 'faktor' | 'daftar';
  cara: CaraFaktor[];
  /** For `navigator.credentials.get`, as PublicKeyCredentialRequestOptionsJSON. */
  passkey: Record<string, unknown> | null;
  totp: TotpMasukDto | null;
  /** Seconds to answer. */
  detik: number;
}
export class JawabFaktorDto {
  @IsString()
  @MaxLength(64)
  tantangan: string;

  @IsIn(CARA_FAKTOR)
  cara: CaraFaktor;

  /** Six digits of the app, or a recovery code. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  kode?: string;

  /** Answer of `navigator.credentials.get`, as AuthenticationResponseJSON. */
  @IsOptional()
  @IsObject()
  passkey?: Record<string, unknown>;
}
/** The session record; its tokens stay on the server. */
export class MasukHasil {
  /** false: the second step is missing, see `faktor`; there is no session yet. */
  masuk: boolean;
  faktor?: FaktorMasukDto;
  /** After a factor was set up at sign-in; shown this once. */
  kode_pemulihan?: string[];
  pengguna?: PenggunaInfo;
  menu: MenuItem[];
  csrf: string;
  portal: PortalInfo;
  token_type: string;
  /** Seconds that the session lasts at most. */
  expires_in: number;
}
export class NamaAkunDto {
  @IsString()
  @MinLength(1)
  @MaxLength(254)
  username: string;
}
export class KeluarDto {
  /** One's own; anybody else's is not there. */
  @IsOptional()
  @IsString()
  @MaxLength(60)
  username?: string;

  /** Path of the page that was open (RUTE-14). */
  @IsOptional()
  @IsString()
  @MaxLength(300)
  path?: string;
}
/** How sign-in goes on; the same for every name, known or not. */
export class CekMasukHasil {
  lanjut: 'kata_sandi';
  cara: ('sandi' | 'inaport')[];
}
export class TokenDto {
  @IsIn(['refresh_token'])
  grant_type: 'refresh_token';

  /** Empty: the tokens of one's own session, which never leave the server, are renewed. */
  @IsOptional()
  @IsString()
  @MaxLength(4000)
  refresh_token?: string;

  @IsOptional()
  @IsString()
  @MaxLength(80)
  client_id?: string;

  @IsOptional()
  @IsString()
  @MaxLength(400)
  client_secret?: string;

  @IsOptional()
  @IsString()
  @MaxLength(64)
  state?: string;
}
export class TokenHasil {
  token_type: string;
  expires_in: number;
  state: string | null;
  /** For registered clients with their own refresh token only. */
  access_token?: string;
  refresh_token?: string;
}
