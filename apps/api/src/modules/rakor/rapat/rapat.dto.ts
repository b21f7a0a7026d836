import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  IsUrl,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { BENTUK_HARI } from '@sinas/domain/format/tanggal';
import { ARAH_URUT, URUT_RAPAT, type ArahUrut, type UrutRapat } from '@sinas/domain/daftar/urutan';
import type { KdStatusRakor } from '@sinas/domain/rakor/alur';
import { KODE_STATUS_RAKOR } from '@sinas/domain/rakor/alur';
import {
  MAKS_ALASAN_RAPAT,
  MAKS_JUDUL_RAPAT,
  PERISTIWA_TOMBOL,
  type PeristiwaTombol,
} from '@sinas/domain/rakor/tombol';
import type { KdJenisRapat } from '@sinas/domain/rakor/jenis';
import type { StatusTandaTangan } from '@sinas/domain/rakor/tanda-tangan';
import { HalamanQuery } from '../../../http/halaman.dto';
import { JAM } from './jam';

const ID = /^\d{1,18}$/;

export class RapatQuery extends HalamanQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun?: number;

  /** 1 to 4. */
  @IsOptional()
  @Type(() => Number)
  @IsIn([1, 2, 3, 4])
  jenis?: KdJenisRapat;

  @IsOptional()
  @IsIn(KODE_STATUS_RAKOR)
  kd_status?: KdStatusRakor;

  /** Meetings of this day and later, YYYY-MM-DD. */
  @IsOptional()
  @Matches(BENTUK_HARI)
  sejak?: string;

  /** Part of the title or of the number of the minutes. */
  @IsOptional()
  @IsString()
  @MaxLength(100)
  keyword?: string;

  /** By the day of the meeting where nothing is said. */
  @IsOptional()
  @IsIn(URUT_RAPAT)
  sort?: UrutRapat;

  @IsOptional()
  @IsIn(ARAH_URUT)
  order?: ArahUrut;
}
export class TahunRapatQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun?: number;
}
export class RakornisBaruDto {
  /** Balance year that the meeting is about. */
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun: number;

  @Matches(/\S/)
  @Length(1, MAKS_JUDUL_RAPAT)
  judul: string;

  @Matches(BENTUK_HARI)
  @IsISO8601({ strict: true })
  tanggal: string;

  /** HH:MM, Asia/Jakarta */
  @Matches(JAM)
  jam_mulai: string;

  @IsOptional()
  @Matches(JAM)
  jam_selesai?: string;

  @IsOptional()
  @IsString()
  @MaxLength(200)
  tempat?: string;

  @IsOptional()
  @IsUrl({ protocols: ['https'], require_protocol: true })
  @MaxLength(500)
  tautan?: string;

  /** Institutions that must be there; more than half where none is named. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(200)
  kuorum?: number;

  /** Changes what the meeting `id_asal` has determined. */
  @IsOptional()
  @IsBoolean()
  fl_perubahan?: boolean;

  @IsOptional()
  @Matches(ID)
  id_asal?: string;
}
export class RapatBaruDto extends RakornisBaruDto {
  /** 2 ministers, 3 limited. */
  @IsIn([2, 3, 4])
  jenis: 2 | 3 | 4;
}
export class RakornisUbahDto extends RakornisBaruDto {
  /** Of the meeting as it was read. */
  @IsInt()
  @Min(1)
  versi: number;
}
export class RapatUbahDto extends RakornisUbahDto {
  @Matches(ID)
  id_rakor: string;
}
export class LangkahRapatDto {
  @IsIn(PERISTIWA_TOMBOL)
  aksi: PeristiwaTombol;

  @IsInt()
  @Min(1)
  versi: number;

  /** Where the step asks why. */
  @IsOptional()
  @IsString()
  @MaxLength(MAKS_ALASAN_RAPAT)
  alasan?: string;
}

