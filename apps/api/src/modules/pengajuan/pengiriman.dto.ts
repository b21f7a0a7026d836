import { IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import type { KdStatus } from '@sinas/domain/pengajuan/status';
import { JsonSimpanDto } from './tampilan.dto';

export class KirimDto {
  @IsString()
  @MaxLength(26)
  idNk: string;

  /** Version the applicant looked at. */
  @IsInt()
  @Min(1)
  versi: number;
}
export class TandaTerimaDto {
  nomor: string;
  waktu: Date;
  sha256: string;
  url: string | null;
}
export class HasilKirimDto {
  noAju: string;
  idNk: string;
  versi: number;
  json_simpan: JsonSimpanDto;
  tanda_terima: TandaTerimaDto;
  kd_status_pengajuan: KdStatus;
  ur_status: string;
}
export class HasilAksiDto {
  noAju: string;
  idNk: string;
  versi: number;
  kd_status_pengajuan: KdStatus;
  ur_status: string;
}
export class PerbaikanQuery {
  @IsOptional()
  @IsString()
  @MaxLength(26)
  id_nk_pengajuan?: string;
}
export class BatalkanDto {
  @IsOptional()
  @IsString()
  @MaxLength(500)
  alasan?: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  versi?: number;
}
export class CheckAjuQuery {
  @IsString()
  @MaxLength(40)
  no_aju: string;
}
export class CheckAjuDto {
  ada: boolean;
  noAju: string;
  idNk: string | null;
  kd_status_pengajuan: KdStatus | null;
}
export class DisclaimerDto {
  teks: string;
}
