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

  /** uji (when absent): tell what would happen and hold it; langsung: what is right goes in at once. */
  @IsOptional()
  @IsIn(['uji', 'langsung'])
  cara?: 'uji' | 'langsung';
}
export class TindakanImporDto {
  /** semua: all of it, where all is right; benar: only the rows that are right; ulang: read it again; buang: leave it. */
  @IsIn(['semua', 'benar', 'ulang', 'buang'])
  tindakan: 'semua' | 'benar' | 'ulang' | 'buang';
}
export class UnggahDistribusiDto {
  @IsString()
  @MaxLength(26)
  id_nk: string;

  /** As of any workbook of rows. */
  @IsOptional()
  @IsIn(['uji', 'langsung'])
  cara?: 'uji' | 'langsung';
}
export class TautanTemplatDto {
  url: string;
  nama_file: string;
  versi_templat: number;
}
export class ImporDibuatDto {
  id_impor: string;
}
export class MasalahSelDto {
  lembar: string;
  /** C12, or Baris 12. */
  sel: string;
  pesan: string;
}
export class JumlahImporDto {
  jenis: string;
  satuan: string | null;
  baris_sebelum: number;
  baris_sesudah: number;
  jml_sebelum: string;
  jml_sesudah: string;
}
export class ImporDto {
  id: string;
  status: 'ANTRE' | 'BERJALAN' | 'SIAP' | 'SELESAI' | 'GAGAL' | 'BATAL' | 'LEWAT';
  cara: 'uji' | 'langsung';
  nama_file: string;
  versi_templat: number | null;
  total: number;
  diproses: number;
  diterima: number;
  ditolak: number;
  baru: number;
  berubah: number;
  tetap: number;
  masalah: MasalahSelDto[];
  /** Faults beyond those that are listed; the result workbook has them all. */
  masalah_lain: number;
  jumlah: JumlahImporDto[];
  pesan: string | null;
  url_hasil: string | null;
  selesai_pada: Date | null;
  /** Until when it can be taken. */
  berlaku_sampai: Date | null;
}
