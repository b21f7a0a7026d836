import { Type } from 'class-transformer';
import { IsDate, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

export class RekeningUnduhQuery {
  /** Of the position. */
  @IsString()
  @MaxLength(120)
  @Matches(/^\d{4}:/)
  kunci: string;

  @IsOptional()
  @Type(() => Date)
  @IsDate()
  dari?: Date;

  @IsOptional()
  @Type(() => Date)
  @IsDate()
  sampai?: Date;

  @IsIn(['pdf', 'xlsx'])
  format: 'pdf' | 'xlsx';
}
