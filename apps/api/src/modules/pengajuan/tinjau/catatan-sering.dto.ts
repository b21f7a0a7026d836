import { IsString, MaxLength } from 'class-validator';

export class CatatanSeringQuery {
  /** Code of the step of the form. */
  @IsString()
  @MaxLength(20)
  langkah: string;

  @IsString()
  @MaxLength(60)
  kd_field: string;
}
export class CatatanSeringDto {
  kd_alasan: string;
  catatan: string;
  /** How often it was written in the last 365 days. */
  banyak: number;
  terakhir: Date;
}
