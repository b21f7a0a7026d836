import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { MasukHasil } from './masuk.dto';

export class AuthorizeDto {
  @IsString()
  @MaxLength(80)
  client_id: string;

  @IsIn(['code'])
  response_type: 'code';

  /** Names separated by a space; openid is added. */
  @IsString()
  @MaxLength(300)
  scope: string;

  /** masuk: with the provider's pages where they are needed. diam: only if that is not so. */
  @IsIn(['masuk', 'diam'])
  flow: 'masuk' | 'diam';

  @IsString()
  @MaxLength(300)
  redirect_uri: string;

  /** Path to come back to afterwards; what leads away from this origin is not kept. */
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  kembali?: string;
}
export class AuthorizeHasil {
  /** Where the browser goes. */
  url: string;
  state: string;
  /** Seconds in which it must come back. */
  expires_in: number;
}
export class TukarKodeDto {
  @IsString()
  @MinLength(1)
  @MaxLength(64)
  state: string;

  @IsString()
  @MinLength(1)
  @MaxLength(2000)
  code: string;

  @IsOptional()
  @IsString()
  @MaxLength(300)
  iss?: string;
}
export class NamaSesi {
  /** Client that the session was opened for. */
  a: string;
  /** Its name; tells nothing about the cookie. */
  b: string;
}
export class TukarKodeHasil extends MasukHasil {
  session: NamaSesi;
  kembali: string;
}
