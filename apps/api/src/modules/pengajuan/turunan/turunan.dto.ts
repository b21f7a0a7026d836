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
import { JENIS_PENGGANTI, KODE_ALASAN_PERUBAHAN, type KdAlasanPerubahan } from '@sinas/domain/pengajuan/turunan';

export class MintaPerubahanDto {
  /** 3 change, 4 extension of its dates alone; a change when absent. */
  @IsOptional()
  @IsIn(JENIS_PENGGANTI)
  jenis_pengajuan?: (typeof JENIS_PENGGANTI)[number];

  /** Of an extension: the last day that is asked for; it must be there. */
  @IsOptional()
  @IsString()
  @MaxLength(10)
  berlaku_sampai?: string;

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

  /** Of an extension: another last day than was asked for. */
  @IsOptional()
  @IsString()
  @MaxLength(10)
  berlaku_sampai?: string;
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
  /** Null of an extension, whose reason is its words. */
  kd_alasan: string | null;
  ur_alasan: string | null;
  keterangan: string;
  /** Last day of the decision, and the one that its successor would have. */
  berlaku_asal: string | null;
  berlaku_sampai: string | null;
  /** None for who only watches. */
  perubahan: BedaPerubahanDto[];
  /** The same in words, in the order of the form. */
  butir: ButirBedaDto[];
  jumlah: number;
}
