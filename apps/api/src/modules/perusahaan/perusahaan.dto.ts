import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import type { HasilPeriksa } from '@sinas/domain/referensi/periksa-perusahaan';

const NOMOR = /^[\w.-]{1,60}$/;

/** Which company is meant; one's own when missing. */
export class NibNpwpQuery {
  @IsOptional()
  @Matches(NOMOR)
  nib?: string;

  @IsOptional()
  @Matches(NOMOR)
  npwp?: string;
}
export class NibQuery {
  @IsOptional()
  @Matches(NOMOR)
  nib?: string;
}
export class IdNibQuery {
  /** The id of the registry, the NIB or the NPWP. */
  @IsOptional()
  @Matches(NOMOR)
  id_nib?: string;
}
export class IdQuery {
  /** NPWP or NIB. */
  @IsOptional()
  @Matches(NOMOR)
  id?: string;
}
export class NpwpQuery {
  @IsOptional()
  @Matches(NOMOR)
  npwp?: string;
}
export class KementanQuery {
  @IsOptional()
  @IsString()
  @MaxLength(10_000)
  keyword?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(500)
  limit?: number;
}

export class NibNpwpDto {
  id_nib: string;
  nib: string;
  npwp: string;
  nama: string;
  alamat: string;
  /** 01 API-U, 02 API-P */
  api_code: string;
  /** 01 active */
  status_nib: string;
  kswp: string;
}
export class NibBadanDto {
  @IsOptional()
  @Matches(NOMOR)
  nib?: string;
}
export class KbliPerusahaanDto {
  kode_kbli: string;
  uraian: string;
}
export class NibOssDto {
  nib: string;
  npwp: string;
  nama: string;
  alamat: string;
  api_code: string;
  status_nib: string;
  kswp: string;
  kbli: KbliPerusahaanDto[];
  jumlah_proyek: number;
}
export class ProyekDto {
  id_proyek: string;
  kbli: string;
  uraian_usaha: string;
  sektor: string;
  flag_cabang: string;
  npwp_cabang: string;
  nama_cabang: string;
  nama_pj: string;
  no_identitas_pj: string;
  /** Rupiah, decimal text. */
  jumlah_investasi: string;
}
export class HasilPeriksaDto {
  kode: HasilPeriksa['kode'];
  uraian: string;
  lulus: boolean;
}
export class NpwpDto {
  npwp: string;
  nama: string;
  alamat: string;
  kode_kpp: string;
  ur_kpp: string;
  status: string;
}
export class KswpDto {
  npwp: string;
  kswp: string;
  keterangan: string;
}
export class PemusatanDto {
  npwp: string;
  npwp_pusat: string;
  /** Y or T */
  pemusatan: string;
  keterangan: string;
}
export class SertifikatDto {
  nomor: string;
  nama: string;
  berlaku_mulai: string;
  berlaku_akhir: string;
}
export class KapasitasDto {
  kbli: string;
  uraian: string;
  kapasitas: string;
  satuan: string;
  ur_satuan: string;
  tahun: string;
}
export class LhvDto {
  nomor: string;
  surveyor: string;
  tanggal: string;
  hasil: string;
}
export class ProfilIndustriDto {
  npwp: string;
  nama: string;
  alamat: string;
  sektor: string;
  status: string;
}
export class AlamatLuar {
  nama: string;
  alamat: string;
  kd_negara: string;
  negara: string;
}
export class EksportirDto extends AlamatLuar {
  kode: string;
}
export class UnitUsahaDto extends AlamatLuar {
  kode_unit_usaha: string;
  id_simrek: string;
}
export class PremisesDto extends AlamatLuar {
  kode_register_premises: string;
}
