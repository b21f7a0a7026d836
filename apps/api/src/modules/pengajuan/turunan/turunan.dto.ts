import { ButirBedaDto } from '../lihat/riwayat.dto';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { KODE_ALASAN_PERUBAHAN, type KdAlasanPerubahan } from '@sinas/domain/pengajuan/turunan';

export class MintaPerubahanDto {
  /** Why the decision is to be changed; it must be there. */
  @IsOptional()
  @IsIn(KODE_ALASAN_PERUBAHAN)
  kd_alasan?: KdAlasanPerubahan;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  keterangan?: string;
}
export class DuplikatDto {
  /** Balance year of the copy; next year when absent. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2020)
  @Max(2100)
  tahun?: number;
}
/** A new attempt says nothing more than where it comes from. */
export class ReajuDto {}

export class ButirPerubahanDto {
  @IsString()
  @MaxLength(200)
  path: string;

  @IsIn(KODE_ALASAN_PERUBAHAN)
  kd_alasan: KdAlasanPerubahan;

  /** Values as they were and are, for the reader; the portal compares by itself. */
  @IsOptional()
  lama?: unknown;

  @IsOptional()
  baru?: unknown;
}
export class JsonPerubahanDto {
  @IsString()
  @MaxLength(26)
  no_aju: string;

  @IsArray()
  @ArrayMaxSize(500)
  @ValidateNested({ each: true })
  @Type(() => ButirPerubahanDto)
  perubahan: ButirPerubahanDto[];
}
export class NoAjuQuery {
  @IsString()
  @MaxLength(26)
  no_aju: string;
}
export class BedaPerubahanDto {
  path: string;
  lama: unknown;
  baru: unknown;
  kd_alasan: string | null;
}
export class HasilPerubahanDto {
  noAju: string;
  idNk: string;
  versi: number;
  /** Number of the decision that it changes. */
  no_aju_asal: string;
  idNk_asal: string;
  no_keputusan_asal: string | null;
  kd_alasan: string;
  ur_alasan: string;
  keterangan: string;
  /** None for who only watches. */
  perubahan: BedaPerubahanDto[];
  /** The same in words, in the order of the form. */
  butir: ButirBedaDto[];
  jumlah: number;
}
