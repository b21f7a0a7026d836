import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

export class LihatBukuQuery {
  /** Which sheet, from 0. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(199)
  lembar?: number;
}
export class BarisLembarDto {
  /** As Excel shows it. */
  nomor: number;
  /** From column A on; days as DD/MM/YYYY, numbers with a decimal comma. */
  sel: string[];
}
export class LembarBukuDto {
  /** Names of all sheets. */
  lembar: string[];
  no: number;
  /** Names of the columns, as Excel shows them. */
  kolom: string[];
  baris: BarisLembarDto[];
  /** There are more rows or columns than these. */
  terpotong: boolean;
}
