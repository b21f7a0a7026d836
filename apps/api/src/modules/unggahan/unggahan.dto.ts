import type { AsalDokumen, StatusDokumen } from '@sinas/domain/berkas/aturan-berkas';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';

const TANGGAL = /^\d{4}-\d{2}-\d{2}$/;

export class UnggahDto {
  @IsOptional()
  @IsString()
  @MaxLength(26)
  id_nk?: string;

  @IsString()
  @Matches(/^D\d{2}$/)
  kd_dokumen: string;

  @IsOptional()
  @IsString()
  @MaxLength(120)
  nomor?: string;

  @IsOptional()
  @Matches(TANGGAL)
  tanggal?: string;

  @IsOptional()
  @Matches(TANGGAL)
  berlaku_sampai?: string;
}
export class AmbilNibDto {
  /** The file that it is for. */
  @IsString()
  @MaxLength(26)
  id_nk: string;
}
export class HapusBerkasQuery {
  /** Id of the document, or the address given for it. */
  @IsString()
  @MaxLength(300)
  file_path: string;
}
export class HapusUrlQuery {
  @IsString()
  @MaxLength(300)
  url_dokumen: string;
}
export class BerkasDto {
  id: string;
  kd_dokumen: string;
  nama_dokumen: string;
  nomor: string | null;
  tanggal: string | null;
  berlaku_sampai: string | null;
  nama_file: string;
  ukuran: number;
  mime: string;
  status: StatusDokumen;
  asal: AsalDokumen;
  url: string;
  created_at: Date;
}
export class BerkasDiunggahDto extends BerkasDto {
  /** Version of the application after it; null where the document belongs to none yet. */
  versi: number | null;
}
export class VersiBerkasDto {
  /** Version of the application after it; null where the document belonged to none. */
  versi: number | null;
}
export class HasilSurelDto {
  /** Address that it goes to. */
  surel: string;
}
