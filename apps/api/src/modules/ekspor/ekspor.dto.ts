import { SARING_MASUK, type SaringMasuk } from '@sinas/domain/akses/kata-akun';
import { BENTUK_HARI } from '@sinas/domain/format/tanggal';
import { KODE_KLASTER, type KodeKlaster } from '@sinas/domain/komoditas/klaster';
import { ANTREAN, type Antrean } from '@sinas/domain/daftar/antrean';
import { BENTUK_PERIODE } from '@sinas/domain/daftar/periode';
import type { Tingkat } from '@sinas/domain/daftar/prioritas';
import { ARAH_URUT, KOLOM_URUT_ANTREAN, type ArahUrut, type KolomUrutAntrean } from '@sinas/domain/daftar/urutan';
import { KODE_JENIS_RAPAT, type KdJenisRapat } from '@sinas/domain/rakor/jenis';
import { TINGKAT_ISRM } from '@sinas/domain/referensi/periksa-perusahaan';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

/** Filters of the lists, by the names that these have there. */
export class SaringEksporDto {
  @IsOptional()
  @IsString()
  @MaxLength(200)
  keyword?: string;

  @IsOptional()
  @IsString()
  @MaxLength(80)
  jnsLayanan?: string;

  @IsOptional()
  @Matches(/^0[1-8]$/)
  kd_rekom?: string;

  @IsOptional()
  @IsString()
  @MaxLength(80)
  kd_status?: string;

  @IsOptional()
  @Matches(/^01\d{1,2}$/)
  kd_komoditas?: string;

  @IsOptional()
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun?: number;

  @IsOptional()
  @IsIn(['Y', 'N'])
  fl_besi_baja?: string;

  @IsOptional()
  @IsIn(KOLOM_URUT_ANTREAN)
  sort?: KolomUrutAntrean;

  @IsOptional()
  @IsIn(ARAH_URUT)
  order?: ArahUrut;

  @IsOptional()
  @Matches(BENTUK_PERIODE)
  periode?: string;

  @IsOptional()
  @IsIn(KODE_KLASTER)
  klaster?: KodeKlaster;

  /** Of officers: an officer, by his id. */
  @IsOptional()
  @IsUUID()
  petugas?: string;

  /** Of officers. */
  @IsOptional()
  @IsIn(TINGKAT_ISRM)
  risiko?: string;

  /** Of officers: flagged by those of their ministry. */
  @IsOptional()
  @IsIn(['Y'])
  bendera?: string;

  /** Of a work queue: which, `semua` where nothing is said. */
  @IsOptional()
  @IsIn(ANTREAN)
  antrean?: Antrean;

  @IsOptional()
  @IsIn(['low', 'medium', 'high'])
  prioritas?: Tingkat;

  /** Of monitoring: ministry. */
  @IsOptional()
  @Matches(/^\d{3,5}$/)
  kl?: string;

  @IsOptional()
  @IsString()
  @MaxLength(80)
  proses?: string;

  @IsOptional()
  @IsString()
  @MaxLength(10)
  ijin_rekom?: string;

  @IsOptional()
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun_takwim?: number;

  @IsOptional()
  @IsString()
  @MaxLength(30)
  identitas?: string;

  @IsOptional()
  @IsString()
  @MaxLength(40)
  no_aju?: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  nama_perusahaan?: string;

  /** Of meetings: kind, 1 to 4. */
  @IsOptional()
  @IsIn(KODE_JENIS_RAPAT)
  jenis?: KdJenisRapat;

  /** Of decisions: ministry. */
  @IsOptional()
  @Matches(/^\d{3,5}$/)
  kd_ga?: string;

  /** Of sign-ins: whose, everybody's where nothing is said. */
  @IsOptional()
  @IsUUID()
  id_user?: string;

  @IsOptional()
  @IsIn(SARING_MASUK)
  peristiwa?: SaringMasuk;

  /** Of sign-ins: from this day on, of Jakarta: yyyy-mm-dd. */
  @IsOptional()
  @Matches(BENTUK_HARI)
  sejak?: string;

  /** Of sign-ins: up to and with this day. */
  @IsOptional()
  @Matches(BENTUK_HARI)
  sampai?: string;
}
export class MintaEksporDto {
  @IsIn(['berkas', 'kl', 'antrean', 'monitoring', 'keputusan', 'rapat', 'aktivitas'])
  daftar: 'berkas' | 'kl' | 'antrean' | 'monitoring' | 'keputusan' | 'rapat' | 'aktivitas';

  @IsIn(['csv', 'xlsx'])
  format: 'csv' | 'xlsx';

  @ValidateNested()
  @Type(() => SaringEksporDto)
  saring: SaringEksporDto;
}
export class EksporDto {
  id: string;
  daftar: 'berkas' | 'kl' | 'antrean' | 'monitoring' | 'keputusan' | 'rapat' | 'aktivitas';
  nama: string;
  format: 'csv' | 'xlsx';
  status: 'ANTRE' | 'BERJALAN' | 'SIAP' | 'GAGAL' | 'BATAL' | 'LEWAT';
  /** Rows so far, or in all. */
  baris: number;
  /** bytes */
  ukuran: number;
  pesan: string | null;
  url: string | null;
  dibuat: Date;
  berlaku_sampai: Date | null;
}
