import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import type { KdGrup } from '@sinas/domain/komoditas/elemen';
import type { JenisKolom } from '@sinas/domain/baris/kolom';
import {
  JENIS_PELAKU,
  type DaftarIsian,
  type JenisIsian,
  type JenisPelaku,
  type KodeLangkah,
} from '@sinas/domain/formulir/formulir';

export class LangkahFormulirDto {
  kode: KodeLangkah;
  nama: string;
  /** Only for these actors; absent = all. */
  @ApiProperty({ enum: Object.keys(JENIS_PELAKU), isArray: true, required: false })
  untuk?: readonly JenisPelaku[];
}
export class IsianDto {
  kd_field: string;
  langkah: KodeLangkah;
  label: string;
  jenis: JenisIsian;
  wajib: boolean;
  maks?: number;
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  pilihan?: Readonly<Record<string, string>>;
  /** Of kind 'acuan': the list. Its code is stored, and its name beside it under `ur_<kd_field>`. */
  daftar?: DaftarIsian;
  /** Only where this ministry leads the commodity group; absent = all. */
  kd_ga?: string;
  bantuan?: string;
  @ApiProperty({ enum: Object.keys(JENIS_PELAKU), isArray: true, required: false })
  untuk?: readonly JenisPelaku[];
  /** Personal data: masked in lists and logs. */
  pribadi?: boolean;
  /** A percentage, not a quantity of the goods. */
  persen?: boolean;
  /** Of a number: its own unit, as it stands after it. */
  satuan?: string;
  /** Of a number: without parts. */
  bulat?: boolean;
}
export class KolomDto {
  kd_field: string;
  label: string;
  jenis: JenisKolom;
  wajib: boolean;
  maks?: number;
  grup?: KdGrup;
  /** Of kind 'pilihan': names by code. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  pilihan?: Readonly<Record<string, string>>;
}
export class OpsiDto {
  kd_elemen: string;
  ur_elemen: string;
  kd_grup: KdGrup;
  ur_grup: string;
  fl_disable: boolean;
  flag_enable: boolean;
}
export class SatuanPilihanDto {
  kodeSatuan: string;
  urSatuan: string;
}
export class KodeNamaDto {
  kode: string;
  nama: string;
}
export class DokumenSyaratDto {
  kd_dokumen: string;
  nama: string;
  wajib: boolean;
}
@ApiExtraModels(OpsiDto)
export class FormulirDto {
  langkah: LangkahFormulirDto[];
  isian: IsianDto[];
  kolom: KolomDto[];
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { $ref: '#/components/schemas/OpsiDto' } },
  })
  opsi: Record<string, OpsiDto[]>;
  /** Tariff lines of the commodity. */
  contoh_hs: KodeNamaDto[];
  /** No others may be chosen. */
  hs_lengkap: boolean;
  satuan: SatuanPilihanDto[];
  dokumen: DokumenSyaratDto[];
  tutup_buat: Date;
  tutup_ubah: Date;
  closedForm: boolean;
  /** Importer's number of the company in a draft ('01' API-U, '02' API-P): which kinds of actor it may apply as. */
  api_code: string | null;
  /** Parts that may be changed in a returned file; null = all. */
  bagian_terbuka: string[] | null;
}
