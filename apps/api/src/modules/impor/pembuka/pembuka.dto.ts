import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { HalamanQuery } from '../../../http/halaman.dto';
import { DenganBuktiDto } from '../../../http/masuk/dengan-bukti.dto';

export class MuatPembukaDto extends DenganBuktiDto {
  /** uji (when absent): tells what would be booked and stores nothing; muat: books it, with a proof. */
  @IsOptional()
  @IsIn(['uji', 'muat'])
  cara?: 'uji' | 'muat';
}
export class PembukaQuery extends HalamanQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun?: number;

  /** Beginning of a number, part of a company's name, or its whole NPWP. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  cari?: string;
}
export class SalahPembukaDto {
  /** Row number that Excel shows. */
  nomor: number;
  /** Heading of the column; null = the row as a whole. */
  kolom: string | null;
  pesan: string;
}
/** What a workbook brings onto one line, or onto one company's limit; decimal texts in `satuan`. */
export class GarisPembukaDto {
  tahun: number;
  ur_komoditas: string;
  uraian: string;
  perusahaan: string | null;
  satuan: string;
  ur_satuan: string;
  izin: number;
  jml: string;
  terealisasi: string;
  /** What the line or the limit still bears; null = nothing bounds it yet. */
  ada: string | null;
  /** More than that by so much; null = it fits. */
  kurang: string | null;
}
export class LaporanPembukaDto {
  /** Something was booked. */
  dimuat: boolean;
  baris: number;
  /** New permits. */
  izin: number;
  /** Permits that were loaded before, just so. */
  dikenal: number;
  jumlah_salah: number;
  salah: SalahPembukaDto[];
  garis: GarisPembukaDto[];
}
export class BarisPembukaDto {
  seri: number;
  hs: string;
  uraian: string;
  satuan: string;
  jml: string;
  /** Before the portal and since. */
  terealisasi: string;
  sisa: string;
}
export class IzinPembukaDto {
  id: string;
  no_keputusan: string;
  tgl_keputusan: string;
  perusahaan: string;
  npwp: string;
  layanan: string;
  tahun: number;
  ur_komoditas: string;
  berlaku_mulai: string;
  berlaku_sampai: string;
  nama_berkas: string;
  nama: string;
  waktu: Date;
  baris: BarisPembukaDto[];
}
