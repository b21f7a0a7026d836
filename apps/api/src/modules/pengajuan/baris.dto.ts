import { ApiProperty } from '@nestjs/swagger';
import type { JenisRekaman } from '@sinas/domain/komoditas/rekaman';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

export class BarisBuatDto {
  @IsString()
  @MaxLength(26)
  idNk: string;

  @IsOptional()
  @IsIn(['impor', 'lokal'])
  jenis?: JenisRekaman;

  /** Commodity record with the specification's field names. */
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: true })
  data: Record<string, unknown>;
}
export class BarisUbahDto extends BarisBuatDto {
  @IsString()
  @Matches(/^\d{1,18}$/)
  id: string;

  /** Version of the row. */
  @IsInt()
  @Min(1)
  versi: number;
}
export class BarisHapusQuery {
  @IsString()
  @MaxLength(26)
  id_nk: string;

  /** One id, or several. */
  @ApiProperty({ type: [String] })
  @IsString({ each: true })
  @Matches(/^\d{1,18}$/, { each: true })
  id: string | string[];
}
export class BarisBanyakDto {
  @IsString()
  @MaxLength(26)
  idNk: string;

  @IsOptional()
  @IsIn(['impor', 'lokal'])
  jenis?: JenisRekaman;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(5000)
  @IsObject({ each: true })
  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  rows: Record<string, unknown>[];
}
export class SubIsiDto {
  @IsString()
  @MaxLength(1000)
  uraian: string;

  @IsString()
  @MaxLength(1000)
  lokasi: string;

  @IsString()
  @MaxLength(30)
  jml: string;
}
export class SubBuatDto {
  @Matches(/^\d{1,18}$/)
  id_baris: string;

  @IsObject()
  @ValidateNested()
  @Type(() => SubIsiDto)
  data: SubIsiDto;
}
export class SubBanyakDto {
  @Matches(/^\d{1,18}$/)
  id_baris: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(1000)
  @ValidateNested({ each: true })
  @Type(() => SubIsiDto)
  rows: SubIsiDto[];
}
export class SubUbahDto {
  @Matches(/^\d{1,18}$/)
  id: string;

  @IsInt()
  @Min(1)
  versi: number;

  @IsObject()
  @ValidateNested()
  @Type(() => SubIsiDto)
  data: SubIsiDto;
}
export class SubQuery {
  @Matches(/^\d{1,18}$/)
  id_baris: string;
}
export class SubHapusQuery {
  @Matches(/^\d{1,18}$/)
  id: string;
}
export class SubTampilDto {
  id: string;
  id_baris: string;
  no_seri: number;
  versi: number;
  uraian: string;
  lokasi: string;
  jml: string;
}
export class HasilSubDto {
  versi: number;
  sub: SubTampilDto[];
}
