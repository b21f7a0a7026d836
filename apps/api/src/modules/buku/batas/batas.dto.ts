import { Type } from 'class-transformer';
import {
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { MAKS_DASAR_BATAS } from '@sinas/domain/buku/batas';
import { HalamanQuery } from '../../../http/halaman.dto';

const TAHUN_AWAL = 2000;
const TAHUN_AKHIR = 2100;

export class BatasQuery extends HalamanQuery {
  @Type(() => Number)
  @IsInt()
  @Min(TAHUN_AWAL)
  @Max(TAHUN_AKHIR)
  tahun: number;

  @IsOptional()
  @IsString()
  @MaxLength(5)
  kd_komoditas?: string;

  /** Part of a company's name, or its whole NPWP. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  cari?: string;
}
export class KomoditasBatasQuery {
  @Type(() => Number)
  @IsInt()
  @Min(TAHUN_AWAL)
  @Max(TAHUN_AKHIR)
  tahun: number;
}
export class ElemenBatasDto {
  @IsOptional()
  @IsString()
  @MaxLength(20)
  '02'?: string;

  @IsOptional()
  @IsString()
  @MaxLength(20)
  '03'?: string;
}
export class AturBatasDto {
  @Matches(/^\d{15,16}$/, { message: 'NPWP terdiri atas 15 atau 16 angka' })
  npwp: string;

  @IsInt()
  @Min(TAHUN_AWAL)
  @Max(TAHUN_AKHIR)
  tahun: number;

  @IsString()
  @MaxLength(5)
  kd_komoditas: string;

  /** Of `jml`, one of the commodity's. */
  @IsString()
  @Length(1, 3)
  satuan: string;

  /** Exactly the elements that the commodity counts apart. */
  @IsObject()
  @ValidateNested()
  @Type(() => ElemenBatasDto)
  elemen: ElemenBatasDto;

  /** The whole limit of the year, what is issued already in it. */
  @Matches(/^\d{1,15}(\.\d{1,3})?$/, { message: 'Jumlah harus angka, paling banyak tiga angka di belakang koma' })
  jml: string;

  /** Number and date of the paper that sets it. */
  @IsString()
  @Length(5, MAKS_DASAR_BATAS, { message: `Tulis dasarnya, 5 sampai ${MAKS_DASAR_BATAS} huruf` })
  dasar: string;

  /** 0: not set yet. */
  @IsInt()
  @Min(0)
  versi: number;
}
/** Quantities are decimal texts in `satuan`. */
export class BatasPosDto {
  tahun: number;
  kd_komoditas: string;
  ur_komoditas: string;
  elemen: ElemenBatasDto;
  /** Elements in words; '' where the whole commodity is one line. */
  uraian: string;
  satuan: string;
  ur_satuan: string;
}
export class BatasDto extends BatasPosDto {
  id: string;
  perusahaan: string;
  npwp: string;
  jml: string;
  /** Of it on permits, used or not. */
  terbit: string;
  bebas: string;
  dasar: string;
  versi: number;
  nama: string;
  updated_at: Date;
}
export class PerubahanBatasDto {
  versi: number;
  sebelum: string;
  jml: string;
  dasar: string;
  nama: string;
  waktu: Date;
}
export class LewatBatasDto extends BatasPosDto {
  id: string;
  kejadian: Date;
  idNk: string | null;
  noAju: string | null;
  no_keputusan: string | null;
  perusahaan: string | null;
  npwp: string | null;
  /** By so much. */
  jml: string;
  /** Somebody has set a limit since. */
  diatur: boolean;
}
export class OpsiBatasDto {
  kode: string;
  nama: string;
}
export class GrupBatasDto {
  grup: string;
  opsi: OpsiBatasDto[];
}
export class KomoditasBatasDto {
  kd_komoditas: string;
  ur_komoditas: string;
  satuan: OpsiBatasDto[];
  grup: GrupBatasDto[];
}
