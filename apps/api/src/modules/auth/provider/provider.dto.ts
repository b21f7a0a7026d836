import { CARA_FAKTOR, type CaraFaktor } from '@sinas/domain/akses/faktor';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { CaraPintu } from './login-page';

export class LoginDto {
  /** Whose account it is; empty = ours. */
  @IsOptional()
  @IsIn(['sandi', 'inaport'])
  cara?: CaraPintu;

  @IsString()
  @MaxLength(60)
  username: string;

  @IsString()
  @MaxLength(200)
  password: string;
}
/** The second step, as a form sends it. */
export class LoginFaktorDto {
  @IsString()
  @MaxLength(64)
  tantangan: string;

  @IsIn(CARA_FAKTOR)
  cara: CaraFaktor;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  kode?: string;

  /** The browser's answer as JSON. */
  @IsOptional()
  @IsString()
  @MaxLength(8000)
  passkey?: string;
}
export class LoginQuery {
  @IsOptional()
  @IsIn(['sandi', 'inaport'])
  cara?: CaraPintu;
}