export class RapatDto {
  id_rakor: string;
  jenis: number;
  ur_jenis: string;
  tahun: number;
  ke: number;
  judul: string;
  /** yyyy-mm-dd */
  tanggal: string;
  jam_mulai: string;
  jam_selesai: string;
  tempat: string;
  tautan: string;
  kd_ga_koordinator: string;
  ur_koordinator: string;
  kuorum: number | null;
  fl_perubahan: boolean;
  id_asal: string | null;
  kd_status: KdStatusRakor;
  ur_status: string;
  versi: number;
  versi_ba: number;
  no_ba: string | null;
  /** Names of the commodities on the agenda, in its order. */
  komoditas: string[];
  /** Files and rows before the meeting. */
  berkas: number;
  baris: number;
}
/** What a commodity on the agenda of a meeting to come still lacks. */
export class KurangRapatDto {
  ur_komoditas: string;
  /** Lines before the meeting; 0 = no file of it stands on the agenda. */
  garis: number;
  /** Lines of these without a ceiling. */
  tanpa_plafon: number;
  /** Lines with a ceiling and without any figure of what the nation has. */
  tanpa_pasokan: number;
  /** The same of what it needs. */
  tanpa_kebutuhan: number;
}
export class RapatDaftarDto extends RapatDto {
  /** Commodities that lack something; none once figures are no longer filled in. */
  kurang: KurangRapatDto[];
}
export class AgendaRapatDto {
  kd_komoditas: string;
  ur_komoditas: string;
  urutan: number;
  keterangan: string;
  kesepakatan: 'BAHAS' | 'SEPAKAT' | 'BELUM' | 'TUNDA';
  /** What those said who did not agree. */
  perbedaan: string;
}
export class PesertaRapatDto {
  id: string;
  kd_ga: string;
  ur_ga: string;
  nama: string;
  jabatan: string;
  hadir: boolean;
}
export class PenandaTanganDto {
  id_user: string;
  nama: string;
  jabatan: string;
  kd_ga: string | null;
  pimpinan: boolean;
  status: StatusTandaTangan;
  waktu: Date | null;
  /** Why it failed. */
  ket: string;
  /** It is the reader, and it is his turn. */
  giliran_anda: boolean;
}
export class KehadiranRapatDto {
  lembaga: number;
  hadir: number;
  kuorum: number;
  tercapai: boolean;
}
export class DokumenRapatDto {
  id: string;
  jenis: string;
  judul: string;
  nama_file: string;
  mime: string;
  ukuran: string;
  sha256: string;
  oleh: string;
  dibuat: Date;
}
export class VersiBeritaDto {
  versi_ba: number;
  hash: string;
  nama: string;
  waktu: Date;
  /** Of the minutes as a file; null = not made yet. */
  sha256: string | null;
  /** Opened again: when, why, by whom. */
  gugur: Date | null;
  alasan: string | null;
  gugur_oleh: string | null;
}
export class TerapRapatDto {
  menunggu: number;
  selesai: number;
  gugur: number;
}
export class TombolRapatDto {
  aksi: string;
  label: string;
  boleh: boolean;
  /** Why not, where only what the meeting holds stands in the way. */
  sebab: string | null;
}
export class RapatRinciDto extends RapatDto {
  agenda: AgendaRapatDto[];
  peserta: PesertaRapatDto[];
  kehadiran: KehadiranRapatDto;
  penanda_tangan: PenandaTanganDto[];
  dokumen: DokumenRapatDto[];
  versi_berita: VersiBeritaDto[];
  terap: TerapRapatDto;
  tombol: TombolRapatDto[];
  /** What whoever finalises states, word for word. */
  pernyataan: string;
  boleh_isi: boolean;
  boleh_usul: boolean;
  boleh_kelola: boolean;
  alasan_batal: string | null;
  mulai_pada: Date | null;
  ditandatangani: Date | null;
  selesai_pada: Date | null;
}
export class RiwayatRapatDto {
  urut: number;
  peristiwa: string;
  nama: string;
  waktu: Date;
  catatan: string | null;
  sebelum: Record<string, unknown> | null;
  sesudah: Record<string, unknown> | null;
}
export class SuntingDto {
  /** Row under one's hands; nothing = none any more. */
  @IsOptional()
  @Matches(ID)
  id_baris?: string;
  /** Line that the room is to see, said by who fills in the meeting. */
  @IsOptional()
  @Matches(ID)
  id_garis?: string;
}
