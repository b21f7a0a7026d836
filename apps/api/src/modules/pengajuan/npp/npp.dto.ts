import { SISI_BULAN, type SisiBulan } from '@sinas/domain/baris/bulan';
import { ANTREAN, type Antrean } from '@sinas/domain/daftar/antrean';
import { ARAH_URUT, KOLOM_URUT, type ArahUrut, type KolomUrut } from '@sinas/domain/daftar/urutan';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import type { TraderType } from '@sinas/domain/pengajuan/penjaga';
import { DaftarMassal } from '../../../http/daftar-massal';
import { HalamanQuery } from '../../../http/halaman.dto';
import { JawabanDto } from '../draf/draf.dto';
import { BULAN_MASUK, MAKS_MEDAN_BULAN, SEL_MASUK } from './bulan-masuk';

const TRADER = ['IMPORTIR', 'LOKAL'] as const;
const NO_AJU = /^\d{26}$/;
const ID = /^\d{1,18}$/;

export class NppBuatDto {
  /** Of a plan that is there: its header is saved. Absent: a new one is begun. */
  @IsOptional()
  @Matches(NO_AJU)
  no_aju?: string;

  /** Version that was seen, of a plan that is there. */
  @IsOptional()
  @IsInt()
  @Min(1)
  versi?: number;

  /** Of a new plan. */
  @IsOptional()
  @Matches(/^01\d{1,2}$/)
  kd_komoditas?: string;

  /** Number of a plan that the new one is a copy of: its rows, its months a year on, what became of it as the base. */
  @IsOptional()
  @Matches(NO_AJU)
  dari?: string;

  /** Balance year of a new plan; next year when absent. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2020)
  @Max(2100)
  tahun?: number;

  @IsOptional()
  @IsIn(TRADER)
  trader_type?: TraderType;

  @IsOptional()
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  kepala?: Record<string, string>;

  /** The sender stands by what the plan says. */
  @IsOptional()
  @IsBoolean()
  pernyataan?: boolean;

  /** Answers to the ministry's remarks. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(500)
  @ValidateNested({ each: true })
  @Type(() => JawabanDto)
  jawaban?: JawabanDto[];
}
export class NppKirimDto {
  @Matches(NO_AJU)
  no_aju: string;

  /** Version that the sender looked at. */
  @IsInt()
  @Min(1)
  versi: number;
}
/** `BULAN_MASUK` checks it. */
export class NppBulanDto {
  /** MMYYYY */
  @ApiProperty({ maxLength: MAKS_MEDAN_BULAN.periode })
  periode: string;

  /** exact decimal text */
  @ApiProperty({ maxLength: MAKS_MEDAN_BULAN.jml })
  jml: string;

  /** Number of the permit or declaration that the figure comes from. */
  @ApiProperty({ maxLength: MAKS_MEDAN_BULAN.ref })
  ref?: string;
}
class BerbulanDto {
  /** Months of the plan's year. On a change these are all of them; absent: they stay. */
  @DaftarMassal(BULAN_MASUK)
  @ApiProperty({ required: false, type: () => [NppBulanDto], maxItems: BULAN_MASUK.maks })
  rencana?: NppBulanDto[];

  /** Months of the year before, and of the plan's year. */
  @DaftarMassal(BULAN_MASUK)
  @ApiProperty({ required: false, type: () => [NppBulanDto], maxItems: BULAN_MASUK.maks })
  realisasi?: NppBulanDto[];
}
/** `SEL_MASUK` checks it. */
export class NppSelDto {
  @ApiProperty({ enum: SISI_BULAN })
  sisi: SisiBulan;

  /** MMYYYY */
  @ApiProperty({ maxLength: MAKS_MEDAN_BULAN.periode })
  periode: string;

  /** exact decimal text; null takes the month out */
  @ApiProperty({ type: 'string', nullable: true, maxLength: MAKS_MEDAN_BULAN.jml })
  jml: string | null;

  /** Number of the permit or declaration that the figure comes from. */
  @ApiProperty({ maxLength: MAKS_MEDAN_BULAN.ref })
  ref?: string;
}
export class NppBarisBuatDto extends BerbulanDto {
  @Matches(NO_AJU)
  no_aju: string;

  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: true })
  data: Record<string, unknown>;
}
export class NppBarangBuatDto extends NppBarisBuatDto {
  @IsIn(['impor', 'lokal'])
  jenis: 'impor' | 'lokal';
}
export class NppProdukBuatDto extends NppBarisBuatDto {
  @Matches(ID)
  id_produksi: string;
}
export class NppPenggunaanBuatDto extends NppBarisBuatDto {
  @Matches(ID)
  id_penggunaan: string;
}
export class NppTujuanBuatDto extends NppBarisBuatDto {
  @Matches(ID)
  id_distribusi: string;
}
export class NppBarisUbahDto extends BerbulanDto {
  @Matches(NO_AJU)
  no_aju: string;

  /** Version of the row. */
  @IsInt()
  @Min(1)
  versi: number;

  /** Single months of a plan that can still be changed, beside those that stay. */
  @DaftarMassal(SEL_MASUK)
  @ApiProperty({ required: false, type: () => [NppSelDto], maxItems: SEL_MASUK.maks })
  sel?: NppSelDto[];

  /** Absent: what the row says stays, its months change. */
  @IsOptional()
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: true })
  data?: Record<string, unknown>;
}
export class NppBarangUbahDto extends NppBarisUbahDto {
  @IsOptional()
  @IsIn(['impor', 'lokal'])
  jenis?: 'impor' | 'lokal';
}
export class NppQuery extends HalamanQuery {
  @Matches(NO_AJU)
  no_aju: string;
}
export class NppBarangQuery extends NppQuery {
  @IsOptional()
  @IsIn(['impor', 'lokal'])
  jenis?: 'impor' | 'lokal';
}
export class NppProduksiQuery extends NppQuery {
  @Matches(ID)
  id_produksi: string;
}
export class NppPenggunaanQuery extends NppQuery {
  @Matches(ID)
  id_penggunaan: string;
}
export class NppDistribusiQuery extends NppQuery {
  @Matches(ID)
  id_distribusi: string;
}
export class NppTraderQuery {
  @Matches(NO_AJU)
  no_aju: string;

  @IsOptional()
  @IsIn(TRADER)
  trader_type?: TraderType;
}
export class NppNoAjuQuery {
  @Matches(NO_AJU)
  no_aju: string;
}
export class NppRiwayatQuery extends HalamanQuery {
  @IsOptional()
  @IsString()
  @MaxLength(200)
  keyword?: string;

  /** A part of the company's name. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  nama_perusahaan?: string;

  @IsOptional()
  @IsString()
  @MaxLength(80)
  kd_status?: string;

  @IsOptional()
  @Matches(/^01\d{1,2}$/)
  kd_komoditas?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun?: number;

  /** Of officers: plans at a desk, with the number at each desk in `meta.hitung`. Absent: whatever their state. */
  @IsOptional()
  @IsIn(ANTREAN)
  antrean?: Antrean;

  /** Of officers: who has taken it, at a desk; whoever had it in hand, where none is named. */
  @IsOptional()
  @IsUUID()
  petugas?: string;

  @IsOptional()
  @IsIn(KOLOM_URUT)
  sort?: KolomUrut;

  @IsOptional()
  @IsIn(ARAH_URUT)
  order?: ArahUrut;

  /** `meta.berikut` of the page before. */
  @IsOptional()
  @Matches(/^[\w-]{1,600}$/)
  kursor?: string;
}
