import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
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
import { JENIS_NOTIFIKASI, type JenisNotifikasi } from '@sinas/domain/akses/akun';
import { KODE_TAHAP, type KdTahap } from '@sinas/domain/kalender/tahap-neraca';
import { JENIS_KALENDER, type JenisKalender } from '@sinas/domain/kalender/ubahan';
import { KODE_IZIN, KODE_REKOM, type KdRekom, type KdRekomIzin } from '@sinas/domain/layanan/kode';
import { HalamanQuery } from '../../http/halaman.dto';

/** A moment names its zone. */
const SAAT = /^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;
/** Something to read, not blanks alone. */
const BERISI = /\S/;
const TAHUN_AWAL = 2000;
const TAHUN_AKHIR = 2100;

export class TahunKalenderQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(TAHUN_AWAL)
  @Max(TAHUN_AKHIR)
  tahun?: number;
}
export class JadwalIsiDto {
  @IsInt()
  @Min(TAHUN_AWAL)
  @Max(TAHUN_AKHIR)
  tahun: number;

  @IsIn(KODE_REKOM)
  kd_rekom: KdRekom;

  /** One commodity group; without it, all of the service that have no window of their own. */
  @IsOptional()
  @IsString()
  @MaxLength(5)
  kd_komoditas?: string | null;

  @Matches(SAAT)
  @IsISO8601({ strict: true })
  buka_buat: string;

  @Matches(SAAT)
  @IsISO8601({ strict: true })
  tutup_buat: string;

  @Matches(SAAT)
  @IsISO8601({ strict: true })
  tutup_ubah: string;

  /** Of what draws from a determination; without it, from the determination to the end of the year. */
  @IsOptional()
  @Matches(SAAT)
  @IsISO8601({ strict: true })
  buka_tarik?: string | null;

  @IsOptional()
  @Matches(SAAT)
  @IsISO8601({ strict: true })
  tutup_tarik?: string | null;
}
export class LiburIsiDto {
  @Matches(BENTUK_HARI)
  @IsISO8601({ strict: true })
  tanggal: string;

  @IsString()
  @Length(1, 100)
  @Matches(BERISI)
  nama: string;
}
export class TahapIsiDto {
  @IsInt()
  @Min(TAHUN_AWAL)
  @Max(TAHUN_AKHIR)
  tahun: number;

  @IsIn(KODE_TAHAP)
  kode: KdTahap;

  @Matches(BENTUK_HARI)
  @IsISO8601({ strict: true })
  mulai: string;

  @Matches(BENTUK_HARI)
  @IsISO8601({ strict: true })
  sampai: string;
}
export class PengumumanIsiDto {
  /** Of one that is there; without it, a new one. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  id?: number | null;

  @IsString()
  @Length(1, 150)
  @Matches(BERISI)
  judul: string;

  @IsString()
  @Length(1, 1000)
  @Matches(BERISI)
  isi: string;

  @IsIn(JENIS_NOTIFIKASI)
  type: JenisNotifikasi;

  @Matches(SAAT)
  @IsISO8601({ strict: true })
  mulai: string;

  @IsOptional()
  @Matches(SAAT)
  @IsISO8601({ strict: true })
  sampai?: string | null;
}
export class LayananIsiDto {
  @IsIn(KODE_IZIN)
  kd_rekom: KdRekomIzin;

  @IsBoolean()
  fl_terbit_otomatis: boolean;
}
/** Exactly one of the five. */
export class UbahanKalenderDto {
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => JadwalIsiDto)
  jadwal?: JadwalIsiDto;

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => LiburIsiDto)
  libur?: LiburIsiDto;

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => TahapIsiDto)
  tahap?: TahapIsiDto;

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PengumumanIsiDto)
  pengumuman?: PengumumanIsiDto;

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => LayananIsiDto)
  layanan?: LayananIsiDto;

  /** Takes it away instead of setting it. */
  @IsOptional()
  @IsBoolean()
  hapus?: boolean;
}
export class SimpanKalenderDto extends UbahanKalenderDto {
  /** Mark of the preview that was looked at. */
  @Matches(/^[0-9a-f]{32}$/)
  tanda: string;

  /** Why. */
  @IsString()
  @Length(3, 500)
  @Matches(BERISI)
  catatan: string;
}
export class RiwayatKalenderQuery extends HalamanQuery {
  @IsIn(JENIS_KALENDER)
  jenis: JenisKalender;
}

export class JadwalKelolaDto {
  tahun: number;
  kd_rekom: KdRekom;
  kd_komoditas: string | null;
  buka_buat: string;
  tutup_buat: string;
  tutup_ubah: string;
  buka_tarik: string | null;
  tutup_tarik: string | null;
}
export class PengumumanKelolaDto {
  id: number;
  judul: string;
  isi: string;
  type: string;
  mulai: string;
  sampai: string | null;
}
export class KalenderDto {
  tahun: number;
  jadwal: JadwalKelolaDto[];
  /** Of the balance year and the year before. */
  libur: LiburIsiDto[];
  tahap: TahapIsiDto[];
  pengumuman: PengumumanKelolaDto[];
  layanan: LayananIsiDto[];
}
export class BerkasTersentuhDto {
  noAju: string;
  nama_perusahaan: string;
  keterangan: string;
}
export class DampakKalenderDto {
  jenis: JenisKalender;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  sebelum: object | null;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  sesudah: object | null;

  tanda: string;
  /** What follows from it, in sentences. */
  kalimat: string[];
  jumlah_berkas: number;
  jumlah_perusahaan: number;
  /** The first fifty. */
  berkas: BerkasTersentuhDto[];
}
export class UbahanTersimpanDto {
  jenis: JenisKalender;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  sesudah: object | null;

  diperpanjang: number;
}
export class RiwayatKalenderDto {
  id: string;
  peristiwa: 'tambah' | 'ubah' | 'hapus';
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  sebelum: object | null;

  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  sesudah: object | null;

  nama: string;
  peran: string;
  catatan: string | null;
  waktu: Date;
}
