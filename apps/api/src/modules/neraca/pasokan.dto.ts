import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { GarisDto } from './neraca.dto';

export class PasokanQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun?: number;

  /** With it, sums of what was asked for and recommended are there, too. */
  @IsOptional()
  @IsString()
  @MaxLength(5)
  kd_komoditas?: string;
}
export class PasokanDto extends GarisDto {
  belum_dialokasikan: string;
  /** Null without a commodity. */
  diminta: string | null;
  rekomendasi: string | null;
}
