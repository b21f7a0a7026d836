import { ApiProperty } from '@nestjs/swagger';
import type { JenisRekaman } from '@sinas/domain/komoditas/rekaman';
import { Type } from 'class-transformer';
import { DaftarMassal, objekBiasa, type AturanMassal } from '../../../http/daftar-massal';
import { IsIn, IsInt, IsObject, IsOptional, IsString, Matches, MaxLength, Min, ValidateNested } from 'class-validator';

/** What a record must be to be looked at at all; its own shape is judged row by row. */
const objek: AturanMassal['periksa'] = (isi) =>
  objekBiasa(isi) ? [] : [{ path: '', rule: 'isObject', message: 'Baris harus berupa objek' }];

/** One entry of `elements`: a group and its value, a list for group 06. */
export class RekamanElemenDto {
  kd_grup: string;
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] })
  value: string | string[];
}
/** A commodity record with the specification's field names (`bentukRekaman` checks it, `periksaBaris` its rules). */
export class RekamanDto {
  '01'?: string;
  '02'?: string;
  '03'?: string;
  '04'?: string;
  '05'?: string;
  '06'?: string[];
  '07'?: string;
  '08'?: string;
  ur_01?: string;
  ur_02?: string;
  ur_03?: string;
  ur_04?: string;
  ur_05?: string;
  ur_06?: string[];
  ur_07?: string;
  ur_08?: string;
  satuan?: string;
  ur_satuan?: string;
  elements?: RekamanElemenDto[];
  uraian_barang?: string;
  /** Exact decimal text. */
  jml_bahan_baku?: string;
  negara_asal?: string;
  ur_negara_asal?: string;
  pelabuhan_tujuan?: string;
  ur_pelabuhan_tujuan?: string;
  /** MMYYYY each. */
  periode_importasi?: string[];
  ur_periode_importasi?: string[];
  tujuan_penggunaan?: string;
  ur_tujuan_penggunaan?: string;
  ukuran?: string;
  spesifikasi?: string;
  /** Why a tariff line is used that is not listed for the commodity. */
  catatan_hs?: string;
  @ApiProperty({ oneOf: [{ type: 'integer' }, { type: 'string' }], required: false })
  no_seri?: number | string;
}
export class BarisBuatDto {
  @IsString()
  @MaxLength(26)
  idNk: string;

  @IsOptional()
  @IsIn(['impor', 'lokal'])
  jenis?: JenisRekaman;

  @IsObject()
  data: RekamanDto;
}
export class BarisUbahDto extends BarisBuatDto {
  @IsString()
  @Matches(/^\d{1,18}$/)
  id: string;

  /** Version of the row. */
  @IsInt()
  @Min(1)
  versi: number;
}
export class BarisHapusQuery {
  @IsString()
  @MaxLength(26)
  id_nk: string;

  /** One id, or several. */
  @ApiProperty({ type: [String] })
  @IsString({ each: true })
  @Matches(/^\d{1,18}$/, { each: true })
  id: string | string[];
}
export class BarisBanyakDto {
  @IsString()
  @MaxLength(26)
  idNk: string;

  @IsOptional()
  @IsIn(['impor', 'lokal'])
  jenis?: JenisRekaman;

  /** Each is judged by itself: a wrong one comes back with its faults, the others are taken. */
  @DaftarMassal({ maks: 5000, wajib: true, periksa: objek })
  rows: RekamanDto[];
}
export class SubIsiDto {
  @IsString()
  @MaxLength(1000)
  uraian: string;

  @IsString()
  @MaxLength(1000)
  lokasi: string;

  @IsString()
  @MaxLength(30)
  jml: string;
}
const MEDAN_SUB: Record<keyof SubIsiDto, number> = { uraian: 1000, lokasi: 1000, jml: 30 };
const subIsi: AturanMassal['periksa'] = (isi) => {
  const r = objekBiasa(isi);
  if (!r || Object.keys(r).some((k) => !Object.hasOwn(MEDAN_SUB, k)))
    return [{ path: '', rule: 'isObject', message: 'Baris harus berupa objek dengan uraian, lokasi, dan jml' }];
  return Object.entries(MEDAN_SUB)
    .filter(([nama, maks]) => typeof r[nama] !== 'string' || r[nama].length > maks)
    .map(([path]) => ({ path, rule: 'isString', message: `${path} harus berupa teks, dan tidak terlalu panjang` }));
};
export class SubBuatDto {
  @Matches(/^\d{1,18}$/)
  id_baris: string;

  @IsObject()
  @ValidateNested()
  @Type(() => SubIsiDto)
  data: SubIsiDto;
}
export class SubBanyakDto {
  @Matches(/^\d{1,18}$/)
  id_baris: string;

  @DaftarMassal({ maks: 1000, wajib: true, periksa: subIsi })
  rows: SubIsiDto[];
}
export class SubUbahDto {
  @Matches(/^\d{1,18}$/)
  id: string;

  @IsInt()
  @Min(1)
  versi: number;

  @IsObject()
  @ValidateNested()
  @Type(() => SubIsiDto)
  data: SubIsiDto;
}
export class SubQuery {
  @Matches(/^\d{1,18}$/)
  id_baris: string;
}
export class SubHapusQuery {
  @Matches(/^\d{1,18}$/)
  id: string;
}
export class SubTampilDto {
  id: string;
  id_baris: string;
  no_seri: number;
  versi: number;
  uraian: string;
  lokasi: string;
  jml: string;
}
export class HasilSubDto {
  versi: number;
  sub: SubTampilDto[];
}
