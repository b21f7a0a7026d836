import { Type } from 'class-transformer';
import {
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { SISI_BULAN, type SisiBulan } from '@sinas/domain/baris/bulan';

export class PenugasanBuatDto {
  @Matches(/^01\d{1,2}$/)
  kd_komoditas: string;

  @IsObject()
  kepala: Record<string, string>;
}
export class PenugasanSimpanDto {
  @IsString()
  idNk: string;
  @IsInt()
  versi: number;
  @IsOptional()
  @IsObject()
  kepala?: Record<string, string>;
  @IsOptional()
  pernyataan?: boolean;
}
export class PenugasanBarisDto {
  @IsString()
  @MaxLength(20)
  jenis: string;
  @IsOptional()
  @IsString()
  idNk?: string;
  @IsOptional()
  @IsString()
  id_induk?: string;
  @IsArray()
  @IsObject({ each: true })
  rows: object[];
}
export class PenugasanUbahDto {
  @IsString()
  jenis: string;
  @IsString()
  idNk: string;
  @IsString()
  id: string;
  @IsInt()
  versi: number;
  @IsObject()
  data: object;
}
class BulanDto {
  @IsIn(SISI_BULAN)
  sisi: SisiBulan;
  @IsString()
  @MaxLength(6)
  periode: string;
  @IsOptional()
  @IsString()
  jml: string | null;
  @IsOptional()
  @IsInt()
  versi: number | null;
}
export class PenugasanBulanDto {
  @IsString()
  id_baris: string;
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => BulanDto)
  bulan: BulanDto[];
}
export class PenugasanKirimDto {
  @IsString()
  idNk: string;
  @IsInt()
  versi: number;
}
export class PenugasanUnggahDto {
  @IsString()
  id_nk: string;
}
