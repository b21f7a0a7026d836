import { IsOptional, IsString, MaxLength, MinLength } from 'class-validator';

export class MintaTautanDto {
  /** User name or mail address. */
  @IsString()
  @MinLength(1)
  @MaxLength(254)
  username: string;
}
export class MulaiTautanDto {
  /** Of the mail: a link to bind, or an invitation. */
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  token: string;

  /** Chosen with an invitation. */
  @IsOptional()
  @IsString()
  @MaxLength(60)
  username?: string;
}
export class MulaiTautanHasil {
  /** Of the identity provider: the browser goes there. */
  url: string;
}
