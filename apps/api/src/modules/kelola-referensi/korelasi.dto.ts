import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsOptional, IsString, Length, Matches } from 'class-validator';

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
