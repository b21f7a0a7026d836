import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { BENTUK_HARI } from '@sinas/domain/format/tanggal';
import { DASAR_TANPA_RAPAT, MAKS_ALASAN_PENETAPAN, MAKS_BERKAS_PENETAPAN } from '@sinas/domain/neraca/penetapan';
import { JUMLAH_GARIS } from './neraca.dto';
import { DenganBuktiDto } from '../../http/masuk/dengan-bukti.dto';

const ID = /^\d{1,18}$/;
const MAKS_RINCIAN = 2000;

export class GarisTerbacaDto {
  @IsString()
  @MaxLength(120)
  kunci: string;

  @IsInt()
  @Min(1)
  versi: number;
}
export class RincianPenetapanDto {
  @Matches(ID)
  id: string;

  @Matches(JUMLAH_GARIS)
  jml_keputusan: string;

  @IsOptional()
  @IsString()
  @MaxLength(5)
  kd_alasan?: string;

  @IsOptional()
  @IsString()
  @MaxLength(1000)
  alasan?: string;
}
export class BerkasPenetapanDto {
  @Matches(ID)
  idNk: string;

  @IsInt()
  @Min(1)
  versi: number;

  /** Rows that get another quantity than the ministry recommends, or another reason. */
  @IsArray()
  @ArrayMaxSize(MAKS_RINCIAN)
  @ValidateNested({ each: true })
  @Type(() => RincianPenetapanDto)
  rincian: RincianPenetapanDto[];
}
export class TetapkanDto extends DenganBuktiDto {
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun: number;

  @IsString()
  @MaxLength(5)
  kd_komoditas: string;

  /** On what it stands: without a meeting (T20). */
  @IsIn(['TANPA_RAKOR'])
  dasar: 'TANPA_RAKOR';

  @IsIn(DASAR_TANPA_RAPAT)
  dasar_hukum: string;

  @Matches(/\S/)
  @Length(1, 120)
  nota_nomor: string;

  @Matches(BENTUK_HARI)
  @IsISO8601({ strict: true })
  nota_tanggal: string;

  /** Why it does not wait for a meeting; the company reads it. */
  @Matches(/\S/)
  @Length(1, MAKS_ALASAN_PENETAPAN)
  alasan: string;

  @IsArray()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => GarisTerbacaDto)
  garis: GarisTerbacaDto[];

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAKS_BERKAS_PENETAPAN)
  @ValidateNested({ each: true })
  @Type(() => BerkasPenetapanDto)
  berkas: BerkasPenetapanDto[];
}
export class HasilPenetapanDto {
  idNk: string;
  noAju: string;
  versi: number;
  kd_status_pengajuan: string;
  no_keputusan: string | null;
}
export class BarisRakormenDto {
  seri: number;
  satuan: string;
  diminta: string;
  rekomendasi: string | null;
  penetapan: string;
  kd_alasan: string;
  alasan: string;
}
export class DataRakormenDto {
  idNk: string;
  noAju: string;
  dasar: 'TANPA_RAKOR' | 'RAKOR';
  jenis_rakor: number;
  dasar_hukum: string;
  nota_nomor: string;
  nota_tanggal: string;
  alasan: string;
  koordinator: string;
  oleh: string;
  waktu: Date;
  baris: BarisRakormenDto[];
}
