import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { KODE_PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { HalamanQuery } from '../../http/halaman.dto';

/** Largest id that the tables of menus can hold. */
const MAKS_ID = 2_147_483_647;

export class AnakMenuQuery {
  @Type(() => Number)
  @IsInt()
  @Min(1)
  id_parent: number;
}
export class MenuDto {
  id: number;
  id_parent: number | null;
  kode: string;
  judul: string;
  /** Empty: a heading, shown only with an entry below it. */
  uri: string;
  ikon: string | null;
  urut: number;
}
export class FavoritDto {
  @IsInt()
  @Min(1)
  @Max(MAKS_ID)
  id_menu: number;

  @IsBoolean()
  favorit: boolean;
}

export class AclQuery extends HalamanQuery {
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(MAKS_ID)
  id_menu?: number;
}
/** To whom an entry is shown: exactly one of role, user and organization. */
export class AclBaruDto {
  @IsInt()
  @Min(1)
  @Max(MAKS_ID)
  id_menu: number;

  @IsOptional()
  @IsIn(KODE_PERAN)
  kode_peran?: KodePeran;

  @IsOptional()
  @IsUUID()
  id_user?: string;

  @IsOptional()
  @IsUUID()
  id_organisasi?: string;

  @IsBoolean()
  tampil: boolean;
}
export class AclUbahDto {
  @IsBoolean()
  tampil: boolean;

  @IsInt()
  @Min(1)
  @Max(MAKS_ID)
  versi: number;
}
export class AclDto {
  id: number;
  id_menu: number;
  kode: string;
  judul: string;
  kode_peran: KodePeran | null;
  id_user: string | null;
  id_organisasi: string | null;
  /** Name of the user or organization. */
  nama_sasaran: string | null;
  tampil: boolean;
  versi: number;
}
export class TautanDasborDto {
  kode: string;
  nama: string;
  uraian: string;
  tautan: string;
  urut: number;
}
