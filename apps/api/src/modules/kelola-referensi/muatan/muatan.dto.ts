import { IsIn, IsOptional, IsString, Length } from 'class-validator';
import { KELOMPOK_PERUBAHAN, type KelompokPerubahan } from '@sinas/domain/referensi/banding';
import { JENIS_REFERENSI, type JenisReferensi } from '@sinas/domain/referensi/jenis';
import type { StatusMuatan } from './muatan.repository';
import { HalamanQuery } from '../../../http/halaman.dto';

export class MuatanParam {
  @IsIn(JENIS_REFERENSI)
  jenis: JenisReferensi;

  @IsString()
  id: string;
}
export class PerubahanQuery extends HalamanQuery {
  @IsOptional()
  @IsIn(KELOMPOK_PERUBAHAN)
  kelompok?: KelompokPerubahan;
}
export class AlasanMuatanDto {
  /** Why. */
  @IsString()
  @Length(3, 500)
  catatan: string;
}
export class JumlahMuatanDto {
  /** Rows of data in the file. */
  baris: number;
  tambah: number;
  ubah: number;
  tutup: number;
  sama: number;
  pertahankan: number;
  tolak: number;
}
export class MuatanDto {
  id: string;
  jenis: JenisReferensi;
  /** Which official file it is, by its columns. */
  berkas: string;
  nama_berkas: string;
  sha256: string;
  ukuran: number;
  status: StatusMuatan;
  jumlah: JumlahMuatanDto;
  catatan: string | null;
  dibuat: Date;
  dibuat_oleh: string;
  diterapkan: Date | null;
  diterapkan_oleh: string | null;
  diurungkan: Date | null;
  diurungkan_oleh: string | null;
  boleh_terapkan: boolean;
  boleh_urungkan: boolean;
  /** Why not. */
  sebab: string | null;
}
export class IsiEntriMuatanDto {
  uraian: string;
  induk: string | null;
  data: object;
  berlaku_mulai: string | null;
  berlaku_akhir: string | null;
}
export class PerubahanDto {
  urut: number;
  kelompok: KelompokPerubahan;
  /** Line of the file, the header is the first; null for what is not in it. */
  baris: number | null;
  kode: string;
  sebelum: IsiEntriMuatanDto | null;
  sesudah: IsiEntriMuatanDto | null;
  pesan: string | null;
}
