import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { PenggunaInfo, MenuItem, PortalInfo } from './auth.dto';

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
/** The session record; its tokens stay on the server. */
export class MasukHasil {
  masuk: boolean;
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
