import { Equals, IsInt, IsOptional, IsString, Length, Matches, MaxLength, Min } from 'class-validator';
import { MAKS_ALASAN_RAPAT } from '@sinas/domain/rakor/tombol';
import { DenganBuktiDto } from '../../../http/masuk/dengan-bukti.dto';

export class KeputusanFinalDto extends DenganBuktiDto {
  @IsInt()
  @Min(1)
  versi: number;

  /** The statement was ticked. */
  @Equals(true)
  setuju: boolean;
}
export class FinalDto extends KeputusanFinalDto {
  @Matches(/^\d{1,18}$/)
  id_rakor: string;
}
export class RedrafDto {
  @IsInt()
  @Min(1)
  versi: number;

  @Matches(/\S/)
  @Length(1, MAKS_ALASAN_RAPAT)
  alasan: string;
}
export class TandaTanganDto extends DenganBuktiDto {
  /** Version of the minutes that was read. */
  @IsInt()
  @Min(1)
  versi_ba: number;

  /** Of the signing key. */
  @IsString()
  @Length(1, 200)
  frasa: string;
}
export class BandingVersiQuery {
  @Matches(/^\d{1,4}$/)
  dari: string;

  @Matches(/^\d{1,4}$/)
  ke: string;
}
export class BedaBarisDto {
  noAju: string;
  seri: number;
  pemilik: string;
  uraian: string;
  satuan: string;
  /** What it was determined at; null = not, or postponed. */
  dari: string | null;
  ke: string | null;
  tunda_dari: boolean;
  tunda_ke: boolean;
  alasan_dari: string;
  alasan_ke: string;
}
export class BedaGarisDto {
  kunci: string;
  uraian: string;
  satuan: string;
  dari: string | null;
  ke: string | null;
}
export class BedaVersiDto {
  dari: number;
  ke: number;
  garis: BedaGarisDto[];
  baris: BedaBarisDto[];
}
export class UbahDokumenDto {
  @Matches(/^\d{1,18}$/)
  id: string;

  @Matches(/^\d{1,18}$/)
  id_rakor: string;

  @Matches(/\S/)
  @Length(1, 200)
  judul: string;

  @IsOptional()
  @IsString()
  @MaxLength(20)
  jenis?: string;
}
export class LampirDokumenDto {
  @Matches(/^\d{1,18}$/)
  id_rakor: string;

  @Matches(/\S/)
  @Length(1, 200)
  judul: string;

  @IsOptional()
  @IsString()
  @MaxLength(20)
  jenis?: string;
}
export class HapusDokumenQuery {
  @Matches(/^\d{1,18}$/)
  id_rakor: string;

  @Matches(/^\d{1,18}$/)
  id: string;
}
