import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import type { StatusInformasi } from '@sinas/domain/informasi/informasi';
import { LampiranDto } from '../lihat/lampiran.dto';

export class InformasiMintaDto {
  /** Of the file that was seen. */
  @IsInt()
  @Min(0)
  versi: number;

  @IsString()
  @MaxLength(4_000)
  pertanyaan: string;

  /** Working days that the company is given. */
  @IsInt()
  @Min(0)
  @Max(100)
  hari: number;

  /** Codes of papers of the service. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @Matches(/^[A-Z0-9]{1,20}$/, { each: true })
  dokumen?: string[];
}
export class InformasiJawabDto {
  @IsString()
  @MaxLength(4_000)
  jawaban: string;

  /** Ids of papers that were uploaded beside no file. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @IsUUID(undefined, { each: true })
  dokumen?: string[];
}
export class InformasiTutupDto {
  @IsString()
  @MaxLength(1_000)
  alasan: string;
}

export class DokumenLayananDto {
  kd_dokumen: string;
  nama: string;
}
export class PermintaanInformasiDto {
  id: string;
  seri: number;
  status: StatusInformasi;
  ur_status: string;
  /** Texts, names and papers are kept from who only watches. */
  pertanyaan: string | null;
  diminta: DokumenLayananDto[];
  oleh: string | null;
  waktu: Date;
  tenggat: Date;
  /** Not answered in time. */
  lewat: boolean;
  jawaban: string | null;
  dijawab_oleh: string | null;
  dijawab: Date | null;
  dokumen: LampiranDto[];
  alasan_tutup: string | null;
  ditutup: Date | null;
  boleh_jawab: boolean;
  boleh_tutup: boolean;
}
export class InformasiDto {
  idNk: string;
  noAju: string;
  versi: number;
  boleh_minta: boolean;
  /** Why this reader may not do what his role could. */
  halangan: string | null;
  /** For who may ask: when an answer would be due, for 1, 2, ... working days, and papers of the service. */
  tenggat_hari: Date[];
  dokumen_layanan: DokumenLayananDto[];
  /** The last one first. */
  permintaan: PermintaanInformasiDto[];
}
