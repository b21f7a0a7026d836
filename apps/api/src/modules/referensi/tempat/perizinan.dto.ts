import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { OpsiElemenDto, TahunQuery } from '../komoditas/komoditas.dto';
import { JENIS_DAFTAR, SARINGAN, type JenisDaftar, type Saringan } from './perizinan.service';
import { KataKunciQuery } from '../cari/referensi.dto';

export class GalurQuery extends TahunQuery {
  @IsOptional()
  @Matches(/^01\d{1,2}$/)
  kd_komoditas?: string;
}
export class GalurDto extends OpsiElemenDto {
  kd_komoditas: string;
}
export class BarangPeraturanQuery {
  @IsOptional()
  @Matches(/^01\d{1,2}$/)
  kd_komoditas?: string;

  @IsOptional()
  @IsString()
  @MaxLength(10_000)
  keyword?: string;
}
export class BarangPeraturanDto {
  kd_komoditas: string;
  ur_komoditas: string;
  hsCodeFormat: string;
  uraianId: string;
  peraturan: string;
  klaster: string;
}
export class SimpulDendogramDto {
  id: string;
  uraian: string;
  hsCodeFormat: string;
  /** Per cent of the material that becomes this. */
  rendemen: number;
  anak: SimpulDendogramDto[];
}
export class SaringanQuery {
  @IsIn(SARINGAN)
  type: Saringan;
}
export class PilihanQuery extends KataKunciQuery {
  @IsIn(JENIS_DAFTAR)
  type: JenisDaftar;
}
