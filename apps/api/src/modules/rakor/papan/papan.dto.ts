import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, Matches, MaxLength, Min } from 'class-validator';
import { CARA_TENTUKAN, type CaraTentukan, type Pratinjau } from '@sinas/domain/rakor/tentukan';
import type { SebabAlasan } from '@sinas/domain/rakor/baris';

const ID = /^\d{1,18}$/;
const JUMLAH = /^\d{1,15}(\.\d{1,3})?$/;

export class IdRakorQuery {
  @Matches(ID)
  id_rakor: string;
}
export class BarisRapatQuery {
  /** Only what has changed after this moment. */
  @IsOptional()
  @IsISO8601({ strict: true })
  sejak?: string;
}
export class RkQuery extends IdRakorQuery {
  @IsOptional()
  @IsString()
  @MaxLength(5)
  kd_komoditas?: string;
}
/** All rows of a line at once; a preview changes nothing. */
export class TentukanDto {
  @Matches(ID)
  id_rakor: string;

  @Matches(ID)
  id_garis: string;

  @IsIn(CARA_TENTUKAN)
  cara: CaraTentukan;

  /** PERSEN: 0 to 100; PLAFON: in the unit of the line. */
  @IsOptional()
  @Matches(JUMLAH)
  nilai?: string;

  /** Reason of the rows that must say why and do not yet. */
  @IsOptional()
  @IsString()
  @MaxLength(5)
  kd_alasan?: string;

  @IsOptional()
  @IsString()
  @MaxLength(1000)
  alasan?: string;

  @Transform(({ value }) => value === true || value === 'true' || value === 'Y')
  @IsBoolean()
  pratinjau: boolean;

  /** Of the line as the preview has read it; asked for when it is not a preview. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  versi?: number;
}

export class AngkaGarisRapatDto {
  kode: string;
  jml: string;
  sumber: string;
  tanggal: string;
  dipilih: boolean;
  alasan: string;
}
export class JumlahGarisDto {
  usulan: string;
  rekomendasi: string;
  jumlah: string;
  belum_dialokasikan: string;
  penetapan: string;
  sisa_plafon: string | null;
  belum: number;
  tertunda: number;
}
/** A national line before the meeting; quantities in `satuan`. */
export class GarisRapatDto {
  id_garis: string;
  kunci: string;
  kd_komoditas: string;
  ur_komoditas: string;
  uraian: string;
  satuan: string;
  /** The unit in which people speak of it. */
  satuan_lazim: string;
  versi: number;
  /** The most that this meeting may determine on it; null = it has no ceiling yet. */
  plafon: string | null;
  plafon_nasional: string | null;
  plafon_sumber: string;
  /** Determined before this meeting. */
  ditetapkan_lain: string;
  /** Of the national line, for the choice among its figures; null = it is not made yet. */
  versi_nasional: number | null;
  angka: AngkaGarisRapatDto[];
  jml_pasokan: string;
  jml_kebutuhan: string;
  /** Supply less demand. */
  selisih: string;
  jumlah: JumlahGarisDto;
  /** What the meeting before it has agreed on; null = none has. */
  rekomendasi_rakornis: string | null;
  baris: number;
  /** Rows that still owe a reason. */
  kurang_alasan: number;
  lewat_plafon: boolean;
}
/** A row before the meeting; quantities in its own unit. */
export class BarisRapatDto {
  id_baris: string;
  id_garis: string;
  idNk: string;
  noAju: string;
  seri: number;
  kd_ga: string;
  ur_ga: string;
  pemilik: string;
  uraian: string;
  satuan: string;
  kapasitas: string | null;
  realisasi: string | null;
  usulan: string;
  rekomendasi_kl: string;
  rekomendasi_rakornis: string | null;
  rekomendasi: string;
  kd_alasan_kl: string;
  alasan_kl: string;
  lantai: string;
  /** May get more than it asked for. */
  naik: boolean;
  penetapan: string | null;
  tunda: boolean;
  /** Another row of its file is postponed, so it is, too. */
  berkas_tunda: boolean;
  kd_alasan: string;
  alasan: string;
  sebab_alasan: SebabAlasan | null;
  kurang_alasan: boolean;
  versi: number;
  /** Who changed it last. */
  nama: string | null;
  diubah: Date;
}
export class IsiGarisDto {
  garis: GarisRapatDto;
  baris: BarisRapatDto[];
  /** Now, for the next question of what has changed. */
  pada: Date;
}
export class BarisPratinjauDto {
  id: string;
  no_aju: string;
  sebelum: string | null;
  sesudah: string;
  selisih: string;
  sebab: SebabAlasan | null;
  kurang_alasan: boolean;
}
export class PratinjauDto implements Pratinjau {
  baris: BarisPratinjauDto[];
  berubah: number;
  jml_sebelum: string;
  jml: string;
  sisa_plafon: string | null;
  perlu_alasan: number;
  /** Of the line that it was computed from. */
  versi: number;
  disimpan: boolean;
}
export class RapatBersarangDto {
  id_rakor: string;
  judul: string;
  ur_jenis: string;
  kd_status: string;
  ur_status: string;
  tanggal: string;
  garis: GarisRapatDto[];
}
