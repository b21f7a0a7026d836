import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { PILIHAN_SUREL, type JenisNotifikasi, type PilihanSurel } from '@sinas/domain/akses/akun';
import { HalamanQuery } from '../../http/halaman.dto';

/** `true` and `false` of a query; what is neither stays as it is and is refused. */
const yaTidak = ({ value }: { value: unknown }): unknown =>
  value === 'true' ? true : value === 'false' ? false : value;

export class NotifikasiQuery extends HalamanQuery {
  @IsOptional()
  @IsString()
  @MaxLength(36)
  user_id?: string;

  /** true: only those not yet read. */
  @IsOptional()
  @Transform(yaTidak)
  @IsBoolean()
  belum?: boolean;
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
  type: JenisNotifikasi;
  tautan: string | null;
  dibaca: Date | null;
  created_at: Date;
}
export class BelumDibacaDto {
  belum_dibaca: number;
}
/** What every event of the stream says. */
export class AliranDto {
  belum_dibaca: number;
  terbaru: NotifikasiDto | null;
}
/** Which notices also come by mail. */
export class PilihanSurelDto {
  @IsIn(PILIHAN_SUREL)
  surel_notif: PilihanSurel;
}
