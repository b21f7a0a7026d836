import { IsOptional, IsString, MaxLength } from 'class-validator';

/** What a write carries that asks for a proof again: one of these, by the account's second factor. */
export class DenganBuktiDto {
  /** Of POST /api/bukti. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  bukti?: string;

  /** Password, of an account without second factor. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  sandi?: string;

  /** Code of the authenticator app. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  kode?: string;
}
