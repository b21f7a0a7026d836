import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

export class KataKunciQuery {
  @IsOptional()
  @IsString()
  @MaxLength(10_000)
  keyword?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit?: number;
}
export class PelabuhanBatasQuery {
  @IsOptional()
  @IsString()
  @MaxLength(10_000)
  keyword?: string;

  /** Up to 100000 (BATAS-02). */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100_000)
  limit?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  page?: number;
}
export class KodeQuery {
  @IsString()
  @MaxLength(60)
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
