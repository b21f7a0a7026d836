import { BENTUK_HARI } from '@sinas/domain/format/tanggal';
import { Type } from 'class-transformer';
import { IsInt, IsISO8601, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';

/** A list on a day. */
export class DaftarHariQuery {
  /** Entries that hold on this day (yyyy-mm-dd); today when missing. */
  @IsOptional()
  @Matches(BENTUK_HARI)
  @IsISO8601({ strict: true })
  tanggal?: string;

  @IsOptional()
  @IsString()
  @MaxLength(10_000)
  keyword?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100_000)
  page?: number;
}
export class KataKunciQuery extends DaftarHariQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit?: number;
}
export class PerElemenQuery extends KataKunciQuery {
  /** Code of a commodity (015) or of an option (021501); those of all options of a row with commas between. Without it, nothing is narrowed. */
  @IsOptional()
  @Matches(/^\d{3,7}(,\d{3,7}){0,9}$/)
  kd_elemen?: string;
}
export class PelabuhanBatasQuery extends DaftarHariQuery {
  /** Up to 100000 (BATAS-02). */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100_000)
  limit?: number;
}
export class PelabuhanNegaraQuery extends KataKunciQuery {
  /** Country, two letters. */
  @IsOptional()
  @Matches(/^[A-Z]{2}$/)
  negara?: string;
}
export class KodeQuery {
  @IsString()
  @MaxLength(60)
  kode: string;
}
export class PohonHsQuery {
  /** Two to eight digits; the chapters when missing. */
  @IsOptional()
  @Matches(/^\d{2,8}$/)
  induk?: string;
}
export class JalurHsQuery {
  @Matches(/^\d{4,8}$/)
  kode: string;
}
export class GaDto {
  kodeGA: string;
  GA: string;
  status: number | null;
}
export class KantorDto {
  KodeKPBC: string;
  UrKPBC: string;
  Id_Refrensi_KPBC: string | null;
}
export class HsDto {
  hsCodeFormat: string;
  uraianId: string;
  /** Texts of the lines above, from the heading down. */
  induk: string[];
}
/** A line of the tariff book where it hangs. */
export class SimpulHsDto {
  kode: string;
  uraian: string;
  digit: number;
  /** Something hangs below it. */
  anak: boolean;
  dapat_dipilih: boolean;
}
export class KbliDto {
  kode_kbli: string;
  uraian: string;
}
export class NegaraDto {
  KodeNegara: string;
  Negara: string;
  KodeWilayah: string;
  Wilayah: string;
}
export class SatuanDto {
  kodeSatuan: string;
  urSatuan: string;
}
export class IncotermDto {
  Incoterm: string;
  urIncoterm: string;
}
export class PelabuhanDto {
  KodePelabuhan: string;
  Pelabuhan: string;
  KodeKantor: string | null;
}
