import { IsIn, IsOptional } from 'class-validator';
import { KataKunciQuery } from '../cari/referensi.dto';
import type { DaerahTipe } from './wilayah.service';

export class DaerahQuery extends KataKunciQuery {
  /** 1 province, 2 regency or city, 3 district. */
  @IsOptional()
  @IsIn(['1', '2', '3'])
  daerah_tipe?: DaerahTipe;
}
export class DaerahDto {
  KodeDaerah: string;
  NamaDaerah: string;
  daerah_tipe: DaerahTipe;
  KodeProvinsi: string;
  NamaProvinsi: string;
  KodeKota: string | null;
  NamaKota: string | null;
}
