import { IsIn, IsString, Matches, MaxLength } from 'class-validator';
import { JENIS_NOTIFIKASI, type JenisNotifikasi } from '@sinas/domain/akses/akun';

/** Something to read, not blanks alone. */
const BERISI = /\S/;

export class SiaranDto {
  /** The id of one user, or `semua`, `peran:<KODE>`, `ga:<kd_ga>`, `organisasi:<uuid>`. */
  @IsString()
  @MaxLength(60)
  userid: string;

  @IsString()
  @MaxLength(150)
  @Matches(BERISI)
  subject: string;

  @IsString()
  @MaxLength(300)
  @Matches(BERISI)
  text: string;

  @IsIn(JENIS_NOTIFIKASI)
  type: JenisNotifikasi;
}
export class SiaranHasilDto {
  id_siaran: string;
}
export class PengirimDto {
  id_user: string;
  nama: string;
}
export class SiaranTercatatDto {
  id_siaran: string;
  sasaran: string;
  nama_sasaran: string;
  subject: string;
  text: string;
  type: JenisNotifikasi;
  oleh: PengirimDto;
  dibuat: Date;
  /** How many it reached; empty until the job has run. */
  penerima: number | null;
}
