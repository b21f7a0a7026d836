import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { SEBAB_PABEAN, type SebabPabean } from '@sinas/domain/pabean/cocok';
import { HalamanQuery } from '../../../http/halaman.dto';

const SEBAB = Object.keys(SEBAB_PABEAN) as SebabPabean[];

export class PabeanQuery extends HalamanQuery {
  /** kerja: what waits for somebody (default). */
  @IsOptional()
  @IsIn(['kerja', 'semua'])
  keadaan?: 'kerja' | 'semua';

  @IsOptional()
  @IsIn(SEBAB)
  sebab?: SebabPabean;

  /** Beginning of a number: of the declaration, of the permit, or a tax number. */
  @IsOptional()
  @IsString()
  @MaxLength(60)
  cari?: string;
}
export class SelisihQuery extends HalamanQuery {
  @Type(() => Number)
  @IsInt()
  @Min(2000)
  @Max(2100)
  tahun: number;
}
export class IzinDituju {
  @IsString()
  @MaxLength(60)
  no_izin: string;
}
export class CocokPabeanDto {
  @IsString()
  @MaxLength(500)
  catatan: string;

  /** Another permit than the declaration names. */
  @IsOptional()
  @IsString()
  @MaxLength(60)
  no_izin?: string;

  @IsOptional()
  @Matches(/^\d{1,18}$/)
  id_baris?: string;
}
export class TutupPabeanDto {
  @IsString()
  @MaxLength(500)
  catatan: string;
}
export class BerkasPabeanDto {
  /** ya: take the lines without a fault; otherwise only told what would happen. */
  @IsOptional()
  @IsIn(['ya', 'tidak'])
  ambil?: 'ya' | 'tidak';
}
export class BarangPabeanDto {
  id: string;
  no_pib: string;
  seri: number;
  versi: number;
  tgl_pib: Date;
  kd_kantor: string;
  npwp: string;
  no_izin: string;
  hs: string;
  uraian: string;
  negara_asal: string;
  /** The line no longer holds. */
  batal: boolean;
  jml: string;
  satuan: string;
  ur_satuan: string;
  /** As the declaration counts it: what the permit had for it, and what it had not. */
  dibukukan: string;
  belum: string;
  sebab: string | null;
  ur_sebab: string | null;
  ditutup: Date | null;
  /** The permit that it stands on, or names. */
  idNk: string | null;
  /** Number of the permit of before the portal that it stands on, or names, in place of `idNk`. */
  izin_pembuka: string | null;
  noAju: string | null;
  nama_perusahaan: string | null;
  /** Number of the permit's row. */
  seri_izin: number | null;
}
export class PeristiwaPabeanDto {
  urut: number;
  jenis: string;
  versi: number;
  /** Why not all of it was booked; null = it was. */
  hasil: string | null;
  catatan: string | null;
  oleh: string;
  waktu: Date;
}
export class BarangPabeanLengkapDto extends BarangPabeanDto {
  peristiwa: PeristiwaPabeanDto[];
}
export class BarisPilihanDto {
  id: string;
  seri: number;
  uraian: string;
  hs: string | null;
  satuan: string;
  sisa: string;
  satuan_sisa: string;
}
export class PilihanPabeanDto {
  no_izin: string;
  /** null = a permit of before the portal. */
  idNk: string | null;
  baris: BarisPilihanDto[];
}
export class SelisihDto {
  idNk: string;
  no_aju: string;
  no_keputusan: string;
  nama_perusahaan: string;
  seri: number;
  uraian: string;
  satuan: string;
  ur_satuan: string;
  dilaporkan: string;
  diberitahukan: string;
  /** Reported less declared. */
  selisih: string;
}
export class BarisSalahPabeanDto {
  /** Line of the file. */
  nomor: number;
  masalah: string[];
}
export class HasilBerkasPabeanDto {
  diambil: boolean;
  baris: number;
  baru: number;
  /** Known already, or twice in the file. */
  dikenal: number;
  jumlah_salah: number;
  salah: BarisSalahPabeanDto[];
}
export class PabeanRusakDto {
  isi: string;
  masalah: string;
  diterima: Date;
}
