import type { KdGrup } from '@sinas/domain/komoditas/elemen';
import type { KdStatus, Lencana } from '@sinas/domain/pengajuan/status';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';

export class TahunQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun?: number;

  @IsOptional()
  @Matches(/^\d{2}$/)
  kd_rekom?: string;
}
export class ElemenQuery extends TahunQuery {
  @IsString()
  @Matches(/^01\d{1,2}$/)
  kd_komoditas: string;

  @IsOptional()
  @Matches(/^0[1-8]$/)
  kd_grup?: string;

  /** 'pertek' shows element 016. */
  @IsOptional()
  @IsString()
  type?: string;
}
export class ByRekomQuery {
  @Matches(/^0[1-8]$/)
  kd_rekom: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun?: number;
}
export class SatuanKomoditasQuery {
  @IsOptional()
  @Matches(/^01\d{1,2}$/)
  kd_komoditas?: string;
}
export class OpsiElemenDto {
  kd_elemen: string;
  ur_elemen: string;
  kd_grup: KdGrup;
  ur_grup: string;
  /** Not selectable in this balance year. */
  fl_disable: boolean;
  /** Offered today; false for an option that has ended. */
  flag_enable: boolean;
}
export class KomoditiDto extends OpsiElemenDto {
  kd_ga: string;
  satuan: string[];
}
export class PilihanDto {
  kode: string;
  uraian: string;
}
export class StatusDto {
  kd_status_pengajuan: KdStatus;
  ur_status: string;
  badge: Lencana;
  final: boolean;
  arti: string;
}
export class PengumumanDto {
  id: number;
  judul: string;
  isi: string;
  type: string;
  mulai: Date;
  sampai: Date | null;
}
