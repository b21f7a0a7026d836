import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
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
import type { SumberAwal } from '@sinas/domain/formulir/kepala-awal';
import type { JenisRekaman } from '@sinas/domain/komoditas/rekaman';
import { KODE_IZIN, type KdRekomIzin } from '@sinas/domain/layanan/kode';
import { DaftarMassal, objekBiasa, type AturanMassal } from '../../../http/daftar-massal';
import { BarisDto, JsonSimpanDto, KelengkapanDto, MasalahDto } from '../lihat/tampilan.dto';

/** Multipart fields arrive as text. */
const dariJson = ({ value }: { value: unknown }): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

export class BuatDto {
  @IsIn(KODE_IZIN)
  kd_rekom: KdRekomIzin;

  @Matches(/^01\d{1,2}$/)
  kd_komoditas: string;

  /** Balance year; next year when absent. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2020)
  @Max(2100)
  tahun?: number;

  /** Number of the determined plan or case that it draws from; absent = it asks the nation. */
  @IsOptional()
  @IsString()
  @MaxLength(32)
  no_aju_rkt?: string;

  @IsOptional()
  @IsIn(['impor', 'lokal'])
  jenis_rekaman?: JenisRekaman;

  @IsOptional()
  @Transform(dariJson)
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  kepala?: Record<string, string>;
}
const barisBelum: AturanMassal['periksa'] = (isi) =>
  objekBiasa(isi) ? [] : [{ path: '', rule: 'isObject', message: 'Baris harus berupa objek' }];

export class JawabanDto {
  @IsString()
  @Matches(/^\d{1,18}$/)
  id: string;

  @IsString()
  @MaxLength(2000)
  jawaban: string;
}
export class SimpanDto {
  @IsString()
  @MaxLength(26)
  idNk: string;

  @Type(() => Number)
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

  /** Rows typed but not yet valid. */
  @DaftarMassal({ maks: 5000, periksa: barisBelum })
  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true }, required: false })
  baris_belum?: Record<string, unknown>[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(500)
  @ValidateNested({ each: true })
  @Type(() => JawabanDto)
  jawaban?: JawabanDto[];
}
export class HasilSimpanDto {
  noAju: string;
  idNk: string;
  versi: number;
  json_simpan: JsonSimpanDto;
  kelengkapan: KelengkapanDto;
}
export class HasilBarisDto extends HasilSimpanDto {
  baris: BarisDto;
}
export class DitolakDto {
  indeks: number;
  errors: MasalahDto[];
}
export class HasilBanyakDto extends HasilSimpanDto {
  diterima: BarisDto[];
  ditolak: DitolakDto[];
}
export class IsianAwalQuery {
  @IsIn(KODE_IZIN)
  kd_rekom: KdRekomIzin;
}
export class IsianAwalDto {
  kd_field: string;
  nilai: string;
  /** What the portal holds of the company, or the profile of who asks. */
  sumber: SumberAwal;
  /** As OSS said it, at `pada`. */
  menurut_oss: boolean;
  /** Since when it is known; null = the portal does not know how old it is. */
  pada: Date | null;
}
