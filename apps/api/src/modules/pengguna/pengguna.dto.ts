import type { PilihanSurel, StatusAkun } from '@sinas/domain/akses/akun';
import type { JenisPengguna } from '@sinas/domain/akses/kelola-pengguna';
import type { KodePeran } from '@sinas/domain/akses/peran';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { STATUS_AKUN } from '@sinas/domain/akses/akun';
import { UUID } from '@sinas/domain/format/uuid';
import { JENIS_PENGGUNA } from '@sinas/domain/akses/kelola-pengguna';
import { KODE_PERAN } from '@sinas/domain/akses/peran';
import { HalamanQuery } from '../../http/halaman.dto';
import { DenganBuktiDto } from '../../http/masuk/dengan-bukti.dto';

/** One line without control characters: it stands in mails, papers and lists. */
const SEBARIS = /^\P{Cc}*$/u;
export const TELEPON = /^\+?[\d\s().-]{8,24}$/;
export const rapi = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);

export class PenggunaQuery extends HalamanQuery {
  /** Kind of users; empty = all that one may see. */
  @IsOptional()
  @IsIn(JENIS_PENGGUNA)
  type?: JenisPengguna;

  @IsOptional()
  @IsString()
  @MaxLength(10_000)
  keyword?: string;

  @IsOptional()
  @IsIn(STATUS_AKUN)
  status?: StatusAkun;

  @IsOptional()
  @Matches(/^\d{3,5}$/)
  kd_ga?: string;

  @IsOptional()
  @Matches(UUID)
  id_organisasi?: string;
}
/** What the caller may do with an account; the buttons of the screen. */
export class AksiPenggunaDto {
  ubah: boolean;
  hapus: boolean;
  kirim_ulang: boolean;
}
/** An account in a list: personal data is masked. */
export class PenggunaDto {
  id: string;
  username: string;
  fullname: string;
  email: string;
  position: string | null;
  employee_number: string | null;
  login_type: string;
  jenis: JenisPengguna;
  user_role: KodePeran;
  name_role: string;
  id_organisasi: string | null;
  nama_organisasi: string | null;
  isbranch: boolean;
  kd_ga: string | null;
  ur_ga: string | null;
  kd_detail_ga: string | null;
  hanya_ga: boolean;
  status: StatusAkun;
  ur_status: string;
  foto: string | null;
  terakhir_masuk: Date | null;
  created_at: Date;
  versi: number;
  aksi: AksiPenggunaDto;
}
/** One account for those who may see it; the NIK stays masked for everybody. */
export class PenggunaRinciDto extends PenggunaDto {
  mobile_number: string | null;
  nik: string | null;
  address: string | null;
  surel_notif: PilihanSurel;
  /** An address that waits for its proof; told to its owner alone. */
  surel_baru: string | null;
  /** Bound to an identity of another provider since then. */
  tertaut: Date | null;
  nib: string | null;
  npwp: string | null;
  /** Roles that the caller may give to this account. */
  peran_dapat_diberi: KodePeran[];
}
/** One's own fields and those of an administrator; a role, ministry or owner is never taken from here unasked. */
export class UbahPenggunaDto extends DenganBuktiDto {
  @IsInt()
  @Min(1)
  versi: number;

  @IsOptional()
  @Transform(rapi)
  @IsString()
  @MinLength(3)
  @MaxLength(120)
  @Matches(SEBARIS)
  fullname?: string;

  @IsOptional()
  @Transform(rapi)
  @IsEmail()
  @MaxLength(254)
  email?: string;

  /** Empty takes it away, as with the other texts that are not required. */
  @IsOptional()
  @Transform(rapi)
  @Matches(new RegExp(`^$|${TELEPON.source}`))
  mobile_number?: string;

  @IsOptional()
  @IsString()
  @MaxLength(120)
  @Matches(SEBARIS)
  position?: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  @Matches(SEBARIS)
  employee_number?: string;

  @IsOptional()
  @IsString()
  @MaxLength(300)
  address?: string;

  @IsOptional()
  @Matches(/^\d{16}$/)
  nik?: string;

  /** Administrators only, with a proof (`sandi`, `kode` or `bukti`). */
  @IsOptional()
  @IsIn(KODE_PERAN)
  peran?: KodePeran;

  @IsOptional()
  @IsBoolean()
  aktif?: boolean;

  @IsOptional()
  @Matches(/^\d{3,7}$/)
  kd_detail_ga?: string;

  /** Monitoring users: their own ministry only. */
  @IsOptional()
  @IsBoolean()
  hanya_ga?: boolean;
}
/** Who is invited. */
export class OrangDto {
  @Transform(rapi)
  @IsString()
  @MinLength(3)
  @MaxLength(120)
  @Matches(SEBARIS)
  fullname: string;

  @Transform(rapi)
  @IsEmail()
  @MaxLength(254)
  email: string;

  @IsOptional()
  @Transform(rapi)
  @Matches(TELEPON)
  mobile_number?: string;

  @IsOptional()
  @IsString()
  @MaxLength(120)
  @Matches(SEBARIS)
  position?: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  @Matches(SEBARIS)
  employee_number?: string;
}
/** Invitation of a colleague. */
export class UndangDto extends OrangDto {
  @IsIn(['PU_ADMIN', 'PU_USER'])
  peran: 'PU_ADMIN' | 'PU_USER';

  /** One's own company or one of its branches; empty = one's own. */
  @IsOptional()
  @Matches(UUID)
  id_organisasi?: string;

  /** One's password, to invite an administrator. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  sandi?: string;

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
}
export class PenggunaBaruHasil {
  id: string;
  /** Where the invitation goes, masked. */
  surel: string;
}
export class HapusPenggunaDto extends DenganBuktiDto {}
export class RiwayatAkunDto {
  id: string;
  peristiwa: string;
  sebelum: Record<string, unknown> | null;
  sesudah: Record<string, unknown> | null;
  oleh: string;
  peran: string;
  catatan: string | null;
  waktu: Date;
}
