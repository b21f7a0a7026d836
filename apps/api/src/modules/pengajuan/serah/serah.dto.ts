import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsString, Matches, MaxLength, Min, ValidateNested } from 'class-validator';

export class ButirSerahDto {
  @Matches(/^\d{1,18}$/)
  id: string;

  /** Exact decimal text. */
  @IsString()
  @MaxLength(20)
  jml: string;
}
export class SerahKirimDto {
  /** Of the file that was seen. */
  @IsInt()
  @Min(0)
  versi: number;

  @IsString()
  @MaxLength(4_000)
  alasan: string;

  @IsArray()
  @ArrayMaxSize(10_000)
  @ValidateNested({ each: true })
  @Type(() => ButirSerahDto)
  baris: ButirSerahDto[];
}
export class BarisSatuanDto {
  seri: number;
  uraian: string;
  satuan: string;
  ur_satuan: string;
}
export class BarisSerahDto extends BarisSatuanDto {
  id: string;
  hs: string | null;
  /** Without what was given back. */
  ditetapkan: string;
  diserahkan: string;
  terealisasi: string;
  sisa: string;
}
export class BarisDiserahkanDto extends BarisSatuanDto {
  jml: string;
  /** Of an evaluation, which says why of every row; '' elsewhere. */
  alasan: string;
}
export class PenyerahanDto {
  /** Given back by its holder (T33), or taken by an evaluation (T34). */
  jenis: 'SERAH' | 'EVALUASI';
  /** Of the decision's paper since then. */
  versi: number;
  waktu: Date;
  alasan: string;
  oleh: string;
  baris: BarisDiserahkanDto[];
}
export class SerahDto {
  idNk: string;
  noAju: string;
  no_keputusan: string | null;
  versi: number;
  /** The reader may give something back now. */
  boleh: boolean;
  baris: BarisSerahDto[];
  /** The last one first. */
  penyerahan: PenyerahanDto[];
}
