import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Type } from 'class-transformer';
import type { KdJenisRapat } from '@sinas/domain/rakor/jenis';
import { MAKS_ALASAN_RAPAT } from '@sinas/domain/rakor/tombol';
import { BarisRapatDto, GarisRapatDto } from '../papan/papan.dto';
import { AgendaRapatDto, PenandaTanganDto, PesertaRapatDto } from '../rapat/rapat.dto';

import { JENIS_MODAL, MAKS_MASUK, type IsiModal, type JenisModal } from './agenda.bentuk';

const ID = /^\d{1,18}$/;
const JUMLAH = /^\d{1,15}(\.\d{1,3})?$/;

/** One item of a meeting: which fields it has depends on `jenis`. */
export class ModalDto implements IsiModal {
  @Matches(ID)
  id_rakor: string;

  @IsIn(JENIS_MODAL)
  jenis: JenisModal;

  /** Of the row or line as it was read, where it has one. */
  @IsOptional()
  @IsInt()
  @Min(1)
  versi?: number;

  /** komoditas */
  @ValidateIf((m: ModalDto) => m.jenis === 'komoditas')
  @IsString()
  @Length(1, 5)
  kd_komoditas?: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(999)
  urutan?: number;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  keterangan?: string;

  @IsOptional()
  @IsIn(['BAHAS', 'SEPAKAT', 'BELUM', 'TUNDA'])
  kesepakatan?: 'BAHAS' | 'SEPAKAT' | 'BELUM' | 'TUNDA';

  @IsOptional()
  @IsString()
  @MaxLength(2000)
  perbedaan?: string;

  /** peserta that is there already; garis */
  @IsOptional()
  @Matches(ID)
  id?: string;

  @IsOptional()
  @IsString()
  @MaxLength(5)
  kd_ga?: string;

  @IsOptional()
  @IsString()
  @MaxLength(120)
  nama?: string;

  @IsOptional()
  @IsString()
  @MaxLength(160)
  jabatan?: string;

  @IsOptional()
  @IsBoolean()
  hadir?: boolean;

  /** penanda_tangan */
  @ValidateIf((m: ModalDto) => m.jenis === 'penanda_tangan')
  @IsUUID()
  id_user?: string;

  @IsOptional()
  @IsBoolean()
  pimpinan?: boolean;

  /** garis: determined and given to nobody yet, in the unit of the line */
  @ValidateIf((m: ModalDto) => m.jenis === 'garis')
  @Matches(JUMLAH)
  belum_dialokasikan?: string;

  /** baris, rekomendasi */
  @ValidateIf((m: ModalDto) => m.jenis === 'baris' || m.jenis === 'rekomendasi')
  @Matches(ID)
  id_baris?: string;

  /** null = not determined yet */
  @IsOptional()
  @Matches(JUMLAH)
  penetapan?: string | null;

  @IsOptional()
  @IsBoolean()
  tunda?: boolean;

  @IsOptional()
  @IsString()
  @MaxLength(5)
  kd_alasan?: string;

  @IsOptional()
  @IsString()
  @MaxLength(1000)
  alasan?: string;

  @ValidateIf((m: ModalDto) => m.jenis === 'rekomendasi')
  @Matches(JUMLAH)
  rekomendasi?: string;
}
export class ModalQuery {
  @Matches(ID)
  id_rakor: string;

  @IsIn(JENIS_MODAL)
  jenis: JenisModal;
}
export class HapusModalDto {
  @Matches(ID)
  id_rakor: string;

  @IsIn(['komoditas', 'peserta', 'penanda_tangan', 'berkas'])
  jenis: 'komoditas' | 'peserta' | 'penanda_tangan' | 'berkas';

  /** Code of the commodity, id of the participant or signatory, number of the file. */
  @IsString()
  @Length(1, 40)
  id: string;

  /** Why, once the meeting is called. */
  @IsOptional()
  @IsString()
  @MaxLength(MAKS_ALASAN_RAPAT)
  alasan?: string;
}
export class MasukAgendaDto {
  @Matches(ID)
  id_rakor: string;

  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAKS_MASUK)
  @Matches(/^\d{26}$/, { each: true })
  no_aju: string[];
}
export class MasukHasilDto {
  noAju: string;
  berhasil: boolean;
  /** Why not. */
  pesan: string | null;
}
export class PilihAngkaDto {
  /** Key of the national line. */
  @IsString()
  @MaxLength(120)
  kunci: string;

  @IsInt()
  @Min(1)
  versi: number;

  /** Kind of figure, and which of those that stand for it counts. */
  @IsString()
  @MaxLength(20)
  kode: string;

  @IsInt()
  @Min(0)
  @Max(40)
  ke: number;

  @IsString()
  @MaxLength(500)
  alasan: string;
}
export class DasborKomoditasDto {
  @Matches(ID)
  id_rakor: string;

  @IsInt()
  @Min(1)
  versi: number;

  /** All commodities of the agenda in their new order. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(60)
  @IsString({ each: true })
  urutan?: string[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => PilihAngkaDto)
  pilih?: PilihAngkaDto[];
}
export class CalonKomoditasDto {
  kd_komoditas: string;
  ur_komoditas: string;
  /** Files that wait for a meeting of this kind. */
  berkas: number;
  di_agenda: boolean;
}
export class CalonPenandaTanganDto {
  id_user: string;
  nama: string;
  jabatan: string;
  kd_ga: string | null;
  peran: string;
  boleh_pimpinan: boolean;
}
export class MenungguRapatDto {
  jenis: KdJenisRapat;
  ur_jenis: string;
  tahun: number;
  kd_komoditas: string;
  ur_komoditas: string;
  /** Plans; else permits. */
  rencana: boolean;
  berkas: number;
  /** When the first of them was filed. */
  sejak: Date;
}
export class BerkasMenungguDto {
  noAju: string;
  pemilik: string;
  kd_ga: string;
  kd_komoditas: string;
}
/** Items of one kind as they stand after a change; of a row or line just that one. */
export class ModalHasilDto {
  jenis: string;
  agenda?: AgendaRapatDto[];
  peserta?: PesertaRapatDto[];
  penanda_tangan?: PenandaTanganDto[];
  baris?: BarisRapatDto[];
  garis?: GarisRapatDto[];
  /** Of the meeting. */
  versi: number;
}
