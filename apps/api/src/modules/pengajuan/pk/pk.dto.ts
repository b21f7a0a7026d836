import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import type { KdStatus, Lencana } from '@sinas/domain/pengajuan/status';
import { DaftarMassal, objekBiasa, type AturanMassal } from '../../../http/daftar-massal';
import { JawabanDto } from '../draf/draf.dto';
import { HalamanQuery } from '../../../http/halaman.dto';
import { TandaTerimaDto } from '../kirim/pengiriman.dto';
import { JsonSimpanDto, KelengkapanDto } from '../lihat/tampilan.dto';

/** Levels of rows: 1 the national figure, 2 who receives of it, 3 goods. */
const LEVEL = [1, 2, 3] as const;
export type LevelPk = (typeof LEVEL)[number];
const SERI = /^\d{1,9}$/;
const ID = /^\d{1,18}$/;
/** Exact decimal text; numbers are taken as they are written. */
const teksAngka = ({ value }: { value: unknown }): unknown => (typeof value === 'number' ? String(value) : value);
const objek: AturanMassal['periksa'] = (isi) =>
  objekBiasa(isi) ? [] : [{ path: '', rule: 'isObject', message: 'Baris harus berupa objek' }];

export class PkBuatDto {
  @Matches(/^01\d{1,2}$/)
  kd_komoditas: string;

  /** Balance year; next year when absent. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2020)
  @Max(2100)
  tahun?: number;

  @IsOptional()
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  kepala?: Record<string, string>;
}
export class PkSimpanDto {
  @IsString()
  @MaxLength(26)
  idNk: string;

  @IsInt()
  @Min(1)
  versi: number;

  @IsOptional()
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  kepala?: Record<string, string>;

  @IsOptional()
  @IsBoolean()
  pernyataan?: boolean;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(500)
  @ValidateNested({ each: true })
  @Type(() => JawabanDto)
  jawaban?: JawabanDto[];
}
export class PkHapusQuery {
  @IsString()
  @MaxLength(26)
  id_nk: string;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  alasan?: string;
}
export class PkBarisBuatDto {
  @IsString()
  @MaxLength(26)
  idNk: string;

  @IsIn(LEVEL)
  id_level: LevelPk;

  /** Row that they hang from; rows of level 1 have none. */
  @IsOptional()
  @Matches(ID)
  id_induk?: string;

  /** All of them are taken, or none. */
  @DaftarMassal({ maks: 1000, wajib: true, periksa: objek })
  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  rows: Record<string, unknown>[];
}
export class PkBarisUbahDto {
  @IsString()
  @MaxLength(26)
  idNk: string;

  @IsIn(LEVEL)
  id_level: LevelPk;

  @Matches(ID)
  id: string;

  /** Version of the row. */
  @IsInt()
  @Min(1)
  versi: number;

  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: true })
  data: Record<string, unknown>;
}
export class PkBarisHapusQuery {
  @IsString()
  @MaxLength(26)
  id_nk: string;

  @Type(() => Number)
  @IsIn(LEVEL)
  id_level: LevelPk;

  /** One id, or several below one parent. */
  @ApiProperty({ type: [String] })
  @IsString({ each: true })
  @Matches(ID, { each: true })
  id: string | string[];
}
export class PkQuery {
  @IsString()
  @MaxLength(26)
  no_aju: string;

  @Type(() => Number)
  @IsIn(LEVEL)
  id_level: LevelPk;

  /** usulan: what was asked for; keputusan: with what was given. */
  @IsOptional()
  @IsIn(['usulan', 'keputusan'])
  type?: 'usulan' | 'keputusan';

  @IsOptional()
  @Matches(SERI)
  seri?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(10_000)
  page?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1000)
  limit?: number;
}
export class PkKirimDto {
  @IsString()
  @MaxLength(26)
  idNk: string;

  /** Version that the sender looked at. */
  @IsInt()
  @Min(1)
  versi: number;
}
export class PkButirDto {
  /** The row by its id, or by its number where that says which. */
  @IsOptional()
  @Matches(ID)
  id?: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  seri?: number;

  @IsOptional()
  @Transform(teksAngka)
  @Matches(/^\d{1,12}(\.\d{1,3})?$/)
  jml_usulan?: string;

  @Transform(teksAngka)
  @Matches(/^\d{1,12}(\.\d{1,3})?$/)
  jml_keputusan: string;

  @IsOptional()
  @IsString()
  @MaxLength(2000)
  alasan?: string;
}
export class PkKeputusanDto {
  /** Number or id of the file. */
  @IsString()
  @MaxLength(26)
  no_aju: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  versi?: number;

  @IsIn(LEVEL)
  id_level: LevelPk;

  @IsOptional()
  @IsString()
  @MaxLength(2000)
  catatan?: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(2000)
  @ValidateNested({ each: true })
  @Type(() => PkButirDto)
  rows: PkButirDto[];
}
export class PkDaftarQuery extends HalamanQuery {
  @IsOptional()
  @IsString()
  @MaxLength(200)
  keyword?: string;

  @IsOptional()
  @IsString()
  @MaxLength(80)
  kd_status?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun?: number;
}
/** A row of whatever level; each level has fields of its own among these. */
export class PkBarisDto {
  id: string;
  id_level: LevelPk;
  id_induk: string | null;
  seri: number;
  versi: number;
  jumlah_anak: number;
  jml: string;
  satuan?: string;
  uraian?: string;
  '02'?: string;
  ur_02?: string;
  '03'?: string;
  ur_03?: string;
  npwp?: string;
  nama?: string;
  uraian_barang?: string;
  '08'?: string;
  negara_asal?: string;
  periode?: string[];
}
export class PkBarisBacaDto extends PkBarisDto {
  /** The same three where `type` is keputusan. */
  jml_usulan?: string;
  jml_keputusan?: string | null;
  alasan?: string;
}
export class HasilPkDto {
  noAju: string;
  idNk: string;
  versi: number;
  json_data: JsonSimpanDto;
  kelengkapan: KelengkapanDto;
}
export class HasilBarisPkDto extends HasilPkDto {
  /** Rows that were written. */
  rows: PkBarisDto[];
}
export class HasilKirimPkDto {
  noAju: string;
  idNk: string;
  versi: number;
  json_data: JsonSimpanDto;
  tanda_terima: TandaTerimaDto;
  kd_status_pengajuan: KdStatus;
  ur_status: string;
}
/** What a ministry's need gives to the reader's company. */
export class AlokasiDto {
  id: string;
  noAju: string;
  nama_layanan: string;
  ur_ga: string;
  kd_komoditas: string;
  ur_komoditas: string;
  tahun: number;
  kd_status_pengajuan: KdStatus;
  ur_status: string;
  badge: Lencana;
  npwp: string;
  nama: string;
  satuan: string;
  ur_satuan: string;
  jml: string;
  no_keputusan: string | null;
  tgl_keputusan: string | null;
  berlaku_mulai: string | null;
  berlaku_sampai: string | null;
}
