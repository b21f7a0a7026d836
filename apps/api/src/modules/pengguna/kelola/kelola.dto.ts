import type { KodePeran } from '@sinas/domain/akses/peran';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';
import { KODE_PERAN } from '@sinas/domain/akses/peran';
import { UUID } from '@sinas/domain/format/uuid';
import { OrangDto } from '../pengguna.dto';

const KODE_ELEMEN = /^[a-z0-9_.-]{1,40}$/;

/** What every officer's account needs. */
export class PetugasBaruDto extends OrangDto {
  /** Ministry; an administrator of a ministry may only name his own. */
  @IsOptional()
  @Matches(/^\d{3,5}$/)
  kd_ga?: string;

  /** Of POST /api/bukti. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  bukti?: string;

  /** The password of who gives the right, when he has no second factor. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  sandi?: string;

  /** Code of his authenticator app. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  kode?: string;
}
export class InhouseBaruDto extends PetugasBaruDto {
  @IsIn(KODE_PERAN)
  peran: KodePeran;

  /** Unit of the ministry. */
  @IsOptional()
  @Matches(/^\d{3,7}$/)
  kd_detail_ga?: string;
}
export class MonitoringBaruDto extends PetugasBaruDto {
  /** true: sees his own ministry only. */
  @IsOptional()
  @IsBoolean()
  hanya_ga?: boolean;
}
export class EselonBaruDto extends PetugasBaruDto {
  /** Parts of the dashboard that he gets. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @ArrayUnique()
  @Matches(KODE_ELEMEN, { each: true })
  elemen?: string[];
}
/** All parts of the dashboard of one eselon user; what is not named is taken away. */
export class ElemenEselonDto {
  @Matches(UUID)
  id_user: string;

  @IsArray()
  @ArrayMaxSize(100)
  @ArrayUnique()
  @Matches(KODE_ELEMEN, { each: true })
  elemen: string[];
}
export class EselonDto {
  id_user: string;
  fullname: string;
  username: string;
  kd_ga: string | null;
  ur_ga: string | null;
  position: string | null;
  aktif: boolean;
  elemen: string[];
}
export class ElemenDasborDto {
  kode: string;
  nama: string;
  uraian: string;
  tautan: string;
  urut: number;
  aktif: boolean;
}
export class GaPenggunaDto {
  kd_ga: string;
  ur_ga: string;
  /** Open accounts of the ministry. */
  pengguna: number;
}
export class PeranDto {
  id: number;
  kode: KodePeran;
  name_role: string;
  level_role: number;
  kd_level_ga: string | null;
  main_uri: string;
  admin_flag: 'Y' | 'N';
  /** The caller may give it to somebody. */
  dapat_diberi: boolean;
}
export class PetugasDto {
  id_user: string;
  fullname: string;
  user_role: KodePeran;
  name_role: string;
  position: string | null;
  kd_detail_ga: string | null;
  /** Files that he has claimed. */
  memegang: number;
}
export class UnitQuery {
  /** Empty: one's own ministry. */
  @IsOptional()
  @Matches(/^\d{3,5}$/)
  kd_ga?: string;
}
export class UnitDto {
  kd_detail_ga: string;
  kd_ga: string;
  nama: string;
  kd_level_ga: string;
}
