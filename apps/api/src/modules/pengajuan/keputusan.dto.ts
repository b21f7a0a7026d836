import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { DokumenDto, KewajaranDto } from './tampilan.dto';

const ID = /^\d{1,18}$/;
const JUMLAH = /^\d{1,15}(\.\d{1,3})?$/;

export class RincianMasukDto {
  @Matches(ID)
  id: string;

  @Matches(JUMLAH)
  jml_keputusan: string;

  @IsOptional()
  @IsString()
  @MaxLength(5)
  kd_alasan?: string;

  @IsOptional()
  @IsString()
  @MaxLength(1000)
  alasan?: string;
}
export class ButirPerbaikanDto {
  /** Form step: perusahaan, barang, produksi, dokumen. */
  @IsIn(['perusahaan', 'barang', 'produksi', 'dokumen', 'kirim'])
  tab: string;

  @IsOptional()
  @Matches(ID)
  id_baris?: string;

  @IsString()
  @MaxLength(60)
  kd_field: string;

  @IsString()
  @MaxLength(5)
  kd_alasan: string;

  @IsString()
  @MaxLength(1000)
  catatan: string;
}
export class PeriksaMasukDto {
  @IsInt()
  @Min(1)
  kode: number;

  @IsIn(['Y', 'N', 'NA'])
  hasil: string;

  @IsOptional()
  @IsString()
  @MaxLength(1000)
  catatan?: string;
}
export class TolakMasukDto {
  @IsString()
  @MaxLength(5)
  kd_alasan: string;

  @IsString()
  @MaxLength(2000)
  alasan: string;

  @IsString()
  @MaxLength(1000)
  dasar_hukum: string;

  @IsString()
  @MaxLength(2000)
  saran: string;
}
export class KeputusanSimpanDto {
  @IsString()
  @MaxLength(26)
  idNk: string;

  @IsOptional()
  @IsString()
  @MaxLength(2000)
  catatan?: string;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100_000)
  @ValidateNested({ each: true })
  @Type(() => RincianMasukDto)
  rincian?: RincianMasukDto[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(500)
  @ValidateNested({ each: true })
  @Type(() => ButirPerbaikanDto)
  perbaikan?: ButirPerbaikanDto[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => PeriksaMasukDto)
  checklist?: PeriksaMasukDto[];

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => TolakMasukDto)
  tolak?: TolakMasukDto;
}
export class KeputusanKirimDto extends KeputusanSimpanDto {
  @IsInt()
  @Min(1)
  versi: number;

  /** 1 approve, 2 return, 3 reject, 4 forward */
  @IsIn(['1', '2', '3', '4'])
  kd_keputusan: '1' | '2' | '3' | '4';

  /** Password, asked again to approve or reject. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  sandi?: string;
}
export class RincianKeputusanDto {
  id: string;
  seri: number;
  uraian: string;
  hs: string | null;
  ur_negara: string;
  ur_pelabuhan: string;
  satuan: string;
  jml_usulan: string;
  jml_keputusan: string | null;
  kd_alasan: string | null;
  alasan: string | null;
  jml_verifikator: string | null;
  jml_koordinator: string | null;
}
export class PeriksaDto {
  kode: number;
  nama: string;
  hasil: string | null;
  catatan: string;
}
export class AlasanDto {
  kd_alasan: string;
  ur_alasan: string;
}
export class EmpatMataDto {
  verifikator: string | null;
  koordinator: string | null;
  boleh: boolean;
  kalimat: string;
}
export class LembarKeputusanDto {
  level: number | null;
  rincian: RincianKeputusanDto[];
  checklist: PeriksaDto[];
  perbaikan: ButirPerbaikanDto[];
  catatan: string | null;
  tolak: TolakMasukDto | null;
  tersimpan_pada: Date | null;
  alasan: AlasanDto[];
  empat_mata: EmpatMataDto;
}
export class HasilKeputusanDto {
  noAju: string;
  idNk: string;
  versi: number;
  kd_status_pengajuan: string;
  ur_status: string;
  dokumen: DokumenDto | null;
}
export class HasilAmbilDto {
  idNk: string;
  versi: number;
  kd_status_pengajuan: string;
  pengambil: string | null;
}
export class TahunLaluDto {
  seri: number;
  jml: string | null;
}
export class KomponenDto {
  kewajaran: KewajaranDto[];
  tahun_lalu: TahunLaluDto[];
}
export class BerikutDto {
  level: number | null;
  nama: string;
  peran: string;
}
export class CheckpointInhouseDto {
  tahap: string;
  kd_status: string;
  oleh: string;
  mulai: Date;
  selesai: Date | null;
  sisa_sla_jam: number | null;
}
