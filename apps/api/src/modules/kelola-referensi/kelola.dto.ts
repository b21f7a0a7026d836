import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsISO8601, IsObject, IsOptional, IsString, Length, Matches, MaxLength } from 'class-validator';
import { BENTUK_HARI } from '@sinas/domain/format/tanggal';
import { ASAL, type Asal } from '@sinas/domain/referensi/entri';
import { JENIS_REFERENSI, type JenisReferensi } from '@sinas/domain/referensi/jenis';
import type { Keadaan } from './entri.repository';
import type { MuatanDto } from './muatan/muatan.dto';
import { HalamanQuery } from '../../http/halaman.dto';

/** Which list. */
export class JenisParam {
  @IsIn(JENIS_REFERENSI)
  jenis: JenisReferensi;
}
export class CariEntriQuery extends HalamanQuery {
  @IsOptional()
  @IsString()
  @MaxLength(10_000)
  keyword?: string;

  /** The day that `keadaan` is about; today when missing. */
  @IsOptional()
  @Matches(BENTUK_HARI)
  @IsISO8601({ strict: true })
  tanggal?: string;

  @IsOptional()
  @IsIn(['berlaku', 'akan', 'ditutup', 'semua'])
  keadaan?: Keadaan;

  @IsOptional()
  @IsIn(ASAL)
  asal?: Asal;
}
export class KodeEntriQuery {
  @IsString()
  @Length(1, 60)
  kode: string;
}
export class IsiEntriDto {
  @IsString()
  @Length(1, 1000)
  uraian: string;

  @IsOptional()
  @IsString()
  @MaxLength(60)
  induk?: string | null;

  /** Fields of the list (`kolom`) as texts. */
  @IsOptional()
  @IsObject()
  data?: Record<string, string>;

  @IsOptional()
  @Matches(BENTUK_HARI)
  @IsISO8601({ strict: true })
  berlaku_mulai?: string | null;

  @IsOptional()
  @Matches(BENTUK_HARI)
  @IsISO8601({ strict: true })
  berlaku_akhir?: string | null;

  /** Why. */
  @IsString()
  @Length(3, 500)
  catatan: string;
}
export class EntriBaruDto extends IsiEntriDto {
  @IsString()
  @Length(1, 60)
  kode: string;
}
export class EntriUbahDto extends EntriBaruDto {
  @Matches(/^[0-9a-f]{16}$/)
  versi: string;
}
export class VersiEntriDto {
  @IsString()
  @Length(1, 60)
  kode: string;

  @Matches(/^[0-9a-f]{16}$/)
  versi: string;

  @IsString()
  @Length(3, 500)
  catatan: string;
}
export class TutupEntriDto extends VersiEntriDto {
  /** Last day on which it holds. */
  @Matches(BENTUK_HARI)
  @IsISO8601({ strict: true })
  berlaku_akhir: string;
}
export class RiwayatReferensiQuery extends HalamanQuery {
  @IsOptional()
  @IsString()
  @Length(1, 60)
  kode?: string;
}

export class EntriDto {
  kode: string;
  uraian: string;
  induk: string | null;
  ur_induk: string | null;
  data: Record<string, string>;
  sumber: string;
  asal: Asal;
  /** yyyy-mm-dd */
  berlaku_mulai: string | null;
  berlaku_akhir: string | null;
  keadaan: 'berlaku' | 'akan' | 'ditutup';
  versi: string;
}
export class PemakaianDto {
  tempat: string;
  jumlah: number;
}
export class EntriRinciDto extends EntriDto {
  pemakaian: PemakaianDto[];
}
export class KolomReferensiDto {
  kd_field: string;
  label: string;
  wajib: boolean;
  maks: number | null;
  pilihan: string[] | null;
  /** Names of the choices by code. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, nullable: true })
  nama_pilihan: Record<string, string> | null;
  angka: boolean;
}
export class BerkasResmiDto {
  nama: string;
  kolom: string[];
  keterangan: string;
}
export class DaftarReferensiDto {
  jenis: JenisReferensi;
  nama: string;
  keterangan: string;
  label_kode: string;
  label_induk: string | null;
  /** The list that the codes above belong to. */
  jenis_induk: JenisReferensi | null;
  kolom: KolomReferensiDto[];
  berkas: BerkasResmiDto[];
  /** Entries are kept by a screen of their own. */
  layar_sendiri: boolean;
  jumlah_berlaku: number;
  jumlah: number;
  versi: string;
  diubah: Date | null;
  muatan_terakhir: MuatanDto | null;
}
export class RiwayatReferensiDto {
  id: string;
  peristiwa: 'tambah' | 'ubah' | 'tutup' | 'buka' | 'muat' | 'urung' | 'korelasi' | 'korelasi_lengkap';
  kode: string | null;
  sebelum: object | null;
  sesudah: object | null;
  nama: string;
  peran: string;
  catatan: string | null;
  waktu: Date;
  id_muatan: string | null;
}
