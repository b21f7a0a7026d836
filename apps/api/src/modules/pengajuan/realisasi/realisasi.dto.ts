import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import type { KeadaanLapor } from '@sinas/domain/realisasi/lapor';
import { HalamanQuery } from '../../../http/halaman.dto';

export class RealisasiQuery extends HalamanQuery {
  /** One permit, with its rows; all of the reader's when absent. */
  @IsOptional()
  @IsString()
  @MaxLength(26)
  id_nk?: string;

  /** Only permits with a month that should have been reported. */
  @IsOptional()
  @IsIn(['lewat'])
  keadaan?: 'lewat';
}
export class BarisLaporDto {
  @Matches(/^\d{1,18}$/)
  id: string;

  /** Exact decimal text. */
  @IsString()
  @MaxLength(20)
  jml: string;

  /** Number of the customs declaration. */
  @IsOptional()
  @IsString()
  @MaxLength(60)
  ref?: string | null;
}
export class LaporRealisasiDto {
  @IsString()
  @MaxLength(26)
  idNk: string;

  /** MMYYYY */
  @Matches(/^(0[1-9]|1[0-2])20\d\d$/)
  periode: string;

  /** Of the report that was seen; 0 = none. */
  @IsInt()
  @Min(0)
  versi: number;

  /** Rows that are not named had nothing in this month. */
  @IsArray()
  @ArrayMaxSize(10_000)
  @ValidateNested({ each: true })
  @Type(() => BarisLaporDto)
  baris: BarisLaporDto[];
}
export class JumlahRealisasiDto {
  satuan: string;
  ur_satuan: string;
  ditetapkan: string;
  terealisasi: string;
  sisa: string;
}
export class BulanLaporDto {
  /** MMYYYY */
  periode: string;
  /** Last day in time. */
  tenggat: string;
  keadaan: KeadaanLapor;
  dilaporkan: Date | null;
  oleh: string | null;
  /** Of the last report; 0 = none. */
  versi: number;
}
export class BulanBarisRealisasiDto {
  periode: string;
  jml: string;
  ref: string | null;
}
export class BarisRealisasiDto extends JumlahRealisasiDto {
  id: string;
  seri: number;
  uraian: string;
  hs: string | null;
  bulan: BulanBarisRealisasiDto[];
}
export class RealisasiIzinDto {
  idNk: string;
  noAju: string;
  no_keputusan: string;
  jnsLayanan: string;
  kd_komoditas: string;
  ur_komoditas: string;
  tahun: number;
  nama_perusahaan: string;
  berlaku_mulai: string | null;
  berlaku_sampai: string | null;
  /** The reader's own company has it. */
  boleh_lapor: boolean;
  /** By unit. */
  jumlah: JumlahRealisasiDto[];
  bulan: BulanLaporDto[];
  /** Null in lists. */
  baris: BarisRealisasiDto[] | null;
}
