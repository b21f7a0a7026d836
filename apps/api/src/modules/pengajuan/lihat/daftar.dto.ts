import type { KdKeputusan } from '@sinas/domain/baris/keputusan';
import { KODE_KLASTER, type KodeKlaster } from '@sinas/domain/komoditas/klaster';
import type { IdentitasLayanan } from '@sinas/domain/layanan/definisi';
import { KODE_IZIN, type JenisIzin, type KdRekomIzin } from '@sinas/domain/layanan/kode';
import { ANTREAN, type Antrean } from '@sinas/domain/daftar/antrean';
import { BENTUK_PERIODE } from '@sinas/domain/daftar/periode';
import type { Tingkat } from '@sinas/domain/daftar/prioritas';
import type { KdStatus } from '@sinas/domain/pengajuan/status';
import {
  ARAH_URUT,
  KOLOM_URUT,
  KOLOM_URUT_ANTREAN,
  KOLOM_URUT_KL,
  type ArahUrut,
  type KolomUrut,
  type KolomUrutAntrean,
  type KolomUrutKl,
} from '@sinas/domain/daftar/urutan';
import { TINGKAT_ISRM } from '@sinas/domain/referensi/periksa-perusahaan';
import type { Level } from '@sinas/domain/pengajuan/meja';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Matches, Max, MaxLength, Min } from 'class-validator';
import { HalamanQuery } from '../../../http/halaman.dto';

/** What every list of files is narrowed by. */
export class SaringDaftarQuery extends HalamanQuery {
  @IsOptional()
  @IsString()
  @MaxLength(10_000)
  keyword?: string;

  @IsOptional()
  @IsString()
  @MaxLength(80)
  jnsLayanan?: string;

  /** `meta.berikut` of the page before: the rows after it, however far in the list. */
  @IsOptional()
  @Matches(/^[\w-]{1,600}$/)
  kursor?: string;

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
  @Type(() => Number)
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun?: number;

  @IsOptional()
  @IsIn(['Y', 'N'])
  fl_besi_baja?: string;

  /** When it was sent: `30h`, the last thirty days, or a year. */
  @IsOptional()
  @Matches(BENTUK_PERIODE)
  periode?: string;

  /** Cluster of import policy, by the number of its regulation. */
  @IsOptional()
  @IsIn(KODE_KLASTER)
  klaster?: KodeKlaster;

  /** Absent: the column's own, the newest or the most urgent first. */
  @IsOptional()
  @IsIn(ARAH_URUT)
  order?: ArahUrut;
}
export class DaftarQuery extends SaringDaftarQuery {
  @IsOptional()
  @IsIn(KOLOM_URUT)
  sort?: KolomUrut;
}
/** Of officers of the ministry that decides. */
export class SaringKlQuery extends SaringDaftarQuery {
  /** An officer: in a queue what he has taken, elsewhere what he had in hand at any desk. */
  @IsOptional()
  @IsUUID()
  petugas?: string;

  /** What ISRM says of the company. */
  @IsOptional()
  @IsIn(TINGKAT_ISRM)
  risiko?: string;

  /** Those that the officers of the reader's ministry have flagged. */
  @IsOptional()
  @IsIn(['Y'])
  bendera?: string;
}
export class KlQuery extends SaringKlQuery {
  @IsOptional()
  @IsIn(KOLOM_URUT_KL)
  sort?: KolomUrutKl;
}
export class AntreanQuery extends SaringKlQuery {
  /** By `prioritas` of 2,000 files at the most. */
  @IsOptional()
  @IsIn(KOLOM_URUT_ANTREAN)
  sort?: KolomUrutAntrean;

  @IsOptional()
  @IsIn(['low', 'medium', 'high'])
  prioritas?: Tingkat;

  @IsOptional()
  @IsIn(ANTREAN)
  antrean?: Antrean;
}
/** Files in each queue. */
export class HitungAntreanDto {
  /** What the reader can do the next step of. */
  untuk_saya: number;
  semua: number;
  saya: number;
  belum: number;
  lewat: number;
  perbaikan_masuk: number;
  di_pemohon: number;
  koordinator: number;
  pejabat: number;
}
export class AngkaPetugasDto {
  lewat: number;
  hari_ini: number;
  /** Passed on, back or decided in the last seven days. */
  selesai_minggu: number;
  /** Working days that these lay on the reader's own desk, the middle one. */
  median_hari: number | null;
}
/** `meta` of the work queue, beside the page. */
export class MetaAntreanDto {
  hitung: HitungAntreanDto;
  angka: AngkaPetugasDto;
}
export class BerkasQuery {
  @IsOptional()
  @IsString()
  @MaxLength(26)
  id_nk?: string;

  @IsOptional()
  @IsString()
  @MaxLength(26)
  no_aju?: string;
}
export class BarisQuery extends BerkasQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100_000)
  page?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(500)
  limit?: number;
}
export class LayananJumlahDto {
  kd_rekom: KdRekomIzin;
  jnsLayanan: JenisIzin;
  nama: string;
  jumlah: number;
}
export class StatusJumlahDto {
  kd_status_pengajuan: KdStatus;
  ur_status: string;
  jumlah: number;
}
export class PilihanSaringDto {
  layanan: LayananJumlahDto[];
  status: StatusJumlahDto[];
  tahun: number[];
}
export class KeputusanLevelDto {
  level: Level;
  oleh: string;
  kd_keputusan: KdKeputusan | null;
  catatan: string | null;
  waktu: Date;
}
export class RincianKlDto {
  seri: number;
  uraian: string;
  jml_usulan: string;
  jml_keputusan: string | null;
  kd_alasan: string | null;
  alasan: string | null;
}
export class KeputusanKlDto {
  keputusan: KeputusanLevelDto[];
  rincian: RincianKlDto[];
}
/** A commodity group with a window of its own. */
export class JadwalKomoditasDto {
  kd_komoditas: string;
  buka: boolean;
  tutup_buat: Date;
}
export class LayananBukaDto {
  kd_rekom: KdRekomIzin;
  jnsLayanan: JenisIzin;
  nama: string;
  kd_ga: string | null;
  ur_ga: string | null;
  fl_rakor: boolean;
  fl_pnbp: boolean;
  sla_hari: number | null;
  pemohon: IdentitasLayanan['pemohon'];
  buka: boolean;
  tahun: number;
  tutup_buat: Date;
  jadwal_komoditas: JadwalKomoditasDto[];
}
export class TerbukaQuery {
  @IsIn(KODE_IZIN)
  kd_rekom: KdRekomIzin;

  @Type(() => Number)
  @IsInt()
  @Min(2020)
  @Max(2100)
  tahun: number;
}
export class TerbukaDto {
  kd_komoditas: string;
  /** Null: of another branch, whose files the caller does not see. */
  idNk: string | null;
  noAju: string;
  ur_status: string;
}
