import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, ValidateNested } from 'class-validator';

/** Filters of the lists, by the names that these have there. */
export class SaringEksporDto {
  @IsOptional()
  @IsString()
  @MaxLength(200)
  keyword?: string;

  @IsOptional()
  @IsString()
  @MaxLength(80)
  jnsLayanan?: string;

  @IsOptional()
  @Matches(/^0[1-8]$/)
  kd_rekom?: string;

  @IsOptional()
  @IsString()
  @MaxLength(80)
  kd_status?: string;

  @IsOptional()
  @Matches(/^01\d{1,2}$/)
  kd_komoditas?: string;

  @IsOptional()
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun?: number;

  @IsOptional()
  @IsIn(['Y', 'N'])
  fl_besi_baja?: string;

  @IsOptional()
  @IsIn(['baru', 'sisa', 'perusahaan', 'tgl_kirim'])
  sort?: 'baru' | 'sisa' | 'perusahaan' | 'tgl_kirim';

  /** Of monitoring: ministry. */
  @IsOptional()
  @Matches(/^\d{3,5}$/)
  kl?: string;

  @IsOptional()
  @IsString()
  @MaxLength(80)
  proses?: string;

  @IsOptional()
  @IsString()
  @MaxLength(10)
  ijin_rekom?: string;

  @IsOptional()
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun_takwim?: number;

  @IsOptional()
  @IsString()
  @MaxLength(30)
  identitas?: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  no_aju?: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  nama_perusahaan?: string;

  /** Of decisions: ministry. */
  @IsOptional()
  @Matches(/^\d{3,5}$/)
  kd_ga?: string;
}
export class MintaEksporDto {
  @IsIn(['berkas', 'kl', 'monitoring', 'keputusan'])
  daftar: 'berkas' | 'kl' | 'monitoring' | 'keputusan';

  @IsIn(['csv', 'xlsx'])
  format: 'csv' | 'xlsx';

  @ValidateNested()
  @Type(() => SaringEksporDto)
  saring: SaringEksporDto;
}
export class EksporDto {
  id: string;
  daftar: 'berkas' | 'kl' | 'monitoring' | 'keputusan';
  nama: string;
  format: 'csv' | 'xlsx';
  status: 'ANTRE' | 'BERJALAN' | 'SIAP' | 'GAGAL' | 'BATAL' | 'LEWAT';
  /** Rows so far, or in all. */
  baris: number;
  /** bytes */
  ukuran: number;
  pesan: string | null;
  url: string | null;
  dibuat: Date;
  berlaku_sampai: Date | null;
}
