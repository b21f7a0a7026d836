import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
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
import { BENTUK_HARI } from '@sinas/domain/format/tanggal';
import { KODE_ANGKA_GARIS, MAKS_ALASAN_ANGKA, MAKS_SUMBER, type KdAngkaGaris } from '@sinas/domain/neraca/garis';
import type { Arah } from '@sinas/domain/neraca/pos';

export const JUMLAH_GARIS = /^\d{1,15}(\.\d{1,3})?$/;
const TAHUN_AWAL = 2000;
const TAHUN_AKHIR = 2100;
const MAKS_ANGKA_GARIS = 40;

export class TahunNeracaQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(TAHUN_AWAL)
  @Max(TAHUN_AKHIR)
  tahun?: number;
}
export class PapanQuery {
  @Type(() => Number)
  @IsInt()
  @Min(TAHUN_AWAL)
  @Max(TAHUN_AKHIR)
  tahun: number;
}
export class ElemenGarisDto {
  @IsOptional()
  @IsString()
  @MaxLength(20)
  '02'?: string;

  @IsOptional()
  @IsString()
  @MaxLength(20)
  '03'?: string;
}
export class AngkaGarisDto {
  @IsIn(KODE_ANGKA_GARIS)
  kode: KdAngkaGaris;

  /** Exact decimal text, in the unit of the line. */
  @Matches(JUMLAH_GARIS)
  jml: string;

  @IsString()
  @MaxLength(MAKS_SUMBER)
  sumber: string;

  @Matches(BENTUK_HARI)
  @IsISO8601({ strict: true })
  tanggal: string;

  @IsBoolean()
  dipilih: boolean;

  @IsString()
  @MaxLength(MAKS_ALASAN_ANGKA)
  alasan: string;
}
export class SimpanGarisDto {
  @IsInt()
  @Min(TAHUN_AWAL)
  @Max(TAHUN_AKHIR)
  tahun: number;

  @IsIn(['impor', 'ekspor'])
  arah: Arah;

  @IsString()
  @MaxLength(5)
  kd_komoditas: string;

  @IsString()
  @Length(1, 3)
  satuan: string;

  @IsObject()
  @ValidateNested()
  @Type(() => ElemenGarisDto)
  elemen: ElemenGarisDto;

  /** 0: the line is not there yet. */
  @IsInt()
  @Min(0)
  versi: number;

  @Matches(JUMLAH_GARIS)
  plafon: string;

  @IsString()
  @MaxLength(500)
  plafon_sumber: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAKS_ANGKA_GARIS)
  @ValidateNested({ each: true })
  @Type(() => AngkaGarisDto)
  angka: AngkaGarisDto[];
}
export class SimpanKonsepDto {
  @IsInt()
  @Min(TAHUN_AWAL)
  @Max(TAHUN_AKHIR)
  tahun: number;

  @IsString()
  @MaxLength(5)
  kd_komoditas: string;

  /** 0: nothing is kept yet. */
  @IsInt()
  @Min(0)
  versi: number;

  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: true })
  isi: Record<string, unknown>;
}
export class KonsepDto {
  @ApiProperty({ type: 'object', additionalProperties: true })
  isi: Record<string, unknown>;
  versi: number;
  nama: string;
  updated_at: Date;
}

export class PosDto {
  kunci: string;
  tahun: number;
  arah: Arah;
  kd_komoditas: string;
  ur_komoditas: string;
  /** Unit in which the line is added up. */
  satuan: string;
  /** Unit in which people speak of it. */
  satuan_lazim: string;
  elemen: ElemenGarisDto;
  /** Its elements in words; '' where the whole commodity is one line. */
  uraian: string;
}
export class GarisDto extends PosDto {
  id: string;
  plafon: string;
  plafon_sumber: string;
  ditetapkan: string;
  versi: number;
  angka: AngkaGarisDto[];
  jml_pasokan: string;
  jml_kebutuhan: string;
  /** Supply less demand: below zero is a deficit. */
  selisih: string;
}
export class GarisPapanDto extends PosDto {
  diminta: string;
  rekomendasi: string;
  isi: GarisDto | null;
}
export class KomoditasNeracaDto {
  tahun: number;
  kd_komoditas: string;
  ur_komoditas: string;
  koordinator: string;
  kd_ga_koordinator: string;
  menunggu: number;
  di_kl: number;
  garis: number;
}
export class BerkasPapanDto {
  idNk: string;
  noAju: string;
  versi: number;
  jnsLayanan: string;
  nama_perusahaan: string;
  ur_ga: string;
  kapasitas: string | null;
  realisasi: string | null;
}
export class BarisPapanDto {
  id: string;
  idNk: string;
  seri: number;
  uraian: string;
  satuan: string;
  /** `kunci` of its line. */
  garis: string;
  diminta: string;
  rekomendasi: string;
  kd_alasan: string;
  alasan: string;
}
export class BerkasDiKlDto {
  noAju: string;
  nama_perusahaan: string;
  ur_ga: string;
  jml: string;
  satuan: string;
  kd_status: string;
}
export class PenetapanRingkasDto {
  id: string;
  nota_nomor: string;
  nama: string;
  waktu: Date;
  berkas: number;
}
export class PapanDto {
  tahun: number;
  kd_komoditas: string;
  ur_komoditas: string;
  koordinator: string;
  kd_ga_koordinator: string;
  dasar_hukum: string[];
  /** More files wait than are shown. */
  lebih: boolean;
  garis: GarisPapanDto[];
  berkas: BerkasPapanDto[];
  baris: BarisPapanDto[];
  di_kl: BerkasDiKlDto[];
  konsep: KonsepDto | null;
  penetapan: PenetapanRingkasDto[];
}
