import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';

export class UnggahBukuKerjaDto {
  /** False: what the preview has shown is stored. Nothing said = a preview. */
  @IsOptional()
  @Transform(({ value }) => value !== false && value !== 'false')
  @IsBoolean()
  pratinjau?: boolean;
}
export class IsianBukuDto {
  /** In the row's own unit; null = not determined. */
  penetapan: string | null;
  tunda: boolean;
  kd_alasan: string;
  alasan: string;
}
export class BarisBukuDto {
  /** As Excel shows it. */
  nomor: number;
  id_baris: string;
  noAju: string;
  seri: number;
  pemilik: string;
  uraian: string;
  satuan: string;
  dari: IsianBukuDto;
  ke: IsianBukuDto;
}
export class SalahBukuDto {
  nomor: number;
  noAju: string;
  seri: number | null;
  /** Name of the column; null = the row as a whole. */
  kolom: string | null;
  pesan: string;
}
/** A line whose sum the workbook changes; quantities in `satuan`. */
export class GarisBukuDto {
  id_garis: string;
  ur_komoditas: string;
  uraian: string;
  satuan: string;
  satuan_lazim: string;
  plafon: string | null;
  sebelum: string;
  sesudah: string;
  sisa_plafon: string | null;
  lewat_plafon: boolean;
}
export class HasilBukuKerjaDto {
  disimpan: boolean;
  /** Rows that the workbook has. */
  dibaca: number;
  berubah: BarisBukuDto[];
  /** The first 200. */
  salah: SalahBukuDto[];
  jumlah_salah: number;
  garis: GarisBukuDto[];
}
