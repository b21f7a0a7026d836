import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { rapi } from './pengguna.dto';

export class CabangBaruDto {
  @Transform(rapi)
  @IsString()
  @MinLength(3)
  @MaxLength(200)
  nama: string;

  /** 15 or 16 digits, another than the head office's. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.replace(/[\s.-]/g, '') : value))
  @Matches(/^\d{15,16}$/)
  npwp: string;

  @IsString()
  @MinLength(5)
  @MaxLength(500)
  alamat: string;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  kota?: string;
}
export class UbahCabangDto {
  @IsOptional()
  @Transform(rapi)
  @IsString()
  @MinLength(3)
  @MaxLength(200)
  nama?: string;

  @IsOptional()
  @IsString()
  @MinLength(5)
  @MaxLength(500)
  alamat?: string;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  kota?: string;
}
export class OrganisasiDto {
  id: string;
  nama: string;
  nib: string | null;
  npwp: string | null;
  alamat: string | null;
  kota: string | null;
  isbranch: boolean;
  /** Open accounts. */
  pengguna: number;
}
export class IntegrasiDto {
  jenis: 'kkp' | 'kementan' | 'siinas' | 'inatrade';
  nama_sistem: string;
  terdaftar: boolean;
  id_luar: string | null;
  nama: string | null;
  sejak: string | null;
  keterangan: string | null;
}
