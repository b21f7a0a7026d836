import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { DenganBuktiDto } from '../../../http/masuk/dengan-bukti.dto';
import type { StatusKeberatan } from '@sinas/domain/keberatan/keberatan';
import { LampiranDto } from '../lihat/lampiran.dto';

export class ButirKeberatanDto {
  @Matches(/^\d{1,18}$/)
  id: string;

  /** Exact decimal text: what the company demands of the row. */
  @IsString()
  @MaxLength(20)
  jml: string;

  @IsString()
  @MaxLength(500)
  alasan: string;
}
export class KeberatanKirimDto {
  /** Of the file that was seen. */
  @IsInt()
  @Min(0)
  versi: number;

  @IsString()
  @MaxLength(4_000)
  alasan: string;

  /** Of a partial decision only. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(10_000)
  @ValidateNested({ each: true })
  @Type(() => ButirKeberatanDto)
  butir?: ButirKeberatanDto[];

  /** Ids of papers that were uploaded beside no file. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @IsUUID(undefined, { each: true })
  dokumen?: string[];
}
export class KeberatanJawabDto extends DenganBuktiDto {
  @IsInt()
  @Min(0)
  versi: number;

  @IsIn(['kabul', 'tolak'])
  putusan: 'kabul' | 'tolak';

  @IsString()
  @MaxLength(4_000)
  jawaban: string;

  @IsOptional()
  @IsString()
  @MaxLength(1_000)
  dasar_hukum?: string;
}
export class KeberatanTarikDto {}

export class ButirKeberatanTampilDto {
  seri: number;
  uraian: string;
  jml: string;
  alasan: string;
}
export class KeberatanIsiDto {
  id: string;
  kd_status: string;
  status: StatusKeberatan;
  ur_status: string;
  /** Texts, names and papers are kept from who only watches. */
  alasan: string | null;
  butir: ButirKeberatanTampilDto[];
  dokumen: LampiranDto[];
  oleh: string | null;
  waktu: Date;
  tenggat: Date;
  lewat: boolean;
  jawaban: string | null;
  dasar_hukum: string | null;
  dijawab_oleh: string | null;
  ditutup: Date | null;
  idNk_turunan: string | null;
  no_aju_turunan: string | null;
}
export class BarisKeberatanDto {
  id: string;
  seri: number;
  uraian: string;
  hs: string | null;
  satuan: string;
  ur_satuan: string;
  diminta: string;
  ditetapkan: string;
}
export class KeberatanDto {
  idNk: string;
  noAju: string;
  versi: number;
  kd_status: string;
  /** The last instant for an objection; null where there is nothing to object to. */
  sampai: Date | null;
  boleh_ajukan: boolean;
  boleh_tarik: boolean;
  boleh_jawab: boolean;
  /** Why this reader may not do what his role could. */
  halangan: string | null;
  baris: BarisKeberatanDto[];
  /** The last one first. */
  keberatan: KeberatanIsiDto[];
}
export class KeberatanTerbukaDto {
  id: string;
  idNk: string;
  noAju: string;
  pemilik: string;
  jnsLayanan: string;
  ur_komoditas: string;
  tahun: number;
  kd_status: string;
  ur_putusan: string;
  waktu: Date;
  tenggat: Date;
  lewat: boolean;
}
