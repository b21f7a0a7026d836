import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** The chosen square, in pixels of the picture as it is shown; the middle when absent. */
export class FotoDto {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(20_000)
  x?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(20_000)
  y?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(16)
  @Max(20_000)
  sisi?: number;
}
export class FotoHasil {
  /** Where the photo is; another address after every change. */
  foto: string;
}
