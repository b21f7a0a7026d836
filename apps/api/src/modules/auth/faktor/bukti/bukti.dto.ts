import { CARA_BUKTI, KEPERLUAN_BUKTI, type CaraBukti, type KeperluanBukti } from '@sinas/domain/akses/faktor';
import { IsIn, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';

export class TantanganBuktiDto {
  /** What the proof is for; it opens nothing else. */
  @IsIn(KEPERLUAN_BUKTI)
  keperluan: KeperluanBukti;
}
export class TantanganBuktiHasil {
  /** Ways this person can prove himself; `penyedia`: at GET /auth/bukti. */
  cara: CaraBukti[];
  /** To be sent back with the answer of a passkey. */
  tantangan: string | null;
  /** For `navigator.credentials.get`, as PublicKeyCredentialRequestOptionsJSON. */
  passkey: Record<string, unknown> | null;
}
/** One proof: password, code, recovery code or passkey. */
export class BuktiDto extends TantanganBuktiDto {
  @IsIn(CARA_BUKTI)
  cara: CaraBukti;

  /** Name at Inaportnet, with `inaport` only. */
  @IsOptional()
  @IsString()
  @MaxLength(60)
  username?: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  sandi?: string;

  /** Six digits of the app, or a recovery code. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  kode?: string;

  @IsOptional()
  @IsString()
  @MaxLength(64)
  tantangan?: string;

  /** Answer of `navigator.credentials.get`, as AuthenticationResponseJSON. */
  @IsOptional()
  @IsObject()
  passkey?: Record<string, unknown>;
}
export class BuktiHasil {
  /** Carried as `bukti` by one write of this session and purpose. */
  bukti: string;
  /** Seconds that it holds. */
  detik: number;
}
