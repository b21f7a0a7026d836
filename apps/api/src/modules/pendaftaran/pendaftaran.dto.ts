import type { JenisToken } from '@sinas/domain/akses/akun';
import { Transform } from 'class-transformer';
import { IsEmail, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { UUID } from '@sinas/domain/format/uuid';

const rapi = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);
/** What a name of a person is made of. */
const NAMA_ORANG = /^[^\p{C}<>@:/\\]{3,120}$/u;
const angkaSaja = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.replace(/[\s.-]/g, '') : value;

export class DaftarAdminDto {
  /** 13 digits */
  @Transform(angkaSaja)
  @Matches(/^\d{13}$/)
  nib: string;

  /** 15 or 16 digits */
  @Transform(angkaSaja)
  @Matches(/^\d{15,16}$/)
  npwp: string;

  /** Stands in a mail of ours to the company: no addresses, no markup. */
  @Transform(rapi)
  @Matches(NAMA_ORANG)
  fullname: string;

  @Transform(rapi)
  @IsEmail()
  @MaxLength(254)
  email: string;

  @Transform(rapi)
  @Matches(/^\+?[\d\s().-]{8,24}$/)
  mobile_number: string;

  @IsOptional()
  @Transform(angkaSaja)
  @Matches(/^\d{16}$/)
  nik?: string;

  @IsOptional()
  @IsString()
  @MaxLength(120)
  position?: string;
}
export class DaftarInaportDto extends DaftarAdminDto {
  @IsString()
  @MinLength(1)
  @MaxLength(60)
  username: string;

  /** Of Inaportnet; it is asked there and kept nowhere. */
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  password: string;
}
export class DaftarHasil {
  /** The company as the registry names it. */
  nama: string;
  /** Where the activation mail went, masked: the company's address in the registry. */
  surel: string;
  berlaku_jam: number;
}
export class TokenAkunDto {
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  token: string;
}
/** Who registered, in full: the company judges by it. */
export class PemohonDto {
  nama: string;
  surel: string;
  telepon: string;
  waktu: Date;
  /** On the net. */
  alamat: string | null;
}
export class TentangTokenDto {
  jenis: JenisToken;
  nama: string;
  organisasi: string | null;
  surel: string;
  perlu_username: boolean;
  perlu_sandi: boolean;
  /** Of a registration: one's own name and mail address are asked for, too. */
  perlu_diri: boolean;
  /** Name and password are those of Inaportnet. */
  inaport: boolean;
  /** It goes on at an identity provider that is not ours. */
  penyedia_lain: boolean;
  pendaftar: PemohonDto | null;
}
export class AktivasiDto extends TokenAkunDto {
  @IsOptional()
  @IsString()
  @MaxLength(60)
  username?: string;

  @IsOptional()
  @IsString()
  @MaxLength(400)
  password?: string;

  /** Of a registration: one's own, typed behind the company's link. */
  @IsOptional()
  @Transform(rapi)
  @Matches(NAMA_ORANG)
  fullname?: string;

  @IsOptional()
  @Transform(rapi)
  @IsEmail()
  @MaxLength(254)
  email?: string;
}
export class AktivasiHasil {
  username: string;
  /** Where the mail went that proves one's own address, as it was typed; null = the account is open. */
  surel: string | null;
  /** Where this person signs in: the portal, or the officers' console. */
  masuk: string;
}
export class SurelHasil {
  jenis: 'SUREL' | 'BATAL';
}
export class KirimUlangDto {
  /** Of an earlier mail, expired or not. */
  @IsOptional()
  @IsString()
  @MinLength(1)
  @MaxLength(200)
  token?: string;

  /** User name or mail address. */
  @IsOptional()
  @IsString()
  @MinLength(1)
  @MaxLength(254)
  username?: string;
}
export class LupaSandiDto {
  /** User name or mail address. */
  @IsString()
  @MinLength(1)
  @MaxLength(254)
  username: string;
}
export class SandiBaruDto {
  @IsString()
  @MaxLength(400)
  password: string;
}
export class UbahSandiDto {
  @Matches(UUID)
  user_id: string;

  /** Of an account without second factor; with one, `kode` or `bukti` stands for it. */
  @IsOptional()
  @IsString()
  @MaxLength(400)
  old_password?: string;

  /** Of POST /api/bukti. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  bukti?: string;

  /** Code of the authenticator app. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  kode?: string;

  @IsString()
  @MaxLength(400)
  new_password: string;
}
