import { JENIS_DISTRIBUSI } from '@sinas/domain/baris/distribusi';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { ApiProperty } from '@nestjs/swagger';
import { DaftarMassal, objekBiasa, type AturanMassal } from '../../../http/daftar-massal';
import { DitolakDto, HasilSimpanDto } from '../draf/draf.dto';

const MEDAN = [
  'jenis_distribusi',
  'nama_pembeli',
  'npwp_pembeli',
  'kota',
  'negara_tujuan',
  'pelabuhan_muat',
  'keterangan',
  'satuan',
  'jml',
];
/** What a row must be to be looked at at all; each is judged by itself. */
const isi: AturanMassal['periksa'] = (nilai) => {
  const r = objekBiasa(nilai);
  if (!r || Object.keys(r).some((k) => !MEDAN.includes(k) && k !== 'no_seri'))
    return [{ path: '', rule: 'isObject', message: `Baris harus berupa objek dengan ${MEDAN.join(', ')}` }];
  return [];
};

/** To whom a part of a good goes: `lokal` names the buyer, `ekspor` country and port, `lainnya` a note. */
export class DistribusiIsiDto {
  @IsIn(Object.keys(JENIS_DISTRIBUSI))
  jenis_distribusi: keyof typeof JENIS_DISTRIBUSI;

  @IsOptional()
  @IsString()
  @MaxLength(1000)
  nama_pembeli?: string;

  /** Fifteen or sixteen digits. */
  @IsOptional()
  @IsString()
  @MaxLength(60)
  npwp_pembeli?: string;

  @IsOptional()
  @IsString()
  @MaxLength(1000)
  kota?: string;

  @IsOptional()
  @IsString()
  @MaxLength(10)
  negara_tujuan?: string;

  @IsOptional()
  @IsString()
  @MaxLength(20)
  pelabuhan_muat?: string;

  @IsOptional()
  @IsString()
  @MaxLength(1000)
  keterangan?: string;

  @IsString()
  @MaxLength(10)
  satuan: string;

  /** Exact decimal text. */
  @IsString()
  @MaxLength(30)
  jml: string;

  @IsOptional()
  @IsInt()
  no_seri?: number;
}
export class DistribusiBuatDto {
  @Matches(/^\d{1,18}$/)
  id_baris: string;

  /** Each is judged by itself: a wrong one comes back with its faults, the others are taken. */
  @DaftarMassal({ maks: 1000, wajib: true, periksa: isi })
  rows: DistribusiIsiDto[];
}
export class DistribusiUbahDto {
  @Matches(/^\d{1,18}$/)
  id: string;

  @IsInt()
  @Min(1)
  versi: number;

  @IsObject()
  @ValidateNested()
  @Type(() => DistribusiIsiDto)
  data: DistribusiIsiDto;
}
export class DistribusiHapusQuery {
  /** One id, or several of the same good. */
  @ApiProperty({ type: [String] })
  @IsString({ each: true })
  @Matches(/^\d{1,18}$/, { each: true })
  id: string | string[];
}
export class DistribusiQuery {
  @IsString()
  @MaxLength(26)
  id_nk: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100_000)
  page?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(500)
  limit?: number;
}
export class KhususQuery {
  @IsString()
  @MaxLength(26)
  id_nk: string;
}

export class DistribusiDitulisDto {
  id: string;
  /** The goods row. */
  id_baris: string;
  no_seri: number;
  versi: number;
  jenis_distribusi: keyof typeof JENIS_DISTRIBUSI;
  nama_pembeli?: string;
  npwp_pembeli?: string;
  kota?: string;
  negara_tujuan?: string;
  ur_negara_tujuan?: string;
  pelabuhan_muat?: string;
  ur_pelabuhan_muat?: string;
  keterangan?: string;
  satuan: string;
  ur_satuan?: string;
  jml: string;
}
export class DistribusiDto extends DistribusiDitulisDto {
  seri_barang: number;
  uraian_barang: string;
  /** What is asked for of the good, and the sum of all its rows. */
  jml_barang: string;
  jumlah_barang: string;
}
export class RekapDistribusiDto {
  jenis_distribusi: keyof typeof JENIS_DISTRIBUSI;
  ur_jenis_distribusi: string;
  satuan: string;
  baris: number;
  jml: string;
}
export class DataDistribusiDto {
  /** False: the service does not ask for it, or not of this kind of actor. */
  berlaku: boolean;
  rekap: RekapDistribusiDto[];
  rows: DistribusiDto[];
}
export class HasilDistribusiDto extends HasilSimpanDto {
  diterima: DistribusiDitulisDto[];
  ditolak: DitolakDto[];
}
export class HasilDistribusiSatuDto extends HasilSimpanDto {
  baris: DistribusiDitulisDto;
}
export class IsianKhususDto {
  kd_field: string;
  label: string;
  wajib: boolean;
  /** Unit of a number, as it stands after it. */
  satuan: string | null;
  /** As it is stored; null while it is empty. */
  nilai: string | null;
  /** As people read it. */
  ur_nilai: string;
}
export class DataKhususDto {
  idNk: string;
  noAju: string;
  /** False: the service asks for nothing of the kind. */
  berlaku: boolean;
  isian: IsianKhususDto[];
}
