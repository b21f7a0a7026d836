import { ApiProperty } from '@nestjs/swagger';
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
import type { HasilPeriksa } from '@sinas/domain/baris/alasan';
import { LANGKAH_DIKENAL } from '@sinas/domain/layanan/daftar';
import { MAKS_BARIS } from '@sinas/domain/baris/barang';
import { DaftarMassal, objekBiasa } from '../../../http/daftar-massal';
import type { KdKeputusan } from '@sinas/domain/baris/keputusan';
import type { KdStatusTersimpan } from '@sinas/domain/pengajuan/status';
import type { Level } from '@sinas/domain/pengajuan/meja';
import { HasilAksiDto } from '../kirim/pengiriman.dto';
import { DokumenDto, KewajaranDto, OlehDto } from '../lihat/tampilan.dto';
import { DenganBuktiDto } from '../../../http/masuk/dengan-bukti.dto';

const ID = /^\d{1,18}$/;
const JUMLAH = /^\d{1,15}(\.\d{1,3})?$/;

/** A quantity for one row; `periksaRincianMasuk` checks it. */
export class RincianMasukDto {
  id: string;
  /** Exact decimal text. */
  jml_keputusan: string;
  @ApiProperty({ maxLength: 5, required: false })
  kd_alasan?: string;
  @ApiProperty({ maxLength: 1000, required: false })
  alasan?: string;
}
const MEDAN_RINCIAN: Record<keyof RincianMasukDto, (v: unknown) => boolean> = {
  id: (v) => typeof v === 'string' && ID.test(v),
  jml_keputusan: (v) => typeof v === 'string' && JUMLAH.test(v),
  kd_alasan: (v) => v === undefined || v === null || (typeof v === 'string' && v.length <= 5),
  alasan: (v) => v === undefined || v === null || (typeof v === 'string' && v.length <= 1000),
};
function periksaRincianMasuk(isi: unknown): { path: string; rule: string; message: string }[] {
  const r = objekBiasa(isi);
  if (!r) return [{ path: '', rule: 'isObject', message: 'rincian harus berupa objek' }];
  const salah = Object.entries(MEDAN_RINCIAN)
    .filter(([nama, sah]) => !sah(r[nama]))
    .map(([path]) => ({ path, rule: 'matches', message: `${path} tidak sesuai bentuk yang diharapkan` }));
  const asing = Object.keys(r).find((k) => !Object.hasOwn(MEDAN_RINCIAN, k));
  if (asing !== undefined)
    salah.push({
      path: asing.slice(0, 80),
      rule: 'whitelistValidation',
      message: `Isian ${asing.slice(0, 80)} tidak dikenal`,
    });
  return salah;
}
export class ButirPerbaikanDto {
  /** Form step. */
  @IsIn(LANGKAH_DIKENAL)
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
  hasil: HasilPeriksa;

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

  @DaftarMassal({ maks: MAKS_BARIS, periksa: periksaRincianMasuk })
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

  /** Last day of the decision, yyyy-mm-dd; empty or absent: as long as it may hold. */
  @IsOptional()
  @IsString()
  @MaxLength(10)
  berlaku_sampai?: string;
}
/** The consideration of a ministry before a meeting (T16). */
export class PertimbanganDto extends DenganBuktiDto {
  @IsString()
  @MaxLength(26)
  idNk: string;

  @IsInt()
  @Min(1)
  versi: number;

  @IsOptional()
  @IsString()
  @MaxLength(2000)
  catatan?: string;

  @DaftarMassal({ maks: MAKS_BARIS, periksa: periksaRincianMasuk })
  rincian?: RincianMasukDto[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(20)
  @ValidateNested({ each: true })
  @Type(() => PeriksaMasukDto)
  checklist?: PeriksaMasukDto[];
}
export class CabutDto extends DenganBuktiDto {
  @IsInt()
  @Min(1)
  versi: number;

  @IsString()
  @MaxLength(2000)
  alasan: string;

  @IsOptional()
  @IsString()
  @MaxLength(1000)
  dasar_hukum?: string;
}
export class KeputusanKirimDto extends KeputusanSimpanDto {
  @IsInt()
  @Min(1)
  versi: number;

  /** 1 approve, 2 return, 3 reject, 4 forward */
  @IsIn(['1', '2', '3', '4'])
  kd_keputusan: KdKeputusan;

  /** Password, asked again to approve or reject; of an account without second factor. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  sandi?: string;

  /** Of POST /api/bukti. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  bukti?: string;

  /** Code of the authenticator app. */
  @IsOptional()
  @IsString()
  @MaxLength(40)
  kode?: string;
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
  /** More than was asked for may be given, with words: of what a ministry files. */
  boleh_naik?: boolean;
}
export class PeriksaDto {
  kode: number;
  nama: string;
  hasil: HasilPeriksa | null;
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
/** yyyy-mm-dd */
export class MasaDto {
  paling_awal: string;
  paling_akhir: string;
}
export class LembarKeputusanDto {
  level: Level | null;
  rincian: RincianKeputusanDto[];
  checklist: PeriksaDto[];
  perbaikan: ButirPerbaikanDto[];
  catatan: string | null;
  tolak: TolakMasukDto | null;
  /** Last day that the official gives; null = as long as it may hold. */
  berlaku_sampai: string | null;
  /** Days between which it may lie; null where no official gives it. */
  masa: MasaDto | null;
  tersimpan_pada: Date | null;
  alasan: AlasanDto[];
  empat_mata: EmpatMataDto;
  /** Who has finished the decider's sheet, and when: from then on it is a record. */
  diputus: OlehDto | null;
}
export class HasilKeputusanDto extends HasilAksiDto {
  dokumen: DokumenDto | null;
}
export class HasilAmbilDto extends HasilAksiDto {
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
  level: Level | null;
  nama: string;
  peran: string;
}
export class CheckpointInhouseDto {
  tahap: string;
  kd_status: KdStatusTersimpan;
  oleh: string;
  mulai: Date;
  selesai: Date | null;
  sisa_sla_jam: number | null;
}
