import { JENIS_PELAKSANA, type JenisPelaksana } from '@sinas/domain/akses/pelaksana';
import { IsIn, IsISO8601, IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { DenganBuktiDto } from '../../../http/masuk/dengan-bukti.dto';
import type { KeadaanPenunjukan } from './pelaksana.repository';

export class TunjukPelaksanaDto extends DenganBuktiDto {
  @IsIn(JENIS_PELAKSANA)
  jenis: JenisPelaksana;

  @IsUUID()
  id_pejabat: string;

  @IsUUID()
  id_pelaksana: string;

  @IsString()
  @MaxLength(200)
  jabatan: string;

  @IsString()
  @MaxLength(200)
  nomor_surat: string;

  /** First day. */
  @IsISO8601({ strict: true })
  @Length(10, 10)
  mulai: string;

  /** Last day. */
  @IsISO8601({ strict: true })
  @Length(10, 10)
  sampai: string;
}
export class AkhiriPelaksanaDto {
  @IsString()
  @MaxLength(4_000)
  alasan: string;
}
export class BertindakDto {
  /** Of a naming; null = by one's own role. */
  @IsOptional()
  @IsUUID()
  id?: string | null;
}
export class PenunjukanDto {
  id: string;
  jenis: JenisPelaksana;
  jabatan: string;
  /** 'Plh. Direktur Industri' */
  sebutan: string;
  nomor_surat: string;
  pejabat: string;
  pelaksana: string;
  mulai: string;
  sampai: string;
  ditunjuk: Date;
  ditunjuk_oleh: string;
  keadaan: KeadaanPenunjukan;
  diakhiri: Date | null;
  diakhiri_oleh: string | null;
  alasan_akhir: string | null;
}
export class PetugasPelaksanaDto {
  id: string;
  nama: string;
  jabatan: string;
  name_role: string;
  /** Somebody may be named for him. */
  diwakili: boolean;
}
export class PelaksanaDto {
  penunjukan: PenunjukanDto[];
  /** Who of the ministry may be named. */
  petugas: PetugasPelaksanaDto[];
}
