import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

export class CapaianQuery {
  /** Balance year; the present one when absent. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun?: number;
}
/** Decimal texts in `satuan`; shares in percent of `ditetapkan`, to one decimal. */
export class CapaianBarisDto {
  kd_komoditas: string;
  ur_komoditas: string;
  satuan: string;
  ur_satuan: string;
  ditetapkan: string;
  /** Permits that were issued: what is left of them, and what was used. */
  terbit: string;
  terealisasi: string;
  /** Of determined plans: the whole year, and the months until `sampai`. */
  rencana: string;
  rencana_sampai: string;
  persen_terbit: number | null;
  persen_realisasi: number | null;
  persen_rencana: number | null;
  /** Realised minus foreseen, in points; null where plans say nothing of the months that have ended. */
  poin: number | null;
  tertinggal: boolean;
}
export class CapaianDto {
  tahun: number;
  /** Last month of the year that has ended, MMYYYY; null = none yet. */
  sampai: string | null;
  /** When it was counted; at most a minute ago. */
  pada: Date;
  baris: CapaianBarisDto[];
}
