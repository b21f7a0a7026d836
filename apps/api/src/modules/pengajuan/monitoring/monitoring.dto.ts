import { BENTUK_HARI } from '@sinas/domain/format/tanggal';
import { ARAH_URUT, KOLOM_URUT, type ArahUrut, type KolomUrut } from '@sinas/domain/daftar/urutan';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import type { KdStatus } from '@sinas/domain/pengajuan/status';
import { HalamanQuery } from '../../../http/halaman.dto';

/** Filter boxes that are left empty send an empty text. */
const Kosong = () => Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));

export class MonitoringQuery extends HalamanQuery {
  /** Ministry. */
  @IsOptional()
  @Kosong()
  @Matches(/^\d{3,5}$/)
  kl?: string;

  /** Status codes, by comma. */
  @IsOptional()
  @Kosong()
  @IsString()
  @MaxLength(80)
  proses?: string;

  /** Service: its code or its short name. */
  @IsOptional()
  @Kosong()
  @IsString()
  @MaxLength(10)
  ijin_rekom?: string;

  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : Number(value)))
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun_takwim?: number;

  /** NIB or NPWP. */
  @IsOptional()
  @Kosong()
  @IsString()
  @MaxLength(30)
  identitas?: string;

  @IsOptional()
  @Kosong()
  @IsString()
  @MaxLength(40)
  no_aju?: string;

  @IsOptional()
  @Kosong()
  @IsString()
  @MaxLength(200)
  nama_perusahaan?: string;

  /** `meta.berikut` of the page before. */
  @IsOptional()
  @Matches(/^[\w-]{1,600}$/)
  kursor?: string;

  @IsOptional()
  @IsIn(KOLOM_URUT)
  sort?: KolomUrut;

  @IsOptional()
  @IsIn(ARAH_URUT)
  order?: ArahUrut;
}
export class RekapQuery {
  /** Ministry. */
  @IsOptional()
  @Kosong()
  @Matches(/^\d{3,5}$/)
  kl?: string;

  @IsOptional()
  @Kosong()
  @IsString()
  @MaxLength(10)
  ijin_rekom?: string;

  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (value === '' ? undefined : Number(value)))
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun_takwim?: number;
}
export class BarisRekapDto {
  kd_ga: string;
  kd_rekom: string;
  tahun: number;
  kd_status_pengajuan: KdStatus;
  /** The legal clock had run out. */
  lewat: boolean;
  n: number;
  /** The earliest due date among them. */
  tenggat: Date | null;
}
export class RekapDto {
  /** When it was counted; at most a minute ago. */
  pada: Date;
  baris: BarisRekapDto[];
}
export class WaktuMejaDto {
  meja: 'antrean' | 'verifikator' | 'koordinator' | 'pejabat' | 'pemohon';
  /** Files there now, and those of them past their due date. */
  berkas: number;
  lewat: number;
  /** Stays that ended in the last `jangka_hari` days, and the working days within which half and nine in ten of them did. */
  selesai: number;
  median_hari: number | null;
  p90_hari: number | null;
}
export class WaktuMejaSemuaDto {
  /** Up to when stays were counted; null where they never were, or the reader watches no ministry. */
  pada: Date | null;
  jangka_hari: number;
  meja: WaktuMejaDto[];
}
export class KeputusanBaruDto {
  idNk: string;
  noAju: string;
  nama_perusahaan: string;
  jnsLayanan: string;
  ur_komoditas: string;
  hasil: 'penuh' | 'sebagian' | 'ditolak';
  diminta: string;
  diberikan: string;
  /** Null where the rows have several. */
  satuan: string | null;
  waktu: Date;
}
export class KeputusanBaruSemuaDto {
  /** The beginning of the first day (Jakarta) that is counted. */
  sejak: Date;
  penuh: number;
  sebagian: number;
  ditolak: number;
  /** The newest first, at most five. */
  terbaru: KeputusanBaruDto[];
}
export class TarikQuery {
  /** `meta.berikut` of the answer before; without it, from the first decision on. */
  @IsOptional()
  @Matches(/^[\w-]{1,200}$/)
  sejak?: string;

  @IsOptional()
  @Kosong()
  @Matches(/^\d{3,5}$/)
  kd_ga?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(500)
  limit?: number;
}
export class NomorQuery {
  @IsString()
  @MaxLength(40)
  no_aju: string;
}
export class IzinQuery {
  /** NPWP of a company; of one's own when absent. */
  @IsOptional()
  @Kosong()
  @IsString()
  @MaxLength(30)
  npwp?: string;

  /** Service. */
  @IsOptional()
  @Kosong()
  @Matches(/^0[1-8]$/)
  kd_ijin?: string;

  @IsOptional()
  @Kosong()
  @Matches(BENTUK_HARI)
  @IsISO8601({ strict: true })
  tgl_awal?: string;

  @IsOptional()
  @Kosong()
  @Matches(BENTUK_HARI)
  @IsISO8601({ strict: true })
  tgl_akhir?: string;

  /** One row of each. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(10_000)
  seri?: number;
}
export class TahunMonitoringQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun?: number;
}
export class SebelumnyaQuery {
  @Matches(/^0[1-8]$/)
  kd_rekom: string;

  @Matches(/^01\d{1,2}$/)
  kd_komoditas: string;
}
export const KELOMPOK_RINGKASAN = ['status', 'layanan', 'komoditas', 'kl'] as const;
export class RingkasanJumlahDto {
  kode: string;
  uraian: string;
  berkas: number;
  /** By unit: what has different units is not added up. */
  jumlah: JumlahSatuanDto[];
}
export class JumlahSatuanDto {
  satuan: string;
  diminta: string;
  ditetapkan: string;
}
export class KeputusanTarikDto {
  idNk: string;
  noAju: string;
  no_keputusan: string;
  tgl_keputusan: Date;
  kd_rekom: string;
  jnsLayanan: string;
  kd_komoditas: string;
  tahun: number;
  kd_ga: string;
  kd_status_pengajuan: string;
  nib: string | null;
  npwp: string;
  nama_perusahaan: string;
  berlaku_mulai: string | null;
  berlaku_sampai: string | null;
  jumlah_baris: number;
}
export class MetaTarikDto {
  limit: number;
  /** Give it back as `sejak`; the same one again when nothing new has come. */
  berikut: string | null;
}
export class BarisIzinDto {
  seri: number;
  uraian: string;
  hs: string | null;
  satuan: string;
  diminta: string;
  ditetapkan: string;
  terealisasi: string;
  sisa: string;
}
export class KeputusanRinciDto extends KeputusanTarikDto {
  baris: BarisIzinDto[];
}
export class BulanIzinDto {
  kd_rekom: string;
  jnsLayanan: string;
  /** MMYYYY of the decision. */
  periode: string;
  satuan: string;
  izin: number;
  ditetapkan: string;
  terealisasi: string;
  sisa: string;
}
export class AkanBerakhirDto {
  idNk: string;
  noAju: string;
  no_keputusan: string;
  jnsLayanan: string;
  kd_komoditas: string;
  ur_komoditas: string;
  nama_perusahaan: string;
  berlaku_sampai: string;
  /** Days to the last one; below zero when it has passed. */
  sisa_hari: number;
  tahap: 'D-60' | 'D-30' | 'D-7' | 'berakhir';
}
export class SebelumnyaDto {
  idNk: string;
  noAju: string;
  tahun: number;
  kepala: object;
  baris: object[];
}
export class KlBerkasDto {
  kd_ga: string;
  ur_ga: string;
  sejak: Date;
  sampai: Date | null;
}
