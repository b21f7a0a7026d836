import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

export class TemplatDto {
  @IsString()
  @MaxLength(26)
  idNk: string;
}
export class IdNkQuery {
  @IsString()
  @MaxLength(26)
  id_nk: string;
}
export class UnggahBukuDto {
  @IsString()
  @MaxLength(26)
  id_nk: string;

  /** What the workbook brings; rows when absent. */
  @IsOptional()
  @IsIn(['baris', 'realisasi'])
  jenis?: 'baris' | 'realisasi';
}
export class UnggahDistribusiDto {
  @IsString()
  @MaxLength(26)
  id_nk: string;
}
export class TautanTemplatDto {
  url: string;
  nama_file: string;
  versi_templat: number;
}
export class ImporDibuatDto {
  id_impor: string;
}
export class ImporDto {
  id: string;
  status: 'ANTRE' | 'BERJALAN' | 'SELESAI' | 'GAGAL';
  nama_file: string;
  versi_templat: number | null;
  total: number;
  diproses: number;
  diterima: number;
  ditolak: number;
  pesan: string | null;
  url_hasil: string | null;
  selesai_pada: Date | null;
}
