import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

export class NotifikasiQuery {
  @IsOptional()
  @IsString()
  @MaxLength(36)
  user_id?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(10_000)
  page?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit?: number;
}
export class BacaDto {
  /** Ids to mark as read; all when absent. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(1000)
  @Matches(/^\d{1,18}$/, { each: true })
  ids?: string[];
}
export class NotifikasiDto {
  id: string;
  user_id: string;
  subject: string;
  text: string;
  type: string;
  tautan: string | null;
  dibaca: Date | null;
  created_at: Date;
}
export class BelumDibacaDto {
  belum_dibaca: number;
}
