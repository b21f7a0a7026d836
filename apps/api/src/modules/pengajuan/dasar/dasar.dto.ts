import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, MaxLength, Min } from 'class-validator';
import { BebasSumberDto } from '../lihat/tampilan.dto';

export class SumberQuery {
  /** Of this group only. */
  @IsOptional()
  @Matches(/^01\d{1,2}$/)
  kd_komoditas?: string;
}
export class SumberPilihanDto {
  no_aju: string;
  kd_rekom: string;
  kd_komoditas: string;
  ur_komoditas: string;
  tahun: number;
  /** A plan; else a case. */
  rencana: boolean;
  /** Months (MMYYYY) of the plan that were not reported in time; the second one holds new cases back. */
  terlambat: string[];
  bebas: BebasSumberDto[];
  /** Last moment for what draws from it. */
  tutup: Date;
}
export class DasarDto {
  @Type(() => Number)
  @IsInt()
  @Min(1)
  versi: number;

  /** Number of the plan or case that it draws from; null = it asks the nation. */
  @IsOptional()
  @IsString()
  @MaxLength(32)
  no_aju_rkt?: string | null;
}
