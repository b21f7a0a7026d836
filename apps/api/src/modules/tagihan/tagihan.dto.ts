import { IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { BENTUK_HARI } from '@sinas/domain/format/tanggal';
import type { HasilBayar, StatusTagihan } from '@sinas/domain/tagihan/tagihan';

export class SatuTagihanDto {
  urut: number;
  /** Fifteen digits; null while it is being asked for. */
  kode: string | null;
  /** Whole rupiah. */
  jumlah: string;
  status: StatusTagihan;
  terbit: Date | null;
  kedaluwarsa: Date | null;
  /** When the billing system was asked last. */
  diperiksa: Date | null;
  dibayar: Date | null;
  ntpn: string | null;
  ntb: string | null;
  saluran: string | null;
  /** Why it is void. */
  alasan: string | null;
}
export class TagihanDto extends SatuTagihanDto {
  idNk: string;
  /** When the file is closed if nobody pays (T30). */
  ditutup: Date | null;
  /** Bills of before, the newest first. */
  lama: SatuTagihanDto[];
}
export class BatalTagihanDto {
  @IsString()
  @MinLength(5)
  @MaxLength(200)
  alasan: string;
}
export class TarifBaruDto {
  @Matches(/^0[1-9]$/)
  kd_rekom: string;

  /** Whole rupiah. */
  @Matches(/^\d{1,15}$/)
  jumlah: string;

  @Matches(BENTUK_HARI)
  mulai: string;

  @IsOptional()
  @Matches(BENTUK_HARI)
  sampai?: string | null;

  @IsString()
  @MinLength(3)
  @MaxLength(200)
  dasar: string;
}
export class AkhirTarifDto {
  @Matches(BENTUK_HARI)
  sampai: string;
}
export class TarifDto {
  id: string;
  kd_rekom: string;
  jumlah: string;
  dasar: string;
  mulai: string;
  sampai: string | null;
  nama: string;
  waktu: Date;
}
export class PembayaranJanggalDto {
  id: string;
  kode: string;
  ntpn: string;
  jumlah: string;
  tgl_bayar: Date;
  hasil: HasilBayar;
  waktu: Date;
  idNk: string | null;
}
export class KabarBayarDto {
  @IsString()
  @MaxLength(15)
  kode: string;

  @IsString()
  @MaxLength(16)
  ntpn: string;

  @IsString()
  @MaxLength(40)
  ntb: string;

  @IsString()
  @MaxLength(15)
  jumlah: string;

  @IsString()
  @MaxLength(40)
  tgl_bayar: string;

  @IsString()
  @MaxLength(60)
  saluran: string;
}
export class KabarDiterimaDto {
  /** It was taken note of. */
  diterima: boolean;
}
