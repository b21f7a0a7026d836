import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { KdStatusRakor } from '@sinas/domain/rakor/alur';

export class RapatBanyakDto {
  jenis: number;
  ur_jenis: string;
  kd_status: KdStatusRakor;
  ur_status: string;
  banyak: number;
}
/** What a year's meetings have made of a line; quantities in `satuan`. */
export class GarisDasborDto {
  kunci: string;
  kd_komoditas: string;
  ur_komoditas: string;
  uraian: string;
  satuan: string;
  satuan_lazim: string;
  usulan: string;
  rekomendasi: string;
  rekomendasi_rakornis: string | null;
  penetapan: string | null;
  tahun_lalu: string | null;
  /** This year's determination less last year's. */
  selisih_tahun: string | null;
}
export class DasborRapatDto {
  tahun: number;
  rapat: RapatBanyakDto[];
  garis: GarisDasborDto[];
}
export class IzinDisetujuiQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  size?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(10_000)
  page?: number;

  /** Part of the owner's name, or the beginning of a number. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  keyword?: string;
}
export class IzinDisetujuiDto {
  idNk: string;
  noAju: string;
  no_keputusan: string;
  tgl_keputusan: Date;
  jnsLayanan: string;
  kd_komoditas: string;
  ur_komoditas: string;
  tahun: number;
  pemilik: string;
  ur_ga: string;
  kd_status: string;
  ur_status: string;
  berlaku_mulai: string | null;
  berlaku_sampai: string | null;
  baris: number;
  /** Name of the meeting that determined it; null = another basis. */
  rapat: string | null;
}
