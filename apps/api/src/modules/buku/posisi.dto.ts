import { Type } from 'class-transformer';
import { IsDate, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

export class PosisiQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun?: number;

  /** As it was at this moment; without it, as it is. */
  @IsOptional()
  @Type(() => Date)
  @IsDate()
  per?: Date;
}
export class PosisiNasionalQuery {
  @Type(() => Number)
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun: number;

  @IsOptional()
  @IsString()
  @MaxLength(5)
  kd_komoditas?: string;

  @IsOptional()
  @Type(() => Date)
  @IsDate()
  per?: Date;
}
export class RekeningQuery {
  /** Of the position. */
  @IsString()
  @MaxLength(120)
  @Matches(/^\d{4}:/)
  kunci: string;

  @IsOptional()
  @Type(() => Date)
  @IsDate()
  dari?: Date;

  @IsOptional()
  @Type(() => Date)
  @IsDate()
  sampai?: Date;
}
/** Decimal texts in `satuan`; the parts add up to `ditetapkan`. */
export class PosisiDto {
  kunci: string;
  tahun: number;
  kd_komoditas: string;
  ur_komoditas: string;
  /** Elements that are counted apart. */
  uraian: string;
  satuan: string;
  ur_satuan: string;
  ditetapkan: string;
  terealisasi: string;
  terbit: string;
  dicadangkan: string;
  bebas: string;
  hangus: string;
  sisa: string;
}
export class PosisiNasionalDto extends PosisiDto {
  /** Determined and assigned to nobody. */
  tersedia: string;
  /** Given back; free by the coordinator's act only. */
  kembali: string;
}
export class PosisiPerusahaanDto {
  tahun: number;
  /** Years in which there is something. */
  tahun_ada: number[];
  per: Date;
  pos: PosisiDto[];
}
export class MutasiRekeningDto {
  id: string;
  /** Booked then. */
  waktu: Date;
  /** When it happened: earlier only of what was before the ledger, or known late. */
  kejadian: Date;
  peristiwa: string;
  /** From which account to which. */
  perpindahan: string;
  idNk: string | null;
  noAju: string | null;
  no_keputusan: string | null;
  /** Of a customs declaration. */
  no_pib: string | null;
  bertambah: string;
  berkurang: string;
  sisa: string;
}
export class RekeningDto {
  pos: PosisiDto;
  dari: Date | null;
  sampai: Date;
  awal: string;
  akhir: string;
  bertambah: string;
  berkurang: string;
  baris: MutasiRekeningDto[];
  /** There are more: ask for a shorter period. */
  terpotong: boolean;
}
export class BarisIzinLamaDto {
  seri: number;
  hs: string;
  uraian: string;
  satuan: string;
  ur_satuan: string;
  jml: string;
  /** Before the portal and since. */
  terealisasi: string;
  sisa: string;
}
/** A company's permit that was issued before the portal. */
export class IzinLamaDto {
  id: string;
  no_keputusan: string;
  tgl_keputusan: string;
  perusahaan: string;
  layanan: string;
  tahun: number;
  ur_komoditas: string;
  berlaku_mulai: string;
  berlaku_sampai: string;
  baris: BarisIzinLamaDto[];
}
