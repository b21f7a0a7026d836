import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import type { JenisKolom } from '@sinas/domain/baris/kolom';
import type { AsalDokumen, StatusDokumen } from '@sinas/domain/berkas/aturan-berkas';
import type { JenisPelaku } from '@sinas/domain/formulir/formulir';
import type { TraderType } from '@sinas/domain/pengajuan/penjaga';

const NO_AJU = /^\d{26}$/;

export class NppBentukQuery {
  @Matches(NO_AJU)
  no_aju: string;

  @IsOptional()
  @IsIn(['IMPORTIR', 'LOKAL'])
  trader_type?: TraderType;
}
export class NppDokumenQuery {
  @Matches(NO_AJU)
  no_aju: string;
}
export class NppKomoditasQuery {
  @IsOptional()
  @Matches(/^01\d{1,2}$/)
  kd_komoditas?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2020)
  @Max(2100)
  tahun?: number;
}
export class NppUnggahDto {
  @Matches(NO_AJU)
  no_aju: string;

  @Matches(/^D\d{2}$/)
  kd_dokumen: string;

  @IsOptional()
  @IsString()
  @MaxLength(120)
  nomor?: string;

  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  tanggal?: string;

  @IsOptional()
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  berlaku_sampai?: string;
}
export class NppKolomDto {
  kd_field: string;
  label: string;
  jenis: JenisKolom;
  wajib: boolean;
  maks?: number;
  grup?: string;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  pilihan?: Record<string, string>;
}
export class NppJenisDto {
  kode: string;
  nama: string;
  induk: string | null;
  kolom: NppKolomDto[];
}
export class NppPeriodeDto {
  label: string;
  value: string;
}
export class NppBentukDto {
  tab: string;
  jenis: NppJenisDto[];
  satuan: string[];
  @ApiProperty({ type: 'object', additionalProperties: true })
  opsi: object;
  bulan_rencana: NppPeriodeDto[];
  bulan_realisasi: NppPeriodeDto[];
}
export class NppBarangAcuanDto {
  kd_komoditas: string;
  ur_komoditas: string;
  kode: string;
  uraian: string;
}
export class NppKomoditasDto {
  kd_komoditas: string;
  ur_komoditas: string;
  kd_ga: string;
  ur_ga: string;
  satuan: string[];
}
export class NppCabangDto {
  npwp: string;
  nama: string;
}
export class NppUserDto {
  boleh: boolean;
  alasan: string[];
  npwp: string;
  trader_type: TraderType[];
  jenis_pelaku: JenisPelaku[];
  boleh_kirim: boolean;
  cabang: NppCabangDto[];
}
export class NppSatuanDto {
  kodeSatuan: string;
  urSatuan: string;
}
export class NppDokumenDto {
  id: string;
  kd_dokumen: string;
  nama_dokumen: string;
  nomor: string | null;
  tanggal: string | null;
  berlaku_sampai: string | null;
  nama_file: string;
  ukuran: number;
  mime: string;
  status: StatusDokumen;
  asal: AsalDokumen;
  url: string;
  created_at: Date;
}
export class NppDokumenDiunggahDto extends NppDokumenDto {
  /** Version of the plan after it. */
  versi: number | null;
}
export class NppDokumenHapusDto {
  /** Version of the plan after it. */
  versi: number | null;
}
