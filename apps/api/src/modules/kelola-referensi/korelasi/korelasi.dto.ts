import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  Min,
} from 'class-validator';

const GRUP = ['01', '02', '03', '04', '05', '06', '07'] as const;

export class KorelasiQuery {
  /** Commodity group; all when missing. */
  @IsOptional()
  @Matches(/^\d{3,4}$/)
  kd_komoditas?: string;
}
export class SimpanKorelasiDto {
  @Matches(/^\d{3,4}$/)
  kd_komoditas: string;

  /** 01: the group as a whole. */
  @IsIn(GRUP)
  kd_grup: (typeof GRUP)[number];

  @Matches(/^\d{3,10}$/)
  kd_elemen: string;

  /** All codes of the element, eight digits each: those that are missing are closed. */
  @IsArray()
  @ArrayMaxSize(500)
  @ArrayUnique()
  @Matches(/^\d{8}$/, { each: true })
  hs: string[];

  /** As it was read. */
  @Matches(/^[0-9a-f]{16}$/)
  versi: string;

  @IsOptional()
  @IsString()
  @Length(3, 500)
  catatan?: string;
}
export class TandaLengkapDto {
  @Matches(/^\d{3,4}$/)
  kd_komoditas: string;

  @IsBoolean()
  lengkap: boolean;

  /** As it was read; 0 = nobody has said anything yet. */
  @IsInt()
  @Min(0)
  versi: number;

  @IsString()
  @Length(3, 500)
  catatan: string;
}
export class KelompokKorelasiDto {
  kd_komoditas: string;
  ur_komoditas: string;
  /** Headings of four digits. */
  pos: string[];
  jumlah_hs: number;
  /** Only listed lines may be chosen. */
  lengkap: boolean;
  versi: number;
}
export class KorelasiHsDto {
  hsCodeFormat: string;
  uraianId: string;
  induk: string[];
  /** yyyy-mm-dd */
  berlaku_mulai: string | null;
  sumber: string;
}
export class KorelasiDto {
  kd_komoditas: string;
  kd_grup: string;
  kd_elemen: string;
  ur_elemen: string;
  /** Mark of the lines of this element. */
  versi: string;
  hs: KorelasiHsDto[];
}
