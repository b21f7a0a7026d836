import { Transform } from 'class-transformer';
import { IsObject, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { UUID } from '@sinas/domain/format/uuid';
import type { KodePeran } from '@sinas/domain/akses/peran';
import { DenganBuktiDto } from '../../../http/masuk/dengan-bukti.dto';

const rapi = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);

export class TotpTerpasangDto {
  dibuat: Date;
}
export class KunciSandiDto {
  id: string;
  nama: string;
  dibuat: Date;
  terakhir: Date | null;
  /** false: kept by a password manager on several devices. */
  satu_perangkat: boolean;
}
export class PemulihanDto {
  /** Codes not yet used. */
  sisa: number;
  dibuat: Date;
}
export class KeadaanFaktorDto {
  /** The role must have a second factor: the last one cannot be taken away. */
  wajib: boolean;
  /** true: factors are kept at the identity provider, not here. */
  penyedia_lain: boolean;
  totp: TotpTerpasangDto | null;
  passkey: KunciSandiDto[];
  pemulihan: PemulihanDto | null;
}
export class TotpMulaiHasil {
  tantangan: string;
  /** Base32, to be typed where nothing can be scanned. */
  rahasia: string;
  /** otpauth:// address of the same. */
  uri: string;
  /** The same as inline SVG. */
  qr: string;
}
export class TotpAktifDto {
  @IsString()
  @MaxLength(64)
  tantangan: string;

  @IsString()
  @MaxLength(40)
  kode: string;
}
export class FaktorTerpasangHasil {
  /** With the first factor only, and never again. */
  kode_pemulihan: string[] | null;
}
export class KunciMulaiHasil {
  tantangan: string;
  /** For `navigator.credentials.create`, as PublicKeyCredentialCreationOptionsJSON. */
  pilihan: Record<string, unknown>;
}
export class KunciBaruDto {
  @IsString()
  @MaxLength(64)
  tantangan: string;

  @Transform(rapi)
  @IsString()
  @MinLength(1)
  @MaxLength(60)
  nama: string;

  /** Answer of `navigator.credentials.create`, as RegistrationResponseJSON. */
  @IsObject()
  jawaban: Record<string, unknown>;
}
export class KunciTerpasangHasil {
  id: string;
  kode_pemulihan: string[] | null;
}
export class KodePemulihanHasil {
  kode_pemulihan: string[];
}

export class MintaSetelUlangDto extends DenganBuktiDto {
  @Matches(UUID)
  id_user: string;

  @Transform(rapi)
  @IsString()
  @MinLength(10)
  @MaxLength(500)
  alasan: string;
}
export class MintaSetelUlangHasil {
  id: string;
  /** Confirmed by then, or it lapses. */
  sampai: Date;
}
export class SetelUlangDto {
  id: string;
  id_user: string;
  fullname: string;
  username: string;
  user_role: KodePeran;
  name_role: string;
  nama_organisasi: string | null;
  kd_ga: string | null;
  alasan: string;
  nama_peminta: string;
  diminta: Date;
  sampai: Date;
  boleh_setuju: boolean;
  boleh_batal: boolean;
}
/** The second factor of somebody else's account, as far as an administrator may know. */
export class FaktorOrangDto {
  ada: boolean;
  wajib: boolean;
  boleh_minta: boolean;
  permintaan: SetelUlangDto | null;
}
